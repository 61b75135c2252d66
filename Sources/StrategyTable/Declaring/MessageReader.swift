internal import KitSupport
internal import RouterEvents

/// Finds the typed event in an event, or makes it of what one emitted by name carries.
struct MessageReader<Message: EventMessage>: Sendable {
  let position: String

  /// The message; nil, and a report, where there is none and none can be made.
  @MainActor
  func message(of event: RouterEvent) -> Message? {
    if let message = event.message as? Message ?? Message(userInfo: event.userInfo) { return message }
    Reports.report(
      """
      The event '\(event.name)' is no \(Message.self), and none can be made of its user info \
      (keys: \(event.userInfo.keys.joined(separator: ", "), limit: 500)). It was passed on. \
      Emit the message itself, or let \(Message.self) have an init(userInfo:).
      """,
      position: position
    )
    return nil
  }
}
