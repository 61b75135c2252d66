import Foundation
import PagedList
import Requests

/// A service that reads the JSON files in the app's bundle.
struct BundledQuakeService: QuakeService {
  /// A closure that returns the content of the file with the given name.
  typealias Reading = @Sendable (String) throws(RequestError) -> Data

  private let read: Reading

  /// Creates a service.
  ///
  /// - Parameter read: A closure that returns the content of a file. By default, it reads from the app's bundle.
  init(reading read: @escaping Reading = DemoResources.data(named:)) {
    self.read = read
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    let events = try feed().elements
    let rows = events.dropFirst(request.index * request.size).prefix(request.size)
    return LoadedPage(Array(rows), pageSize: request.size, total: events.count)
  }

  /// Returns all events near Fiji.
  func feed() throws(RequestError) -> Page<Quake> {
    try Page(read("quakes.json"), document: "quakes.json", element: Quake.init)
  }

  /// The last 20 events of the bundled feed, or an empty slice if the file cannot be read.
  ///
  /// The demo presents these events, in this order, as if they occurred while the app runs.
  var arrivals: ArraySlice<Quake> { (try? feed())?.elements.suffix(20) ?? [] }

  func notable() async throws(RequestError) -> Page<NotableQuake> {
    try Page(read("notable.json"), document: "notable.json", element: NotableQuake.init)
  }

  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
    let found: Earthquake? =
      switch id.catalog {
      case .feed: try feed().elements.first { $0.id == id }.map(Earthquake.event)
      case .notable: try await notable().elements.first { $0.id == id }.map(Earthquake.notable)
      }
    if let found { return found }
    throw RequestError(.status(404, body: "no such earthquake"), source: "\(id)")
  }

  func neighbors(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbor] {
    switch earthquake {
    case .event(let quake): try feed().neighbors(of: quake, count: count)
    case .notable(let quake): try await notable().neighbors(of: quake, count: count)
    }
  }
}
