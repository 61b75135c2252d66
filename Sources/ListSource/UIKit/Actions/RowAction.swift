public import PlatformUIKit
public import RouterEvents

/// A swipe action or menu item that emits an event from a row's cell.
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
  ///   - title: The title of the action.
  ///   - image: The name of a system image, or nil for no image.
  ///   - style: The style of the swipe action. A destructive action is also destructive in a menu.
  ///   - attributes: The attributes of the menu item. A hidden action is also left out of swipe actions. The other
  ///     attributes have no effect there.
  ///   - state: The state of the menu item, for example `.on` for a checkmark.
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

  /// Creates an action that emits a prepared event, for example a typed event.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - image: The name of a system image, or nil for no image.
  ///   - style: The style of the swipe action. A destructive action is also destructive in a menu.
  ///   - attributes: The attributes of the menu item. A hidden action is also left out of swipe actions. The other
  ///     attributes have no effect there.
  ///   - state: The state of the menu item, for example `.on` for a checkmark.
  ///   - event: The event to emit.
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
