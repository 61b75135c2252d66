public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Something that the user can do to a row, by a swipe or in a menu: an event from its cell.
///
/// ```swift
/// RowAction("Delete", style: .destructive, emits: .quakeDeleted)
/// RowAction("Share", image: "square.and.arrow.up", emits: .message { QuakeShared(id: quake.id) })
/// ```
///
/// If no cell shows the row any more when the action is chosen, the event comes from the list view.
public struct RowAction {
  let title: String
  let image: String?
  let style: UIContextualAction.Style
  let attributes: UIMenuElement.Attributes
  let state: UIMenuElement.State
  let event: PreparedEvent

  /// Makes an action that emits an event with a name.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - image: the name of a system image that shows with the title.
  ///   - style: whether the action is destructive, by a swipe as in a menu.
  ///   - attributes: how it shows in a menu besides; a swipe brings up no hidden action.
  ///   - state: whether it has a mark in a menu.
  ///   - name: the event.
  ///   - userInfo: makes what the event carries when the action is chosen.
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

  /// Makes an action that emits an event, such as a typed one.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - image: the name of a system image that shows with the title.
  ///   - style: whether the action is destructive, by a swipe as in a menu.
  ///   - attributes: how it shows in a menu besides; a swipe brings up no hidden action.
  ///   - state: whether it has a mark in a menu.
  ///   - event: the event.
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
