import Foundation
import PagedList
import PromiseChain

/// The service that reads the events from a server, a page or one of them at a time.
///
/// A page is at `feed?page=2&size=20`, counted from 1, in the shape `{"Data": {"List": […], "PageSize": 20, "Total":
/// 1000}}`; one event is at `feed/17`, as `{"Data": {…}}`. The notable earthquakes are those that come with the app.
struct HTTPQuakeService: QuakeService {
  private let feed: URL
  private let pages: HTTPPageLoader<Quake>
  /// How long an answer may take, so that nobody watches an empty screen for minutes.
  private static let patience = Duration.seconds(15)

  private let notableService = BundledQuakeService()

  /// Makes a service that reads from the address of the events.
  init(feed: URL) {
    self.feed = feed
    var envelope = PageEnvelope.dataList
    envelope.total = ["Data", "Total"]
    pages = HTTPPageLoader(feed, envelope: envelope) { try Quake($0) }.timeout(Self.patience)
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    try await pages.page(request)
  }

  func notable() async throws(RequestError) -> Page<NotableQuake> {
    try await notableService.notable()
  }

  func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
    guard id.catalog == .feed else { return try await notableService.earthquake(id) }
    let address = feed.appendingPathComponent("\(id.number)").absoluteString
    return .event(
      try await asking(address) { try Quake(try await Get(address).timeout(Self.patience).json()["Data"]) }
    )
  }

  func neighbours(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbour] {
    guard case .event(let quake) = earthquake else {
      return try await notableService.neighbours(of: earthquake, count: count)
    }
    let events = try await asking(feed.absoluteString) {
      try await pages.page(PageRequest(size: 1_000)).items
    }
    return Page(elements: events, size: events.count).neighbours(of: quake, count: count)
  }

  /// Has only errors of requests thrown: besides them there are those of single elements, which say why, and of tasks.
  private func asking<Answer>(
    _ source: String,
    _ ask: () async throws -> Answer
  ) async throws(RequestError) -> Answer {
    do {
      return try await ask()
    } catch {
      let reason = (error as? PageElementError)?.reason ?? error
      throw reason as? RequestError ?? RequestError(.cancelled, source: source)
    }
  }
}
