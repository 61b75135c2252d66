import Foundation
import ListSource

/// The table from what rows name to the cells that show them.
///
/// ```swift
/// let kinds = CellKinds()
///   .adding(QuakeCell.init(frame:), for: "quake")
///   .adding(BigQuakeCell.init(frame:), for: "quake.big")
/// ```
@MainActor
struct CellKinds {
  private var kinds: [String: Kind] = [:]

  private struct Kind {
    let make: @MainActor () -> EarthquakeCell
    /// False where the row is not for this kind of cell.
    let configure: @MainActor (EarthquakeCell, any EarthquakeRow) -> Bool
  }

  /// The table with another kind of cell. Of two for one identifier the later counts.
  ///
  /// - Parameters:
  ///   - make: makes a cell with a frame.
  ///   - identifier: what rows name.
  /// - Returns: a copy of this table.
  func adding<Cell: EarthquakeCell & ViewConfigurable>(
    _ make: @escaping @MainActor (CGRect) -> Cell,
    for identifier: String
  ) -> CellKinds {
    var copy = self
    copy.kinds[identifier] = Kind(make: { make(.zero) }) { cell, row in
      guard let cell = cell as? Cell, let model = row as? Cell.Model else { return false }
      cell.configure(with: model)
      return true
    }
    return copy
  }

  /// A cell that shows `row`: `used`, if that is of the kind that the row names, or a new one.
  ///
  /// Where there is no such kind, or where it cannot show the row, an ``UnknownCell``.
  func cell(for row: any EarthquakeRow, reusing used: EarthquakeCell? = nil) -> EarthquakeCell {
    let identifier = row.reuseIdentifier
    guard let kind = kinds[identifier] else { return unknownCell(identifier, for: row) }
    if let used, kind.configure(used, row) { return used }
    let cell = kind.make()
    return kind.configure(cell, row) ? cell : unknownCell(identifier, for: row)
  }

  private func unknownCell(_ identifier: String, for row: any EarthquakeRow) -> EarthquakeCell {
    let cell = UnknownCell(frame: .zero)
    cell.show(missing: identifier, for: row)
    return cell
  }
}

extension CellKinds {
  /// The kinds of cells of this app.
  static let quakes = CellKinds()
    .adding(QuakeCell.init(frame:), for: CellIdentifier.quake)
    .adding(BigQuakeCell.init(frame:), for: CellIdentifier.bigQuake)
    .adding(NotableCell.init(frame:), for: CellIdentifier.notable)
}
