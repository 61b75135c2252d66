import Foundation
import PagedList
import Requests

/// A service that loads events from a server, by page or by id.
///
/// The notable earthquakes come from the app's bundle. The server answers two kinds of requests:
///
/// - `feed?page=2&size=20` returns a page as `{"Data": {"List": […], "PageSize": 20, "Total": 1000}}`. Page numbers
///   start at 1.
/// - `feed/17` returns an event, as `{"Data": {…}}`.
struct HTTPQuakeService: QuakeService {
  private let feed: URL
  private let pages: HTTPPageLoader<Quake>
  /// The timeout of a request. The default of one minute would leave the screen empty for too long.
  private static let timeout = Duration.seconds(15)

  private let notableService = BundledQuakeService()

  init(feed: URL) {
    self.feed = feed
    var envelope = PageEnvelope.dataList
    envelope.total = ["Data", "Total"]
    pages = HTTPPageLoader(feed, envelope: envelope) { try Quake($0) }.timeout(Self.timeout)
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
      try await withRequestErrors(address) {
        try Quake(try await Get(address).timeout(Self.timeout).json()["Data"])
      }
    )
  }

  func neighbors(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbor] {
    guard case .event(let quake) = earthquake else {
      return try await notableService.neighbors(of: earthquake, count: count)
    }
    let events = try await withRequestErrors(feed.absoluteString) {
      try await pages.page(PageRequest(size: 1_000)).items
    }
    return Page(elements: events, size: events.count).neighbors(of: quake, count: count)
  }

  /// Returns the result of a closure. If the closure throws an error, the method throws a `RequestError`.
  ///
  /// A `RequestError` is thrown unchanged, even if it is the reason of a `PageElementError`. Any other error becomes a
  /// cancellation of the request to `source`.
  private func withRequestErrors<Answer>(
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
