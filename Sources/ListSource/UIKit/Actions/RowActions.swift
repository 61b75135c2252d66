public import Commands
internal import KitSupport
public import PlatformUIKit
public import RouterEvents

/// The edge of a row at which swipe actions appear.
public enum SwipeEdge: Sendable {
  /// The leading edge, which is on the left in left-to-right languages.
  case leading

  /// The trailing edge, which is on the right in left-to-right languages.
  case trailing
}

extension Rows {
  /// Sets the swipe actions at one edge of the rows. The actions emit events from the row's cell.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .swipe(.trailing) { quake in
  ///     RowAction("Delete", style: .destructive, emits: .quakeDeleted)
  ///     RowAction(quake.isFavorite ? "Unfavorite" : "Favorite", image: "star", emits: .favoriteTapped)
  ///   }
  /// ```
  ///
  /// The closure returns the actions for a model, from the edge inward. It is called when the user swipes the row.
  /// Actions at the trailing edge replace the delete action that ``onDelete(_:)`` adds.
  ///
  /// UIKit learns that an action was performed if its event was handled and, if it is destructive, the list no longer
  /// contains the row.
  public func swipe(
    _ edge: SwipeEdge,
    performsFirstActionWithFullSwipe: Bool = true,
    @ListBuilder<RowAction<Model>> _ actions: @escaping @MainActor (_ model: Model) -> [RowAction<Model>]
  ) -> Rows {
    with { $0[edge] = (performsFirstActionWithFullSwipe, { actions($0).map(\.item) }) }
  }

  /// Sets the context menu of the rows. The actions in the menu emit events from the row's cell.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .menu { quake in RowAction("Share", image: "square.and.arrow.up", emits: .quakeShared) }
  /// ```
  ///
  /// The closure returns the menu elements for the model of the pressed row, from top to bottom. It is called when the
  /// user opens the menu. If there are no elements, no menu opens. For several rows, see ``selectionMenu(_:)``.
  public func menu(
    @ListBuilder<RowMenuElement<Model>> _ elements:
      @escaping @MainActor (_ model: Model) -> [RowMenuElement<Model>]
  ) -> Rows {
    with { $0.menu = { elements($0).map(\.item) } }
  }

  /// Sets the context menu that opens in place of ``menu(_:)`` if the user presses one of several selected rows.
  ///
  /// The closure receives the models of all selected rows with this type of model. The pressed row's cell emits the
  /// events. Row events are impossible, because they have the model of one row.
  public func selectionMenu(
    @ListBuilder<RowMenuElement<Never>> _ elements:
      @escaping @MainActor (_ models: [Model]) -> [RowMenuElement<Never>]
  ) -> Rows {
    with { $0.selectionMenu = { elements($0).map(\.item) } }
  }
}

/// A swipe action or menu item that emits an event from a row's cell.
///
/// ```swift
/// RowAction("Delete", style: .destructive, row: .quakeDeleted)
/// RowAction("Share", image: "square.and.arrow.up", event: .message { QuakeShared(id: quake.id) })
/// ```
///
/// If no cell shows the row when the user chooses the action, the list view emits the event.
public struct RowAction<Model> {
  private(set) var item: RowActionItem

