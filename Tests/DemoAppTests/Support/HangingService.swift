import PagedList
import PromiseChain

@testable import DemoApp

/// A service that has lists, and of a single earthquake says nothing until it is cancelled.
struct HangingService: QuakeService {
  /// How many earthquakes were asked for.
  let asked = Signal()

  /// How many such requests were cancelled.
  let cancelled = Signal()

  func page(_ request: PageRequest) -> LoadedPage<Quake> { Catalogs.sample.feed.loaded(request.index) }

  func notable() async throws(RequestError) -> Page<NotableQuake> { Catalogs.sample.notable }

  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
    asked.send()
    try? await Signal().reach(1)
    cancelled.send()
    throw RequestError(.cancelled, source: "\(id)")
  }

  func neighbours(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbour] { [] }
}
