public import Foundation
internal import KitSupport
@_exported public import StrategyTable

/// A table that turns URLs into events: links to the app, quick actions, and notifications.
///
/// ```swift
/// static let links = EventLinks {
///   EventLink("task/new") { values in .message { TaskAdded(title: values["title"] ?? "") } }
///   EventLink("task/:id") { values in .named(.taskOpened) { [.taskID: values["id"] ?? ""] } }
/// }
/// links.event(for: url)?.emit(from: controller)
/// ```
///
/// A pattern is compared with the path of a URL. The host comes first, unless the scheme is `http` or `https`:
/// `todo://task/3` has the path `task/3`. Case matters, except in the host. If several patterns match, the last one wins.
@MainActor
public struct EventLinks {
  private let links: [EventLink]

  /// Creates a table from links.
  public init(@DeclarationBuilder<EventLink> _ links: () -> [EventLink]) {
    self.links = links()
  }

  /// Returns the event for a URL. If there is none, returns nil, and debug builds report this.
  public func event(for url: URL) -> PreparedEvent? {
    let address = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let host = ["http", "https"].contains(url.scheme?.lowercased()) ? nil : address?.host
    let components = [host ?? ""] + (address?.percentEncodedPath ?? "").components(separatedBy: "/")
    let path = components.filter { !$0.isEmpty }.map { $0.removingPercentEncoding ?? $0 }
    let query = (address?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    for link in links.reversed() {
      guard let values = link.values(of: path, hasHost: host?.isEmpty == false) else { continue }
      if let event = link.event(values.merging(query) { ofPath, _ in ofPath }) { return event }
    }
    Reports.report(
      """
      There is no event for a link with the path '\(path.joined(separator: "/"), limit: 200)'. Nothing was emitted. Add an \
      EventLink for the path, or check the values that its closure expects.
      """
    )
    return nil
  }
}

/// A link in an ``EventLinks`` table: the event for the URLs of one pattern.
@MainActor
public struct EventLink {
  fileprivate let pattern: [String]
  fileprivate let event: @MainActor ([String: String]) -> PreparedEvent?

  /// Creates a link for a path, in which a component with a colon, as in `task/:id`, stands for any text.
  /// The closure receives these texts and the items of the query. It returns nil if a value is missing or wrong.
  public init(_ pattern: String, _ event: @escaping @MainActor ([String: String]) -> PreparedEvent?) {
    self.pattern = pattern.split(separator: "/").map(String.init)
    self.event = event
  }

  fileprivate func values(of path: [String], hasHost: Bool) -> [String: String]? {
    guard path.count == pattern.count else { return nil }
    var values: [String: String] = [:]
    for (index, (expected, found)) in zip(pattern, path).enumerated() {
      let isHost = hasHost && index == 0
      let isSame = expected == found || isHost && expected.lowercased() == found.lowercased()
      guard expected.hasPrefix(":") || isSame else { return nil }
      if expected.hasPrefix(":") { values[String(expected.dropFirst())] = found }
    }
    return values
  }
}
