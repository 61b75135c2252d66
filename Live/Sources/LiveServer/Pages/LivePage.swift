internal import Foundation
internal import RouterEventsInspector

/// The page that shows the apps of its server.
struct LivePage {
  let html: String

  /// The content security policy that the page declares.
  let policy: String

  /// Creates a page. Returns nil if the HTML declares no policy.
  init?(title: String) {
    html = EventReport(title, steps: []).html(following: "live")
    guard let start = html.range(of: "http-equiv=\"Content-Security-Policy\" content=\""),
      let end = html.range(of: "\"", range: start.upperBound..<html.endIndex)
    else { return nil }
    policy = String(html[start.upperBound..<end.lowerBound])
  }
}
