import Foundation

/// One of the operations of a batch of a table view or a collection view, whose items are rows here.
///
/// What leaves, or is made anew, is named by where it was before the batch; what arrives by where it is
/// after it.
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

  /// The place before the batch that the operation is about, if it is about one.
  var source: Place? {
    switch self {
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      .section(section)
    case .deleteRow(let row), .reloadRow(let row), .reconfigureRow(let row), .moveRow(let row, _): .row(row)
    case .insertSection, .insertRow: nil
    }
  }

  /// The place after the batch that the operation fills, if it says which.
  var target: Place? {
    switch self {
    case .insertSection(let section), .moveSection(_, let section): .section(section)
    case .insertRow(let row), .moveRow(_, let row): .row(row)
    case .deleteSection, .reloadSection, .deleteRow, .reloadRow, .reconfigureRow: nil
    }
  }

  /// Whether what was there is not there any more, or somewhere else.
  var isDeparture: Bool {
    switch self {
    case .deleteSection, .moveSection, .deleteRow, .moveRow: true
    case .insertSection, .reloadSection, .insertRow, .reloadRow, .reconfigureRow: false
    }
  }

  /// Whether it is moved.
  var isMove: Bool { source != nil && target != nil }
}
