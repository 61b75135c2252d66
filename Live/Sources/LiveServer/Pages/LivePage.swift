internal import Foundation
internal import RouterEventsInspector

/// The web page that shows the events of apps.
struct LivePage {
  let html: String

  /// The content security policy that the page's HTML declares.
  let policy: String

  /// Creates a page, or returns nil if its HTML declares no content security policy.
  init?(title: String) {
    html = EventHistory(title, steps: []).html(following: "live")
    guard let start = html.range(of: "http-equiv=\"Content-Security-Policy\" content=\""),
      let end = html.range(of: "\"", range: start.upperBound..<html.endIndex)
    else { return nil }
    policy = String(html[start.upperBound..<end.lowerBound])
  }
}
