internal import RouterEvents

/// An edge of a row that the user swipes from: left or right by the direction of the text.
public enum SwipeEdge: Sendable {
  /// Where the text begins.
  case leading

  /// Where it ends.
  case trailing
}

/// What the user can do to rows of a model.
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
  /// The rows with actions that a swipe brings up. Each is an event from the row's cell; the swipe closes as performed if
  /// that was handled and, for a destructive action, the row is gone.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .swipe(.trailing) { quake in
  ///     RowAction("Delete", style: .destructive, emits: .quakeDeleted)
  ///     RowAction(quake.isFavorite ? "Unfavorite" : "Favorite", image: "star", emits: .favoriteTapped)
  ///   }
  /// ```
  ///
  /// Actions at the trailing edge take the place of the deletion that ``onDelete(_:)`` offers there.
  ///
  /// - Parameters:
  ///   - edge: where the swipe begins.
  ///   - performsFirstActionWithFullSwipe: whether a swipe all across performs the first action.
  ///   - actions: makes the actions of a model when the user swipes its row, from the edge inwards.
  /// - Returns: the rows with them.
  public func swipe(
    _ edge: SwipeEdge,
    performsFirstActionWithFullSwipe: Bool = true,
    @ListBuilder<RowAction> _ actions: @escaping @MainActor (_ model: Model) -> [RowAction]
  ) -> Rows {
    with { $0.actions[edge] = (performsFirstActionWithFullSwipe, actions) }
  }

  /// The rows with a context menu, which a long press brings up. Each of its actions is an event from the row's cell.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .menu { quake in RowAction("Share", image: "square.and.arrow.up", emits: .quakeShared) }
  /// ```
  ///
  /// - Parameter elements: makes what is in the menu of a model when the user asks for it, from top to bottom; nothing for
  ///   no menu.
  /// - Returns: the rows with it.
  public func menu(
    @ListBuilder<RowMenuElement> _ elements: @escaping @MainActor (_ model: Model) -> [RowMenuElement]
  ) -> Rows {
    with { $0.actions.menu = elements }
  }
}
