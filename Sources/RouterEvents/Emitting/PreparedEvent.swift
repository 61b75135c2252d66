/// An event to emit later, for example when a control is touched or a menu action is chosen.
///
/// ```swift
/// UIAction.routerEvent(.named(.deleteTapped) { [.sku: sku] }, title: "Delete", from: cell)
/// button.emits(.message { ShareTapped(url: url) })
/// ```
///
/// UIKit's controls, gesture recognizers, bar items and actions accept one. A widget of your own can store one and call
/// ``emit(from:)``.
@MainActor
public struct PreparedEvent {
  /// The name of the event.
  public let name: EventName

  private let emission: @MainActor (any EventResponder) -> EventOutcome?

  /// Prepares an event that a closure emits.
  package init(_ name: EventName, emission: @escaping @MainActor (any EventResponder) -> EventOutcome?) {
    (self.name, self.emission) = (name, emission)
  }

  /// Prepares an event with a name.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - userInfo: Returns the user info. It is called for each emission.
  /// - Returns: The prepared event.
  public static func named(
    _ name: EventName,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) -> PreparedEvent {
    PreparedEvent(name) { $0.routerEvent(name: name, userInfo: userInfo()) }
  }

  /// Prepares a typed event.
  ///
  /// - Parameter message: Returns the message, or nil to emit nothing. It is called for each emission.
  /// - Returns: The prepared event.
  public static func message<Message: EventMessage>(
    _ message: @escaping @MainActor () -> Message?
  ) -> PreparedEvent {
    PreparedEvent(Message.name) { responder in message().map { responder.routerEvent($0) } }
  }

  /// Emits the event from a responder.
  ///
  /// - Returns: The outcome, or nil if nothing was emitted.
  @discardableResult
  public func emit(from responder: any EventResponder) -> EventOutcome? {
    emission(responder)
  }

  /// Emits the event from a weakly referenced responder. If it is deallocated, reports that and emits nothing.
  ///
  /// - Parameters:
  ///   - responder: The source.
  ///   - sender: The subject of the report, for example "A control".
  /// - Returns: The outcome, or nil if nothing was emitted.
  @discardableResult
  func emit(from responder: (any EventResponder)?, sender: @autoclosure () -> String) -> EventOutcome? {
    if let responder { return emit(from: responder) }
    EventRouter.reportDeallocatedSource(sender(), of: name)
    return nil
  }
}
