import PagedList
import Requests

@testable import DemoApp

/// A service with prepared answers.
actor StubService: QuakeService {
  /// The requests other than for lists, in order.
  private(set) var asked: [String] = []

  private var answers: [Result<Catalogs, RequestError>]

  /// Creates a service. The last answer repeats.
  init(_ answers: Result<Catalogs, RequestError>...) {
    self.answers = answers
  }

  func notable() async throws(RequestError) -> Page<NotableQuake> {
    try answers[0].get().notable
  }

  /// Returns a page of the answer's size, which may differ from the requested one.
  func page(_ request: PageRequest) throws -> LoadedPage<Quake> {
    let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
    return try answer.get().feed.loaded(request.index)
  }

  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
    asked.append("\(id)")
    let catalogs = try answers[0].get()
    let found =
      switch id.catalog {
      case .feed: catalogs.feed.elements.first { $0.id == id }.map(Earthquake.event)
      case .notable: catalogs.notable.elements.first { $0.id == id }.map(Earthquake.notable)
      }
    guard let found else { throw RequestError(.status(404, body: ""), source: "\(id)") }
    return found
  }

  func neighbors(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbor] {
    asked.append("neighbors of \(earthquake.id)")
    let catalogs = try answers[0].get()
    return switch earthquake {
    case .event(let quake): catalogs.feed.neighbors(of: quake, count: count)
    case .notable(let quake): catalogs.notable.neighbors(of: quake, count: count)
    }
  }
}
