internal import KitSupport
public import RouterEvents

/// An event that a recorder saw, as it was when it arrived there.
@MainActor
public struct RecordedEvent {
  /// The event's name.
  public var name: EventName { event.name }

  /// What the event carried, with all that was added below the recorder.
  public var userInfo: UserInfo { event.userInfo }

  /// The typed event, where one was emitted.
  public var message: (any EventMessage)? { event.message }

  /// The class of the responder that emitted it.
  public let source: AnyObject.Type

  let event: RouterEvent
  let summary: String

  /// Whether an expectation was met by it.
  var isExpected = false

  init(_ event: RouterEvent) {
    self.event = event
    source = event.source.map { type(of: $0) } ?? AnyObject.self
    summary = "\(event.summary) from \(String(describing: source).visible)"
  }
}
