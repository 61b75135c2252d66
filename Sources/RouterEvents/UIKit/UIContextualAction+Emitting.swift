#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIContextualAction {
  /// A swipe action that emits an event when it is chosen.
  ///
  /// ```swift
  /// UISwipeActionsConfiguration(actions: [
  ///   .routerEvent(.deleteTapped, style: .destructive, title: "Delete", from: cell)
  /// ])
  /// ```
  ///
  /// The swipe counts as performed if somebody handled the event.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - style: whether the action is destructive.
  ///   - title: what is written on it.
  ///   - responder: the source, held weakly. Where it is gone, nothing is emitted, and that is reported.
  ///   - userInfo: called each time, on the main actor.
  /// - Returns: the action.
  public static func routerEvent(
    _ name: EventName,
    style: UIContextualAction.Style = .normal,
    title: String?,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { [:] }
  ) -> UIContextualAction {
    action(PreparedEvent(name, userInfo: userInfo), style: style, title: title, from: responder)
  }

  /// A swipe action that emits a typed event when it is chosen.
  ///
  /// - Parameters:
  ///   - type: the event's type.
  ///   - style: whether the action is destructive.
  ///   - title: what is written on it.
  ///   - responder: the source, held weakly. Where it is gone, nothing is emitted, and that is reported.
  ///   - message: called each time, on the main actor; nil emits nothing.
  /// - Returns: the action.
  public static func routerEvent<Message: EventMessage>(
    _ type: Message.Type,
    style: UIContextualAction.Style = .normal,
    title: String?,
    from responder: UIResponder,
    message: @escaping @MainActor () -> Message?
  ) -> UIContextualAction {
    action(PreparedEvent(message: message), style: style, title: title, from: responder)
  }

  private static func action(
    _ event: PreparedEvent,
    style: UIContextualAction.Style,
    title: String?,
    from responder: UIResponder
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak responder] action, _, finish in
      let outcome = event.emit(from: responder, sender: "The swipe action '\(action.title ?? "")'")
      finish(outcome?.isHandled ?? false)
    }
  }
}
