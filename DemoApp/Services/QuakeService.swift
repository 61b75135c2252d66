import PagedList
import PromiseChain

/// The domain service, which fetches earthquakes. Its pages are the events near Fiji.
protocol QuakeService: PageLoading where Item == Quake {
  /// Fetches the notable earthquakes.
  func notable() async throws(RequestError) -> Page<NotableQuake>

  /// Fetches one earthquake.
  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake

  /// Fetches at most `count` other earthquakes of the same catalog, nearest first: in place for events near Fiji, in
  /// time for notable earthquakes.
  func neighbours(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbour]
}
