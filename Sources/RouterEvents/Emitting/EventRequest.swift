/// A question up the chain: the first that can answer does.
///
/// ```swift
/// struct CurrentTheme: EventRequest {
///   typealias Response = Theme
///   static let name: EventName = "theme.current"
/// }
/// let theme = cell.ask(CurrentTheme())      // Theme?
/// ```
///
/// Whoever handles events by hand answers with ``RouterEvent/answer(_:with:)``.
public protocol EventRequest {
  /// What the answer is.
  associatedtype Response

  /// The name under which the request travels.
  static var name: EventName { get }
}
