internal import KitSupport
internal import RouterEvents

/// A reader of typed events. If an event was emitted by name, the reader creates the typed event from the user info.
struct MessageReader<Message: EventMessage>: Sendable {
  let position: String

  /// Returns the typed event. If it cannot be created from the user info, reports the failure and returns nil.
  @MainActor
  func message(of event: RouterEvent) -> Message? {
    if let message = event.message as? Message ?? Message(userInfo: event.userInfo) { return message }
    Reports.report(
      """
      The event '\(event.name)' has no message of type \(Message.self), and none could be created from its user info \
      (keys: \(event.userInfo.keys.joined(separator: ", "), limit: 500)). It was forwarded. \
      Emit the message itself, or implement \(Message.self).init(userInfo:).
      """,
      position: position
    )
    return nil
  }
}
