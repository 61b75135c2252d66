/// A request that is sent up the chain. The first responder with an answer stops it.
///
/// ```swift
/// struct CurrentTheme: EventRequest {
///   typealias Response = Theme
///   static let name: EventName = "theme.current"
/// }
/// let theme = cell.ask(CurrentTheme())      // Theme?
/// ```
///
/// An ``EventHandler`` answers with ``RouterEvent/answer(_:with:)``.
public protocol EventRequest {
  /// The type of the answer.
  associatedtype Response

  /// The name under which the request is sent.
  static var name: EventName { get }
}
