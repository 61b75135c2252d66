import Foundation

/// What is wrong with a batch, found where UIKit raises an exception.
package enum TableUpdateViolation: Hashable, Sendable {
  /// When an operation's place is looked for.
  package enum Moment: String, Sendable {
    case before
    case after
  }

  /// An operation names a section, or a row of one, that is not among that many.
  case missingSection(TableUpdate, Moment, sections: Int)
  /// An operation names a row that is not among that many in its section.
  case missingRow(TableUpdate, Moment, rows: Int)
  /// Two operations are about one place.
  case twice(TableUpdate, TableUpdate)
  /// A row operation is in a section that the other operation changes as a whole.
  case rowInChangedSection(TableUpdate, TableUpdate)
  /// A move changes where the section or row to reload is.
  case displacedReload(TableUpdate)
  /// There are as many sections as the operations do not explain.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)
  /// There are as many rows, in a section named by its place after the batch, as they do not explain.
  case rowCount(
    section: Int,
    before: Int,
    inserted: Int,
    deleted: Int,
    movedIn: Int,
    movedOut: Int,
    after: Int
  )

  /// UIKit's words, as far as others have reported them; where nobody has, the message says what is wrong.
  ///
  /// Index paths are printed without the address that UIKit prints.
  package var message: String {
    switch self {
    case .missingSection(let update, let moment, let sections):
      "\(update.attempt(moment)) there are only \(sections) sections \(moment.rawValue) the update"
    case .missingRow(let update, .before, let rows) where !update.isMove:
      "\(update.attemptOnRow) which only contains \(rows) rows before the update"
    case .missingRow(let update, let moment, let rows):
      """
      \(update.attempt(moment)) there are only \(rows) rows in section \
      \(update.section(moment)) \(moment.rawValue) the update
      """
    case .twice(let first, let second):
      first.collision(with: second) ?? second.collision(with: first) ?? "\(first) and \(second) in one update"
    case .rowInChangedSection(.moveRow, .deleteSection(let section)):
      "cannot move a row from a deleted section (\(section))"
    case .rowInChangedSection(.moveRow, .insertSection(let section)):
      "cannot move a row into a newly inserted section (\(section))"
    case .rowInChangedSection(let row, let section):
      "\(row) in a section that \(section) changes in the same update"
    case .displacedReload(let update):
      "Attempt to create two animations for cell (\(update) together with a move)"
    case .sectionCount(let before, let inserted, let deleted, let after):
      """
      Invalid update: invalid number of sections. The number of sections contained in the table view after \
      the update (\(after)) must be equal to the number of sections contained in the table view before the \
      update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
      \(deleted) deleted).
      """
    case .rowCount(let section, let before, let inserted, let deleted, let movedIn, let movedOut, let after):
      """
      Invalid update: invalid number of rows in section \(section). The number of rows contained in an \
      existing section after the update (\(after)) must be equal to the number of rows contained in that \
      section before the update (\(before)), plus or minus the number of rows inserted or deleted from that \
      section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or \
      out of that section (\(movedIn) moved in, \(movedOut) moved out).
      """
    }
  }
}

extension TableUpdate {
  /// What the operation attempts, up to the word after which the counts are told.
  fileprivate func attempt(_ moment: TableUpdateViolation.Moment) -> String {
    switch self {
    case .deleteSection(let section), .reloadSection(let section): "attempt to delete section \(section), but"
    case .insertSection(let section): "attempt to insert section \(section) but"
    case .moveSection(let section, _) where moment == .before: "attempt to move section \(section), but"
    case .moveSection(let section, let target): "attempt to move section \(section) to section \(target), but"
    case .deleteRow, .reloadRow, .reconfigureRow: "\(attemptOnRow), but"
    case .insertRow(let row): "attempt to insert row \(row.row) into section \(row.section), but"
    case .moveRow(let row, _) where moment == .before:
      "attempt to move index path (\(row.words)) that does not exist -"
    case .moveRow(let row, let target):
      "attempt to move index path (\(row.words)) to index path (\(target.words)) that does not exist -"
    }
  }

  /// What the operation attempts with a row; UIKit takes a reload for a deletion and an insertion.
  fileprivate var attemptOnRow: String {
    guard case .row(let row) = source else { return "\(self)" }
    let verb = if case .reconfigureRow = self { "reconfigure" } else { "delete" }
    return "attempt to \(verb) row \(row.row) from section \(row.section)"
  }

  /// The section that the operation names.
  fileprivate func section(_ moment: TableUpdateViolation.Moment) -> Int {
    switch moment == .before ? source : target {
    case .section(let section): section
    case .row(let row): row.section
    case nil: 0
    }
  }

  /// UIKit's words where another operation is about the same place, if it has any.
  fileprivate func collision(with other: TableUpdate) -> String? {
    switch (self, other) {
    case (.deleteRow(let row), .reloadRow):
      "attempt to delete and reload the same index path (\(row.words))"
    case (.deleteSection(let section), .reloadSection):
      "attempt to delete and reload the same index path (\(section))"
    case (.deleteSection, .moveSection(let section, _)), (.reloadSection, .moveSection(let section, _)):
      "attempt to perform a delete and a move from the same section (\(section))"
    case (.insertSection, .moveSection(_, let section)):
      "attempt to perform an insert and a move to the same section (\(section))"
    case (.deleteRow, .moveRow(let row, _)), (.reloadRow, .moveRow(let row, _)):
      "attempt to perform a delete and a move from the same index path (\(row.words))"
    case (.insertRow, .moveRow(_, let row)):
      "attempt to perform an insert and a move to the same index path (\(row.words))"
    case (.moveRow(let first, let target), .moveRow(let second, let same)) where same == target:
      "attempt to move both row at index path \(first.words) and \(second.words) to \(target.words)"
    default: nil
    }
  }
}

extension IndexPath {
  /// The index path as Objective-C describes it, but for its address.
  fileprivate var words: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}
