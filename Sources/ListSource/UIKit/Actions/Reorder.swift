public import Foundation
public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What the user moved in a list, from where and to where.
///
/// ```swift
/// On(.favoritesReordered) { controller, event in
///   guard let reorder = event.userInfo[.reorder] else { return }
///   let favorite = controller.favorites.remove(at: reorder.from.indexPath.row)
///   controller.favorites.insert(favorite, at: reorder.to.indexPath.row)
/// }
/// ```
public struct Reorder: CustomStringConvertible {
  /// A place in a list.
  public struct Place: CustomStringConvertible {
    /// The section's id.
    public let section: AnyHashable

    /// The row in the list view. Where a list was applied during the drag, in that one.
    public let indexPath: IndexPath

    /// The section and the place in it, counted from 0, as in `recent 3`.
    public var description: String { "\(section) \(indexPath.row)" }
  }

  /// What the row showed when it was moved.
  public let item: Any

  /// Where the row was.
  public let from: Place

  /// Where it is now, counted without the row where it was.
  public let to: Place

  /// Both places, as in `recent 3 to favorites 0`.
  public var description: String { "\(from) to \(to)" }
}

extension UserInfoKeys {
  /// What the user moved, in the event that `Rows.reorderable(emits:)` names.
  public static let reorder = UserInfoKey<Reorder>("reorder")
}

extension Rows {
  /// The rows, which the user can put in another order: a long press lifts a row, and the finger drags it. It goes among
  /// these rows, and among others of the same type of models that are `reorderable` too, in this section or another.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self).reorderable(emits: .quakesReordered)
  /// ```
  ///
  /// The list shows the new order at once, and emits the event, which carries ``Reorder`` under `reorder`: from the row's
  /// cell, else from the list view. A list with that order that is applied afterwards changes nothing; one with another
  /// order puts the row where that says. Lists that are applied while the finger drags show when it is lifted, with the
  /// row where the user moved it. Rows that are known by their places, because their models are not `Identifiable` and
  /// there is no `id(_:)`, do not move, which is reported.
  ///
  /// - Parameter name: the event.
  /// - Returns: the rows with it.
  public func reorderable(emits name: EventName) -> Rows {
    reorderable { _, reorder in .named(name) { [.reorder: reorder] } }
  }

  /// The rows, which the user can put in another order, with a typed event or one that carries something else.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .reorderable { quake, reorder in .message { QuakeMoved(id: quake.id, row: reorder.to.indexPath.row) } }
  /// ```
  ///
  /// - Parameter event: makes the event of what was moved.
  /// - Returns: the rows with it.
  public func reorderable(
    emits event: @escaping @MainActor (_ model: Model, _ reorder: Reorder) -> PreparedEvent
  ) -> Rows {
    with { $0.actions.reorder = event }
  }
}
