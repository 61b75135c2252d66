internal import Foundation
internal import RouterEventsInspector

/// The page that follows the apps of its server.
struct LivePage {
  let html: String

  /// The page's own content security policy.
  let policy: String

  /// Makes a page. Returns nil if it names no policy.
  init?(title: String) {
    html = EventReport(title, steps: []).html(following: "live")
    guard let start = html.range(of: "http-equiv=\"Content-Security-Policy\" content=\""),
      let end = html.range(of: "\"", range: start.upperBound..<html.endIndex)
    else { return nil }
    policy = String(html[start.upperBound..<end.lowerBound])
  }
}
