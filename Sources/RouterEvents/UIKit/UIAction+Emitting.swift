#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIAction {
  /// Creates an action that emits an event when it is chosen, for example in a menu.
  ///
  /// ```swift
  /// UIMenu(children: [
  ///   UIAction.routerEvent(.named(.deleteTapped), title: "Delete", attributes: .destructive, from: cell)
  /// ])
  /// ```
  ///
  /// Because a menu is not a responder, the event starts at `responder`.
  ///
  /// - Parameters:
  ///   - event: The event to emit.
  ///   - title: The title in the menu.
  ///   - image: The image beside the title.
  ///   - identifier: The action's identifier, or nil for a unique one.
  ///   - attributes: Whether the action is destructive, disabled or hidden.
  ///   - state: Whether the action has a mark.
  ///   - responder: The source, referenced weakly. Once it is deallocated, nothing is emitted, which is reported.
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
  /// Creates a swipe action that emits an event when it is chosen.
  ///
  /// ```swift
  /// UISwipeActionsConfiguration(actions: [
  ///   .routerEvent(.named(.deleteTapped), style: .destructive, title: "Delete", from: cell)
  /// ])
  /// ```
  ///
  /// If the event is handled, the action reports to UIKit that it was performed.
  ///
  /// - Parameters:
  ///   - event: The event to emit.
  ///   - style: Whether the action is destructive.
  ///   - title: The title of the action.
  ///   - responder: The source, referenced weakly. Once it is deallocated, nothing is emitted, which is reported.
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
