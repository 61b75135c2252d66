import ListSource

/// A batch update of a table, and UIKit's rules for it.
struct Batch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var updatedSections: [Int] = []
  var deletedRows: [RowIndex] = []
  var insertedRows: [RowIndex] = []
  var movedRows: [(from: RowIndex, to: RowIndex)] = []
  var updatedRows: [RowIndex] = []

  init() {}

  init(_ stage: ListChanges.Stage) {
    deletedSections = stage.deletedSections
    insertedSections = stage.insertedSections
    movedSections = stage.movedSections.map { ($0.from, $0.to) }
    updatedSections = stage.updatedSections
    deletedRows = stage.deletedRows
    insertedRows = stage.insertedRows
    movedRows = stage.movedRows.map { ($0.from, $0.to) }
    updatedRows = stage.updatedRows
  }

  /// Whether all arrays are in ascending order, with moves ordered by their targets.
  var isInOrder: Bool {
    [deletedSections, insertedSections, movedSections.map(\.to), updatedSections].allSatisfy {
      $0 == $0.sorted()
    }
      && [deletedRows, insertedRows, movedRows.map(\.to), updatedRows].allSatisfy { $0 == $0.sorted() }
  }

  /// The violated rules, given the number of rows in each section before and after the batch.
  func violations(before: [Int], after: [Int]) -> [String] {
    let oldSections = deletedSections + movedSections.map(\.from) + updatedSections
    let newSections = insertedSections + movedSections.map(\.to)
    let oldRows = deletedRows + movedRows.map(\.from) + updatedRows
    let newRows = insertedRows + movedRows.map(\.to)
    let restructures = !(newSections + deletedSections).isEmpty || !(newRows + deletedRows).isEmpty
    let reloads = !updatedSections.isEmpty || !updatedRows.isEmpty

    let rules = [
      "a section before the batch is named twice": Set(oldSections).count < oldSections.count,
      "a section after the batch is named twice": Set(newSections).count < newSections.count,
      "a row before the batch is named twice": Set(oldRows).count < oldRows.count,
      "a row after the batch is named twice": Set(newRows).count < newRows.count,
      "a section before the batch does not exist": !oldSections.allSatisfy(before.indices.contains),
      "a section after the batch does not exist": !newSections.allSatisfy(after.indices.contains),
      "a row before the batch does not exist": !oldRows.allSatisfy { $0.exists(in: before) },
      "a row after the batch does not exist": !newRows.allSatisfy { $0.exists(in: after) },
      "a row is touched in a section that goes, moves or is reloaded":
        oldRows.contains { oldSections.contains($0.section) },
      "a row is touched in a section that comes or moves": newRows.contains {
        newSections.contains($0.section)
      },
      "something is reloaded while something else comes, goes or moves": restructures && reloads,
      "rows are touched while sections move": !movedSections.isEmpty && !(oldRows + newRows).isEmpty,
      "rows move while sections come or go":
        !movedRows.isEmpty && !(insertedSections + deletedSections).isEmpty,
    ]
    return rules.filter(\.value).map(\.key)
  }
}

extension RowIndex {
  fileprivate func exists(in counts: [Int]) -> Bool {
    counts.indices.contains(section) && (0..<counts[section]).contains(row)
  }
}

extension ListChanges {
  /// A description with one line for each stage: rows as `section.row`, sections as `section`.
  var text: [String] { stages.map(\.text) }
}

extension ListChanges.Stage {
  fileprivate var text: String {
    let moves =
      movedSections.map { "move section \($0.from)→\($0.to)" }
      + movedRows.map { "move \($0.from.text)→\($0.to.text)" }
    let parts =
      deletedSections.map { "delete section \($0)" } + deletedRows.map { "delete \($0.text)" }
      + insertedSections.map { "insert section \($0)" } + insertedRows.map { "insert \($0.text)" } + moves
      + updatedRows.map { "update \($0.text)" } + updatedSections.map { "update section \($0)" }
    return parts.joined(separator: ", ")
  }
}

extension RowIndex {
  fileprivate var text: String { "\(section).\(row)" }
}
