#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIAction {
  /// Makes an action, for a menu for example, that emits an event when it is chosen.
  ///
  /// ```swift
  /// UIMenu(children: [
  ///   UIAction.routerEvent(.named(.deleteTapped), title: "Delete", attributes: .destructive, from: cell)
  /// ])
  /// ```
  ///
  /// A menu is no responder: the event starts at the responder that it is given.
  ///
  /// - Parameters:
  ///   - event: the event to emit.
  ///   - title: the title in the menu.
  ///   - image: the image beside the title.
  ///   - identifier: the action's identifier; a unique one by default.
  ///   - attributes: whether the action is destructive, disabled or hidden.
  ///   - state: whether the action has a mark.
  ///   - responder: the source, held weakly. If it is deallocated, nothing is emitted, and that is reported.
  /// - Returns: the action.
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
  /// Makes a swipe action that emits an event when it is chosen.
  ///
  /// ```swift
  /// UISwipeActionsConfiguration(actions: [
  ///   .routerEvent(.named(.deleteTapped), style: .destructive, title: "Delete", from: cell)
  /// ])
  /// ```
  ///
  /// The swipe counts as performed if the event was handled.
  ///
  /// - Parameters:
  ///   - event: the event to emit.
  ///   - style: whether the action is destructive.
  ///   - title: the title of the action.
  ///   - responder: the source, held weakly. If it is deallocated, nothing is emitted, and that is reported.
  /// - Returns: the action.
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
