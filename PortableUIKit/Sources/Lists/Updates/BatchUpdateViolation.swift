import Foundation

/// An error that makes a batch update invalid.
///
/// For most of these errors, UIKit raises an exception.
package enum BatchUpdateViolation: Hashable, Sendable {
  /// The time at which an operation's section or row must exist: before or after the batch update.
  package enum Moment: String, Sendable {
    case before
    case after
  }

  /// The operation refers to a section that doesn't exist, or to a row in such a section.
  ///
  /// `sections` is the number of sections at the given moment.
  case missingSection(BatchUpdate, Moment, sections: Int)
  /// The operation refers to a row that doesn't exist in its section.
  ///
  /// `rows` is the number of rows in the section at the given moment.
  case missingRow(BatchUpdate, Moment, rows: Int)
  /// Two operations refer to the same section or row.
  case twice(BatchUpdate, BatchUpdate)
  /// The first operation refers to a row in a section that the second operation inserts, deletes, reloads or moves.
  case rowInChangedSection(BatchUpdate, BatchUpdate)
  /// A move changes the index of a section or row that the operation reloads.
  case displacedReload(BatchUpdate)
  /// The operations don't account for the change in the number of sections.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)
  /// The operations don't account for the change in the number of rows in a section.
  ///
  /// `section` is the index after the batch update.
  case rowCount(
    section: Int,
    before: Int,
    inserted: Int,
    deleted: Int,
    movedIn: Int,
    movedOut: Int,
    after: Int
  )

  /// The message of UIKit's exception for a table view, or a description of the error if that message isn't known.
  package var message: String { message(for: .table) }

  /// Returns the message of UIKit's exception, or a description of the error if UIKit's message isn't known.
  ///
  /// UIKit's messages are known from public reports. Index paths appear without the memory address that UIKit prints.
  package func message(for kind: BatchKind) -> String {
    let (view, item, items) = (kind.view, kind.item, kind.item + "s")
    switch self {
    case .missingSection(let update, let moment, let sections):
      return
        "\(update.attempt(moment, item)) there are only \(sections) sections \(moment.rawValue) the update"
    case .missingRow(let update, .before, let rows) where !update.isMove:
      return "\(update.attempt(on: item)) which only contains \(rows) \(items) before the update"
    case .missingRow(let update, let moment, let rows):
      return """
        \(update.attempt(moment, item)) there are only \(rows) \(items) in section \
        \(update.section(moment)) \(moment.rawValue) the update
        """
    case .twice(let first, let second):
      let words = first.collision(with: second, item) ?? second.collision(with: first, item)
      return words ?? "\(first) and \(second) in one update"
    case .rowInChangedSection(.moveRow, .deleteSection(let section)):
      return "cannot move \(kind.oneItem) from a deleted section (\(section))"
    case .rowInChangedSection(.moveRow, .insertSection(let section)):
      return "cannot move \(kind.oneItem) into a newly inserted section (\(section))"
    case .rowInChangedSection(let row, let section):
      return "\(row) in a section that \(section) changes in the same update"
    case .displacedReload(let update):
      return "Attempt to create two animations for cell (\(update) together with a move)"
    case .sectionCount(let before, let inserted, let deleted, let after):
      return """
        Invalid update: invalid number of sections. The number of sections contained in the \(view) after \
        the update (\(after)) must be equal to the number of sections contained in the \(view) before the \
        update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
        \(deleted) deleted).
        """
    case .rowCount(let section, let before, let inserted, let deleted, let movedIn, let movedOut, let after):
      return """
        Invalid update: invalid number of \(items) in section \(section). The number of \(items) contained in an \
        existing section after the update (\(after)) must be equal to the number of \(items) contained in that \
        section before the update (\(before)), plus or minus the number of \(items) inserted or deleted from that \
        section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) moved into or \
        out of that section (\(movedIn) moved in, \(movedOut) moved out).
        """
    }
  }
}

/// The list view that a message refers to: a table view or a collection view.
package enum BatchKind: Sendable {
  case table
  case collection

  fileprivate var view: String { self == .table ? "table view" : "collection view" }
  fileprivate var item: String { self == .table ? "row" : "item" }
  fileprivate var oneItem: String { self == .table ? "a row" : "an item" }
}

extension BatchUpdate {
  /// Returns the beginning of UIKit's message for an operation on a missing section or row.
  ///
  /// The rest of the message contains the number of existing sections or rows.
  fileprivate func attempt(_ moment: BatchUpdateViolation.Moment, _ item: String) -> String {
    switch self {
    case .deleteSection(let section), .reloadSection(let section): "attempt to delete section \(section), but"
    case .insertSection(let section): "attempt to insert section \(section) but"
    case .moveSection(let section, _) where moment == .before: "attempt to move section \(section), but"
    case .moveSection(let section, let target): "attempt to move section \(section) to section \(target), but"
    case .deleteRow, .reloadRow, .reconfigureRow: "\(attempt(on: item)), but"
    case .insertRow(let row): "attempt to insert \(item) \(row.row) into section \(row.section), but"
    case .moveRow(let row, _) where moment == .before:
      "attempt to move index path (\(row.words)) that does not exist -"
    case .moveRow(let row, let target):
      "attempt to move index path (\(row.words)) to index path (\(target.words)) that does not exist -"
    }
  }

  /// Returns the part of UIKit's message that describes a deletion, reload or reconfiguration of a row or item.
  ///
  /// UIKit treats a reload as a deletion and an insertion, so the message for a reload mentions a deletion.
  fileprivate func attempt(on item: String) -> String {
    guard case .row(let row) = source else { return "\(self)" }
    let verb = if case .reconfigureRow = self { "reconfigure" } else { "delete" }
    return "attempt to \(verb) \(item) \(row.row) from section \(row.section)"
  }

  /// Returns the index of the section that the operation refers to at a moment, or 0 if there is none.
  fileprivate func section(_ moment: BatchUpdateViolation.Moment) -> Int {
    switch moment == .before ? source : target {
    case .section(let section): section
    case .row(let row): row.section
    case nil: 0
    }
  }

  /// Returns UIKit's message for two operations on the same section or row, or `nil` if the message isn't known.
  ///
  /// The method checks the operations in one order only, so callers also need to check the reverse order.
  fileprivate func collision(with other: BatchUpdate, _ item: String) -> String? {
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
      "attempt to move both \(item) at index path \(first.words) and \(second.words) to \(target.words)"
    default: nil
    }
  }
}

extension IndexPath {
  /// The Objective-C description of the index path, without the memory address.
  fileprivate var words: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}
