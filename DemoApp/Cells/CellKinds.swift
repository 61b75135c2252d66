import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The table from what rows name to the cells that show them.
///
/// ```swift
/// let kinds = CellKinds()
///   .adding(QuakeCell.self, for: "quake")
///   .adding(BigQuakeCell.self, for: "quake.big")
/// ```
@MainActor
struct CellKinds {
  private var kinds: [String: Kind] = [:]

  private static let unknown = "unknown"

  private struct Kind {
    let type: EarthquakeCell.Type
    /// False where the row is not for this kind of cell.
    let configure: @MainActor (UITableViewCell, any EarthquakeRow) -> Bool
  }

  /// The table with another kind of cell. Of two for one identifier the later counts.
  ///
  /// - Parameters:
  ///   - type: the cell's class.
  ///   - identifier: what rows name.
  /// - Returns: a copy of this table.
  func adding<Cell: EarthquakeCell & ViewConfigurable>(
    _ type: Cell.Type,
    for identifier: String
  ) -> CellKinds {
    var copy = self
    copy.kinds[identifier] = Kind(type: type) { cell, row in
      guard let cell = cell as? Cell, let model = row as? Cell.Model else { return false }
      cell.configure(with: model)
      return true
    }
    return copy
  }

  /// Tells a table view about the cells, once.
  func register(with tableView: UITableView) {
    for (identifier, kind) in kinds {
      tableView.register(kind.type, forCellReuseIdentifier: identifier)
    }
    tableView.register(UnknownCell.self, forCellReuseIdentifier: Self.unknown)
  }

  /// The cell that shows `row`.
  ///
  /// - Parameters:
  ///   - row: what to show.
  ///   - tableView: the table view that the cells are registered with.
  ///   - indexPath: where the row is.
  /// - Returns: a cell of the kind that the row names; where there is no such kind, or where it cannot show the
  ///   row, an ``UnknownCell``.
  func cell(
    for row: any EarthquakeRow,
    in tableView: UITableView,
    at indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = row.reuseIdentifier
    if let kind = kinds[identifier] {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      if kind.configure(cell, row) { return cell }
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.unknown, for: indexPath)
    (cell as? UnknownCell)?.show(missing: identifier, for: row)
    return cell
  }
}

extension CellKinds {
  /// The kinds of cells of this app.
  static let quakes = CellKinds()
    .adding(QuakeCell.self, for: CellIdentifier.quake)
    .adding(BigQuakeCell.self, for: CellIdentifier.bigQuake)
    .adding(NotableCell.self, for: CellIdentifier.notable)
}
