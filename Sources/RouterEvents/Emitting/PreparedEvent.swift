/// An event to emit later, for example when the user touches a control or chooses a menu action.
///
/// ```swift
/// UIAction.routerEvent(.named(.deleteTapped) { [.sku: sku] }, title: "Delete", from: cell)
/// button.emits(event: .message { ShareTapped(url: url) })
/// ```
///
/// You can pass a prepared event to UIKit's controls, gesture recognizers, bar button items and actions. Your own
/// widget can store a prepared event and call ``emit(from:)``.
@MainActor
public struct PreparedEvent {
  /// The name of the event.
  public let name: EventName

  private let emission: @MainActor (any EventResponder) -> EventOutcome?

  /// Creates a prepared event from a closure that emits it. The closure returns nil if it emits nothing.
  package init(_ name: EventName, emission: @escaping @MainActor (any EventResponder) -> EventOutcome?) {
    (self.name, self.emission) = (name, emission)
  }

  /// Prepares an event with the given name, and the user info that a closure returns for each emission.
  public static func named(
    _ name: EventName,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) -> PreparedEvent {
    PreparedEvent(name) { $0.routerEvent(name: name, userInfo: userInfo()) }
  }

  /// Prepares the typed event that a closure returns for each emission. If it returns nil, nothing is emitted.
  public static func message<Message: EventMessage>(
    _ message: @escaping @MainActor () -> Message?
  ) -> PreparedEvent {
    PreparedEvent(Message.name) { responder in message().map { responder.routerEvent($0) } }
  }

  /// Prepares a row event with the given model.
  public static func row<Model>(_ event: RowEvent<Model>, of model: Model) -> PreparedEvent {
    PreparedEvent(event.name) { $0.routerEvent(row: event, of: model) }
  }

  /// Prepares a row event, to emit from the cell of a row. The caller ensures that the row has a model of its type.
  package static func row(_ event: RowEvents) -> PreparedEvent { named(event.name) }

  /// Emits the event from a responder, and returns the outcome, or nil if nothing was emitted.
  @discardableResult
  public func emit(from responder: any EventResponder) -> EventOutcome? {
    emission(responder)
  }

  /// Emits the event, or reports that the responder of `sender`, for example "A control", is deallocated.
  @discardableResult
  func emit(from responder: (any EventResponder)?, sender: @autoclosure () -> String) -> EventOutcome? {
    if let responder { return emit(from: responder) }
    EventRouter.reportDeallocatedSource(sender(), of: name)
    return nil
  }
}
