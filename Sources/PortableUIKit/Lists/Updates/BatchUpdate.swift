import Foundation

/// An operation in a batch of a table or collection view. Both rows and items are called rows here.
///
/// Deleted, reloaded and moved content is identified by its place before the batch. Inserted content, and the target of
/// a move, is identified by its place after the batch.
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

  /// A section or a row.
  package enum Place: Hashable, Sendable {
    case section(Int)
    case row(IndexPath)
  }

  /// The place before the batch that the operation refers to, or `nil`.
  var source: Place? {
    switch self {
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      .section(section)
    case .deleteRow(let row), .reloadRow(let row), .reconfigureRow(let row), .moveRow(let row, _): .row(row)
    case .insertSection, .insertRow: nil
    }
  }

  /// The place after the batch that the operation fills, or `nil`.
  var target: Place? {
    switch self {
    case .insertSection(let section), .moveSection(_, let section): .section(section)
    case .insertRow(let row), .moveRow(_, let row): .row(row)
    case .deleteSection, .reloadSection, .deleteRow, .reloadRow, .reconfigureRow: nil
    }
  }

  /// Whether the operation removes content from its place.
  var isDeparture: Bool {
    switch self {
    case .deleteSection, .moveSection, .deleteRow, .moveRow: true
    case .insertSection, .reloadSection, .insertRow, .reloadRow, .reconfigureRow: false
    }
  }

  /// Whether the operation moves content.
  var isMove: Bool { source != nil && target != nil }
}
