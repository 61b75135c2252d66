public import PlatformUIKit

extension UIAction {
  /// Creates an action that emits an event when the user chooses the action, for example in a menu.
  ///
  /// ```swift
  /// UIMenu(children: [
  ///   UIAction.routerEvent(.named(.deleteTapped), title: "Delete", attributes: .destructive, from: cell)
  /// ])
  /// ```
  ///
  /// A menu is not a responder, so the event starts at `responder`. For a control, call `emits` instead: a control keeps
  /// every action that is added to it, so a reused cell would add one each time.
  ///
  /// - Parameters:
  ///   - event: The event to emit.
  ///   - title: The title in the menu.
  ///   - image: The image beside the title.
  ///   - identifier: The action's identifier, or nil for a unique one.
  ///   - attributes: The attributes of the action, for example destructive, disabled or hidden.
  ///   - state: The state that determines whether the action has a checkmark.
  ///   - responder: The source of the event, referenced weakly. If it is deallocated, the action emits nothing, and
  ///     debug builds report this.
  /// - Returns: The action.
  public static func routerEvent(
    _ event: PreparedEvent,
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    from responder: UIResponder
  ) -> UIAction {
    UIAction(title: title, image: image, identifier: identifier, attributes: attributes, state: state) {
      [weak responder] action in
      event.emit(from: responder, sender: "The action '\(action.title)'")
    }
  }
}

extension UIContextualAction {
  /// Creates a swipe action that emits an event when the user chooses the action.
  ///
  /// ```swift
  /// UISwipeActionsConfiguration(actions: [
  ///   .routerEvent(.named(.deleteTapped), style: .destructive, title: "Delete", from: cell)
  /// ])
  /// ```
  ///
  /// The action calls UIKit's completion handler with true if a responder handles the event, and with false otherwise.
  ///
  /// - Parameters:
  ///   - event: The event to emit.
  ///   - style: The style, which is normal or destructive.
  ///   - title: The title of the action, or nil for none.
  ///   - responder: The source of the event, referenced weakly. If it is deallocated, the action emits nothing, and
  ///     debug builds report this.
  /// - Returns: The action.
  public static func routerEvent(
    _ event: PreparedEvent,
    style: UIContextualAction.Style = .normal,
    title: String?,
    from responder: UIResponder
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak responder] action, _, finish in
      let outcome = event.emit(from: responder, sender: "The swipe action '\(action.title ?? "")'")
      finish(outcome?.isHandled ?? false)
    }
  }
}
