import PagedList
import Requests

/// A type that fetches earthquakes. Its pages contain the events near Fiji.
protocol QuakeService: PageLoading where Item == Quake {
  /// Fetches the notable earthquakes.
  func notable() async throws(RequestError) -> Page<NotableQuake>

  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake

  /// Fetches up to `count` other earthquakes of the same catalog, nearest first.
  ///
  /// Distances are measured in space for events near Fiji, and in time for notable earthquakes.
  func neighbors(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbor]
}
