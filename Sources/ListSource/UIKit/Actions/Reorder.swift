public import Foundation
internal import KitSupport
internal import PlatformUIKit
public import RouterEvents

/// The old and new positions of a row that the user has moved, in one list or from a list to another one.
///
/// ```swift
/// On(.favoritesReordered) { controller, event in
///   guard let reorder = event.userInfo[.reorder] else { return }
///   let favorite = controller.favorites.remove(at: reorder.from.indexPath.row)
///   controller.favorites.insert(favorite, at: reorder.to.indexPath.row)
/// }
/// ```
public struct Reorder: CustomStringConvertible {
  /// The position of a row: its section and its index path.
  public struct Place: CustomStringConvertible {
    /// The id of the section.
    public let section: AnyHashable

    /// The index path of the row in the last applied list. In a collapsed section or node, it is the index path that
    /// the row has if that is expanded.
    public let indexPath: IndexPath

    /// The id of the row's parent in an outline, or nil at the top of an outline and outside outlines.
    public let parent: AnyHashable?

    /// The index of the row among the children of its parent, or else in its ``Rows``.
    public let index: Int

    /// A description of the section's id and the row's index, for example `recent 3`.
    public var description: String { "\(boundedDescription(of: section)) \(indexPath.row)" }
  }

  /// The model of the row at the time of the move.
  public let item: Any

  /// The id of the row.
  public let id: AnyHashable

  /// The old position of the row, in the list before the move.
  public let from: Place

  /// The new position of the row, in the list after the move. If the row comes from another list, that is the list to
  /// which the user dragged it.
  public let to: Place

  /// A description of both positions, for example `recent 3 to favorites 0`.
  public var description: String { "\(from) to \(to)" }
}

extension UserInfoKeys {
  /// The key for the ``Reorder`` in the user info of the events that `Rows.reorderable(emits:)`, `Rows.draggable(emits:)`
  /// and `Rows.dropDestination(emits:)` emit.
  public static var reorder: UserInfoKey<Reorder> { storedReorder }

  private static let storedReorder = UserInfoKey<Reorder>("reorder")
}

extension Rows {
  /// Lets the user reorder the rows by dragging them after a long press.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self).reorderable(emits: .quakesReordered)
  /// ```
  ///
  /// A row can move among these rows, and to other reorderable rows with the same model type, in any section.
  ///
  /// The list immediately shows the new order. The dragged cell, or the list view if that cell no longer shows the row,
  /// emits the event with a ``Reorder`` in `userInfo[.reorder]`. Applying a list in the new order changes nothing, and
  /// applying another order moves the row again. If the event is not handled, or a strategy throws an error during the
  /// dispatch, the row moves back.
  ///
  /// If you apply lists during the drag, the last one is shown when the drag ends. The row stays where the user moved
  /// it, and the event is emitted even if that list hides the row in a collapsed section. If the list has removed the
  /// row or the section of the drop, the drop changes nothing and emits no event.
  ///
  /// In an outline, a dragged node collapses, takes its children along, and can get another parent: <doc:Outlines>.
  ///
  /// If the user drags one of several selected rows, only this row moves. Rows without an id cannot move, and the
  /// adapter reports them. Make their models `Identifiable`, or declare `id(_:)`.
  public func reorderable(emits name: EventName) -> Rows {
    reorderable { _, reorder in .named(name) { [.reorder: reorder] } }
  }

  /// Lets the user reorder the rows, and emits the event that a closure returns, for example a typed event.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .reorderable { quake, reorder in .message { QuakeMoved(id: quake.id, row: reorder.to.indexPath.row) } }
  /// ```
  public func reorderable(
    emits event: @escaping @MainActor (_ model: Model, _ reorder: Reorder) -> PreparedEvent
  ) -> Rows {
    with { $0.moves[.within] = event }
  }
}
