import PagedList
import PromiseChain

@testable import DemoApp

/// A service that has lists, and of a single earthquake says nothing until it is cancelled.
struct HangingService: QuakeService {
  typealias Moments = (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)

  /// Goes on when an earthquake is asked for.
  let asked: Moments = AsyncStream.makeStream()

  /// Goes on when such a request was cancelled.
  let cancelled: Moments = AsyncStream.makeStream()

  func page(_ request: PageRequest) -> LoadedPage<Quake> { Catalogs.sample.feed.loaded(request.index) }

  func notable() async throws(RequestError) -> Page<NotableQuake> { Catalogs.sample.notable }

  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
    let never: Moments = AsyncStream.makeStream()
    asked.continuation.yield()
    for await _ in never.stream {}
    cancelled.continuation.yield()
    throw RequestError(.cancelled, source: "\(id)")
  }

  func neighbours(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbour] { [] }
}
