internal import RouterEvents

/// The edge of a row at which swipe actions appear.
public enum SwipeEdge: Sendable {
  /// The leading edge, which is on the left in left-to-right languages.
  case leading

  /// The trailing edge, which is on the right in left-to-right languages.
  case trailing
}

/// The declared swipe actions, context menu and reordering event of a group of rows.
struct RowActions<Model> {
  typealias Swipe = (isFull: Bool, actions: @MainActor (Model) -> [RowAction])

  var leading: Swipe?
  var trailing: Swipe?
  var menu: (@MainActor (Model) -> [RowMenuElement])?
  var reorder: (@MainActor (Model, Reorder) -> PreparedEvent)?

  subscript(edge: SwipeEdge) -> Swipe? {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }
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
  /// The list reports an action to UIKit as performed if its event was handled. It reports a destructive action as
  /// performed only if the list also no longer contains the row.
  ///
  /// Actions at the trailing edge replace the delete action that ``onDelete(_:)`` adds.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions appear.
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action.
  ///   - actions: Returns the actions for a model, from the edge inward. Called when the user swipes the row.
  /// - Returns: The rows with the actions.
  public func swipe(
    _ edge: SwipeEdge,
    performsFirstActionWithFullSwipe: Bool = true,
    @ListBuilder<RowAction> _ actions: @escaping @MainActor (_ model: Model) -> [RowAction]
  ) -> Rows {
    with { $0.actions[edge] = (performsFirstActionWithFullSwipe, actions) }
  }

  /// Sets the context menu of the rows. The actions in the menu emit events from the row's cell.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .menu { quake in RowAction("Share", image: "square.and.arrow.up", emits: .quakeShared) }
  /// ```
  ///
  /// The menu is that of the pressed row, even if several rows are selected. For actions on all of them, use
  /// ``ListAdapter/selectedItems(of:)`` in the strategy.
  ///
  /// - Parameter elements: Returns the menu elements for a model, from top to bottom. Called when the user opens the
  ///   menu. If there are no elements, no menu opens.
  /// - Returns: The rows with the menu.
  public func menu(
    @ListBuilder<RowMenuElement> _ elements: @escaping @MainActor (_ model: Model) -> [RowMenuElement]
  ) -> Rows {
    with { $0.actions.menu = elements }
  }
}
