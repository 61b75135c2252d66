/// A request that travels up the responder chain until a responder answers it with a value.
///
/// ```swift
/// struct CurrentTheme: EventRequest {
///   typealias Response = Theme
///   static let name: EventName = "theme.current"
/// }
/// let theme = cell.ask(CurrentTheme())      // Theme?
/// ```
///
/// A responder, for example an ``EventHandler``, answers a request with ``RouterEvent/answer(_:with:)``.
public protocol EventRequest {
  /// The type of the answer.
  associatedtype Response

  /// The name under which the request is sent.
  static var name: EventName { get }
}
