import PagedList
import PromiseChain

/// The domain service: it fetches earthquakes, and does nothing else. Its pages are those of the events near Fiji.
protocol QuakeService: PageLoading where Item == Quake {
  /// The notable earthquakes.
  func notable() async throws(RequestError) -> Page<NotableQuake>

  /// One earthquake.
  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake

  /// No more than `count` others of the earthquake's catalog, the nearest first: in place where that is measured, else
  /// in time.
  func neighbours(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbour]
}
