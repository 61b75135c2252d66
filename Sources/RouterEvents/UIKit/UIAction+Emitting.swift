#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIAction {
  /// An action, for a menu say, that emits an event when it is chosen.
  ///
  /// ```swift
  /// UIMenu(children: [
  ///   UIAction.routerEvent(.deleteTapped, title: "Delete", attributes: .destructive, from: cell)
  /// ])
  /// ```
  ///
  /// A menu is no responder: the event starts at the responder it is given.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - title: what is written in the menu.
  ///   - image: what is shown beside the title.
  ///   - identifier: the action's identifier; a unique one where nothing is given.
  ///   - attributes: whether the action is destructive, disabled or hidden.
  ///   - state: whether there is a mark at it.
  ///   - responder: the source, held weakly. Where it is gone, nothing is emitted, and that is reported.
  ///   - userInfo: called each time, on the main actor.
  /// - Returns: the action.
  public static func routerEvent(
    _ name: EventName,
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { [:] }
  ) -> UIAction {
    let event = PreparedEvent(name, userInfo: userInfo)
    return UIAction(title: title, image: image, identifier: identifier, attributes: attributes, state: state)
    {
      [weak responder] action in
      event.emit(from: responder, sender: "The action '\(action.title)'")
    }
  }

  /// An action, for a menu say, that emits a typed event when it is chosen.
  ///
  /// - Parameters:
  ///   - type: the event's type.
  ///   - title: what is written in the menu.
  ///   - image: what is shown beside the title.
  ///   - identifier: the action's identifier; a unique one where nothing is given.
  ///   - attributes: whether the action is destructive, disabled or hidden.
  ///   - state: whether there is a mark at it.
  ///   - responder: the source, held weakly. Where it is gone, nothing is emitted, and that is reported.
  ///   - message: called each time, on the main actor; nil emits nothing.
  /// - Returns: the action.
  public static func routerEvent<Message: EventMessage>(
    _ type: Message.Type,
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    from responder: UIResponder,
    message: @escaping @MainActor () -> Message?
  ) -> UIAction {
    let event = PreparedEvent(message: message)
    return UIAction(title: title, image: image, identifier: identifier, attributes: attributes, state: state)
    {
      [weak responder] action in
      event.emit(from: responder, sender: "The action '\(action.title)'")
    }
  }
}
