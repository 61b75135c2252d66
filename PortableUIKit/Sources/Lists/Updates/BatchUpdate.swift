import Foundation

/// An operation in a batch update of a table or collection view.
///
/// In this type, rows include the items of a collection view. Insertions and the targets of moves refer to indexes
/// after the batch update. All other operations refer to indexes before it.
package enum BatchUpdate: Hashable, Sendable {
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case deleteRow(IndexPath)
  case insertRow(IndexPath)
  case reloadRow(IndexPath)
  case reconfigureRow(IndexPath)
  case moveRow(IndexPath, to: IndexPath)

  /// The index of a section or the index path of a row.
  package enum Place: Hashable, Sendable {
    case section(Int)
    case row(IndexPath)
  }

  /// The index of the affected section or row before the batch update, or `nil` for an insertion.
  var source: Place? {
    switch self {
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      .section(section)
    case .deleteRow(let row), .reloadRow(let row), .reconfigureRow(let row), .moveRow(let row, _): .row(row)
    case .insertSection, .insertRow: nil
    }
  }

  /// The index of the inserted or moved section or row after the batch update, or `nil` for other operations.
  var target: Place? {
    switch self {
    case .insertSection(let section), .moveSection(_, let section): .section(section)
    case .insertRow(let row), .moveRow(_, let row): .row(row)
    case .deleteSection, .reloadSection, .deleteRow, .reloadRow, .reconfigureRow: nil
    }
  }

  /// Whether the operation deletes or moves a section or row.
  var isDeparture: Bool {
    switch self {
    case .deleteSection, .moveSection, .deleteRow, .moveRow: true
    case .insertSection, .reloadSection, .insertRow, .reloadRow, .reconfigureRow: false
    }
  }

  var isMove: Bool { source != nil && target != nil }
}
