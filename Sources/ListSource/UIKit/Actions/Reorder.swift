public import Foundation
public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// A move of a row by the user.
///
/// ```swift
/// On(.favoritesReordered) { controller, event in
///   guard let reorder = event.userInfo[.reorder] else { return }
///   let favorite = controller.favorites.remove(at: reorder.from.indexPath.row)
///   controller.favorites.insert(favorite, at: reorder.to.indexPath.row)
/// }
/// ```
public struct Reorder: CustomStringConvertible {
  /// The position of a row.
  public struct Place: CustomStringConvertible {
    /// The id of the section.
    public let section: AnyHashable

    /// The index path of the row. If a list was applied during the drag, this is an index path of that list.
    public let indexPath: IndexPath

    /// The section and the index in it, counted from 0, as in `recent 3`.
    public var description: String { "\(section) \(indexPath.row)" }
  }

  /// The model of the row when the user moved it.
  public let item: Any

  /// The old position of the row.
  public let from: Place

  /// The new position of the row, after its removal from the old one.
  public let to: Place

  /// Both positions, as in `recent 3 to favorites 0`.
  public var description: String { "\(from) to \(to)" }
}

extension UserInfoKeys {
  /// The key of a row's move, in the user info of the event that `Rows.reorderable(emits:)` emits.
  public static let reorder = UserInfoKey<Reorder>("reorder")
}

extension Rows {
  /// Lets the user reorder the rows by a long press and drag. A row can move among these rows, and to other reorderable
  /// rows with the same model type, in any section.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self).reorderable(emits: .quakesReordered)
  /// ```
  ///
  /// The list shows the new order at once. The row's cell, else the list view, emits the event with a ``Reorder`` in
  /// `userInfo[.reorder]`. Applying a list in the new order changes nothing; applying another order moves the row.
  ///
  /// Lists that are applied during the drag show when it ends, with the row where the user moved it. Rows without an id
  /// cannot move, and are reported: make their models `Identifiable` or declare `id(_:)`.
  ///
  /// - Parameter name: The name of the event.
  /// - Returns: The rows with the event.
  public func reorderable(emits name: EventName) -> Rows {
    reorderable { _, reorder in .named(name) { [.reorder: reorder] } }
  }

  /// Lets the user reorder the rows, and emits an event of your choice, for example a typed one.
  ///
  /// ```swift
  /// Rows(recent, cell: QuakeCell.self)
  ///   .reorderable { quake, reorder in .message { QuakeMoved(id: quake.id, row: reorder.to.indexPath.row) } }
  /// ```
  ///
  /// - Parameter event: Makes the event from the model and the move.
  /// - Returns: The rows with the event.
  public func reorderable(
    emits event: @escaping @MainActor (_ model: Model, _ reorder: Reorder) -> PreparedEvent
  ) -> Rows {
    with { $0.actions.reorder = event }
  }
}
