/// A typed event, which carries its values in properties instead of a user info.
///
/// ```swift
/// struct ShareTapped: EventMessage {
///   static let name: EventName = "product.shareTapped"
///   var url: String
/// }
/// cell.routerEvent(ShareTapped(url: "…"))
/// ```
///
/// A responder can also handle a typed event by its name. The responder then receives the values of ``userInfo``.
/// Conversely, if an event is emitted by name, a strategy for the typed event receives the result of
/// ``init(userInfo:)``. Both have default implementations.
public protocol EventMessage {
  /// The name under which the typed event is emitted.
  static var name: EventName { get }

  /// Creates the typed event from the user info of an event that was emitted by name. If the user info lacks a required
  /// value, return nil. A strategy for the typed event then forwards the event.
  init?(userInfo: UserInfo)

  /// The user info for responders that handle the typed event by its name.
  var userInfo: UserInfo { get }
}

extension EventMessage {
  /// Creates no typed event. This default implementation always returns nil.
  public init?(userInfo: UserInfo) { return nil }

  /// An empty user info. By default, responders that handle the typed event by its name receive no values.
  public var userInfo: UserInfo { [:] }
}

/// The base class for the content of an event: a typed event or a request.
@MainActor
class EventContent {
  var subject: Any { self }
  var isRequest: Bool { false }
  var awaitsAnswer: Bool { false }
  var wait: AnswerWait? { nil }
}

@MainActor
final class EmittedMessage: EventContent {
  let message: any EventMessage
  override var subject: Any { message }

  init(_ message: any EventMessage) {
    self.message = message
  }
}
