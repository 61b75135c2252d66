import PagedList
import Requests
import TestSupport

@testable import DemoApp

/// A service whose requests for a single earthquake wait until they are canceled.
struct HangingService: QuakeService {
  /// The number of requests for an earthquake.
  let asked = Signal()

  /// The number of canceled requests.
  let cancelled = Signal()

  func page(_ request: PageRequest) -> LoadedPage<Quake> { Catalogs.sample.feed.loaded(request.index) }

  func notable() async throws(RequestError) -> Page<NotableQuake> { Catalogs.sample.notable }

  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
    asked.send()
    try? await Signal().reach(1)
    cancelled.send()
    throw RequestError(.cancelled, source: "\(id)")
  }

  func neighbors(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbor] { [] }
}
