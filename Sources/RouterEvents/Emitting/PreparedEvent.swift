internal import KitSupport

/// An event that is emitted when something happens that is no event of the kit: a touch, a choice in a menu.
@MainActor
struct PreparedEvent {
  let name: EventName
  private let emission: @MainActor (any EventResponder) -> EventOutcome?

  /// An event with a name, whose user info is made when it is emitted.
  init(_ name: EventName, userInfo: @escaping @MainActor () -> UserInfo) {
    self.name = name
    emission = { $0.routerEvent(name: name, userInfo: userInfo()) }
  }

  /// A typed event, whose message is made when it is emitted; nil emits nothing.
  init<Message: EventMessage>(message: @escaping @MainActor () -> Message?) {
    name = Message.name
    emission = { responder in message().map { responder.routerEvent($0) } }
  }

  /// Emits the event.
  ///
  /// - Parameters:
  ///   - responder: the source; where it is gone, that is reported and nothing is emitted.
  ///   - sender: what was used, for the report.
  /// - Returns: what became of the event; nil where none was emitted.
  @discardableResult
  func emit(from responder: (any EventResponder)?, sender: @autoclosure () -> String) -> EventOutcome? {
    if let responder { return emission(responder) }
    Reports.report(
      """
      \(sender()) was to emit '\(name)' from a responder that is gone: nothing was emitted. \
      Make it anew for the responder that shows it now.
      """
    )
    return nil
  }
}
