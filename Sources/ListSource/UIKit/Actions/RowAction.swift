public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A swipe action or menu item of a row. It emits an event from the row's cell.
///
/// ```swift
/// RowAction("Delete", style: .destructive, emits: .quakeDeleted)
/// RowAction("Share", image: "square.and.arrow.up", emits: .message { QuakeShared(id: quake.id) })
/// ```
///
/// If no cell shows the row when the user chooses the action, the list view emits the event.
public struct RowAction {
  let title: String
  let image: String?
  let style: UIContextualAction.Style
  let attributes: UIMenuElement.Attributes
  let state: UIMenuElement.State
  let event: PreparedEvent

  /// Creates an action that emits a named event.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a system image.
  ///   - style: Whether the action is destructive, in swipes and in menus.
  ///   - attributes: The attributes in a menu. Swipes leave out hidden actions and ignore other attributes.
  ///   - state: The state in a menu, such as a checkmark.
  ///   - name: The name of the event.
  ///   - userInfo: Returns the user info of the event. Called when the user chooses the action.
  @MainActor
  public init(
    _ title: String,
    image: String? = nil,
    style: UIContextualAction.Style = .normal,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    emits name: EventName,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    self.init(
      title,
      image: image,
      style: style,
      attributes: attributes,
      state: state,
      emits: .named(name, userInfo: userInfo)
    )
  }

  /// Creates an action that emits a prepared event, for example a typed one.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a system image.
  ///   - style: Whether the action is destructive, in swipes and in menus.
  ///   - attributes: The attributes in a menu. Swipes leave out hidden actions and ignore other attributes.
  ///   - state: The state in a menu, such as a checkmark.
  ///   - event: The event.
  @MainActor
  public init(
    _ title: String,
    image: String? = nil,
    style: UIContextualAction.Style = .normal,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    emits event: PreparedEvent
  ) {
    (self.title, self.image, self.style) = (title, image, style)
    (self.attributes, self.state, self.event) = (attributes, state, event)
  }
}