  /// Creates an action that emits a named event.
  ///
  /// The image is a system image. For others, see ``image(_:)``. A destructive action is also destructive in a menu.
  /// The attributes and the state, for example `.on` for a checkmark, apply to the menu item. A swipe ignores them, but
  /// leaves out a hidden action. `userInfo` is called when the user chooses the action.
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
    let event = PreparedEvent.named(name, userInfo: userInfo)
    self.init(title, image: image, style: style, attributes: attributes, state: state, event: event)
  }

  /// Creates an action that emits a row event, whose handlers receive the row's model.
  ///
  /// For the other parameters, see ``init(_:image:style:attributes:state:emits:userInfo:)``.
  @MainActor
  public init(
    _ title: String,
    image: String? = nil,
    style: UIContextualAction.Style = .normal,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    row event: RowEvent<Model>
  ) {
    self.init(title, image: image, style: style, attributes: attributes, state: state, event: .row(event))
  }

  /// Creates an action of a command, with its title, image and event.
  ///
  /// If no responder may handle the event, a swipe leaves the action out, and a menu disables it.
  @MainActor
  public init(
    _ command: EventCommand,
    style: UIContextualAction.Style = .normal,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    let (title, image, event) = (command.title, command.image, command.event)
    self.init(title, image: image, style: style, attributes: attributes, state: state, event: event)
    item.isCommand = true
  }

  /// Creates an action that emits a prepared event, for example a typed event.
  ///
  /// For the other parameters, see ``init(_:image:style:attributes:state:emits:userInfo:)``.
  @MainActor
  public init(
    _ title: String,
    image: String? = nil,
    style: UIContextualAction.Style = .normal,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    event: PreparedEvent
  ) {
    item = RowActionItem(
      title: title,
      image: image.flatMap { UIImage(systemName: $0) },
      style: style,
      attributes: attributes,
      state: state,
      event: event
    )
  }
}

extension RowAction {
  /// Sets an image that is not a system image.
  public func image(_ image: UIImage?) -> RowAction { with { $0.image = image } }

  /// Sets the background color of the swipe action. A menu ignores it.
  public func tint(_ color: UIColor) -> RowAction { with { $0.tint = color } }

  /// Sets the text below the title of the menu item. A swipe ignores it.
  public func subtitle(_ subtitle: String) -> RowAction { with { $0.subtitle = subtitle } }

  /// Emits the event only after the user has confirmed the action, in a submenu of a menu or in an action sheet after a
  /// swipe. The next view controller in the responder chain presents the sheet. If there is none, that is reported, and
  /// nothing is emitted. A sheet that the app dismisses counts as a no.
  public func confirmation(_ question: String, button: String, cancel: String = "Cancel") -> RowAction {
    with { $0.confirmation = (question, button, cancel) }
  }

  private func with(_ change: (inout RowActionItem) -> Void) -> RowAction {
    modified(self) { change(&$0.item) }
  }
}

/// An element of a row's context menu: an action or a submenu.
public struct RowMenuElement<Model> {
  let item: RowMenuItem
}

extension ListBuilder {
  /// Returns an action as a menu element.
  public static func buildExpression<Model>(_ action: RowAction<Model>) -> Parts
  where Part == RowMenuElement<Model> {
    .one(RowMenuElement(item: .action(action.item)))
  }

  /// Returns a submenu as a menu element.
  public static func buildExpression<Model>(_ menu: RowMenu<Model>) -> Parts
  where Part == RowMenuElement<Model> {
    .one(RowMenuElement(item: menu.item))
  }
}

/// A submenu in the context menu of a row.
///
/// ```swift
/// RowMenu("More", image: "ellipsis") {
///   RowAction("Hide", attributes: .destructive, row: .quakeHidden)
/// }
/// ```
public struct RowMenu<Model> {
  let item: RowMenuItem

  /// Creates a submenu, optionally with the name of a system image, from its elements from top to bottom.
  @MainActor
  public init(
    _ title: String = "",
    image: String? = nil,
    options: UIMenu.Options = [],
    @ListBuilder<RowMenuElement<Model>> elements: @MainActor () -> [RowMenuElement<Model>]
  ) {
    item = .menu(title: title, image: image, options, elements().map(\.item))
  }
}

/// An action without the type of the row's model.
struct RowActionItem {
  let title: String
  var image: UIImage?
  let style: UIContextualAction.Style
  let attributes: UIMenuElement.Attributes
  let state: UIMenuElement.State
  let event: PreparedEvent
  var isCommand = false
  var tint: UIColor?
  var subtitle: String?
  var confirmation: (question: String, button: String, cancel: String)?
}

/// An element of a menu without the type of the row's model.
indirect enum RowMenuItem {
  case action(RowActionItem)
  case menu(title: String, image: String?, UIMenu.Options, [RowMenuItem])
}
