/// An event that is emitted later: when a control is touched, when an action of a menu is chosen.
///
/// ```swift
/// UIAction.routerEvent(.named(.deleteTapped) { [.sku: sku] }, title: "Delete", from: cell)
/// button.emits(.message { ShareTapped(url: url) })
/// ```
///
/// The controls, recognizers, bar items and actions of UIKit take one. A widget of your own takes one too, and calls
/// ``emit(from:)``.
@MainActor
public struct PreparedEvent {
  /// The name of the event.
  public let name: EventName

  private let emission: @MainActor (any EventResponder) -> EventOutcome?

  /// Prepares an event that is emitted by a closure.
  package init(_ name: EventName, emission: @escaping @MainActor (any EventResponder) -> EventOutcome?) {
    (self.name, self.emission) = (name, emission)
  }

  /// Prepares an event with a name.
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - userInfo: makes what the event carries; called at each emission.
  /// - Returns: the event.
  public static func named(
    _ name: EventName,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) -> PreparedEvent {
    PreparedEvent(name) { $0.routerEvent(name: name, userInfo: userInfo()) }
  }

  /// Prepares a typed event.
  ///
  /// - Parameter message: makes the message; called at each emission. Nil emits nothing.
  /// - Returns: the event.
  public static func message<Message: EventMessage>(
    _ message: @escaping @MainActor () -> Message?
  ) -> PreparedEvent {
    PreparedEvent(Message.name) { responder in message().map { responder.routerEvent($0) } }
  }

  /// Emits the event from a responder.
  ///
  /// - Returns: the outcome, or nil if there was no message to emit.
  @discardableResult
  public func emit(from responder: any EventResponder) -> EventOutcome? {
    emission(responder)
  }

  /// Emits the event from a responder that is held weakly. If it is deallocated, that is reported and nothing is emitted.
  ///
  /// - Parameters:
  ///   - responder: the source.
  ///   - sender: what was used, for the report.
  /// - Returns: the outcome, or nil if nothing was emitted.
  @discardableResult
  func emit(from responder: (any EventResponder)?, sender: @autoclosure () -> String) -> EventOutcome? {
    if let responder { return emit(from: responder) }
    EventRouter.reportDeallocatedSource(sender(), of: name)
    return nil
  }
}
