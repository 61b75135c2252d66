internal import KitSupport
public import RouterEvents

/// An event as it arrived at a recorder.
@MainActor
public struct RecordedEvent {
  /// The name under which the event was emitted.
  public var name: EventName { event.name }

  /// The values of the event when it reached the recorder, including values that decorators added.
  public var userInfo: UserInfo { event.userInfo }

  /// The typed event, or nil if the event was emitted by name or is a request.
  public var message: (any EventMessage)? { event.message }

  /// The class of the responder that emitted the event.
  ///
  /// The value is `AnyObject` if the responder had been deallocated when the event reached the recorder.
  public let source: AnyObject.Type

  let event: RouterEvent
  let summary: String

  /// Whether the event has met an expectation.
  var isExpected = false

  init(_ event: RouterEvent) {
    self.event = event
    source = event.source.map { type(of: $0) } ?? AnyObject.self
    summary = "\(event.summary) from \(String(describing: source).visible)"
  }
}
