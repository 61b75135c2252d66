internal import KitSupport

/// Which rows a list has, and in which sections: the ids alone, without models and views.
///
/// ```swift
/// let old: ListSnapshot = ["notable": [1, 2], "recent": [3, 4, 5]]
/// let new: ListSnapshot = ["recent": [5, 3, 4, 6]]
/// let changes = ListChanges(from: old, to: new)
/// ```
///
/// An id stands once in a list, whatever the section. Of two equal ones the later is left out and reported, with both
/// positions; the rest of the list is not disturbed (see ``givenIndex(of:)``). Rows whose ids are of several types have
/// a ``RowIdentity``. A snapshot is `Sendable` if its ids are.
public struct ListSnapshot<SectionID: Hashable, RowID: Hashable> {
  var sections: IdentityTable<SectionID>

  /// All rows, in the order in which they came. Their numbers in it never change, whatever is appended.
  var tables: [IdentityTable<RowID>] = []

  /// The rows that a section had at the beginning, and in `appended` those that came since, by their numbers.
  var layout = RowLayout()
  var appended: [Int: [Range<Int>]] = [:]

  /// How many rows each section has.
  var counts: [Int] = []

  /// What was left out: positions among the given sections, and among the given rows of each section.
  var sectionsLeftOut: [Int] = []
  var rowsLeftOut: [Int: [Int]] = [:]

  /// The marks of the last snapshots that this one was appended to, and its own at the end.
  var lineage = [Mark()]

  /// The list of those sections, each with its rows, from top to bottom.
  ///
  /// - Complexity: linear in the number of rows.
  public init(_ given: [(id: SectionID, rows: [RowID])]) {
    var rows = IdentityTable<RowID>(capacity: given.reduce(0) { $0 + $1.rows.count })
    var duplicates = Duplicates()
    sections = IdentityTable(capacity: given.count)
    sections.append(given.map(\.id)) { position, first in
      sectionsLeftOut.append(position)
      duplicates.sections.append((first, position))
    }
    var leftOut = sectionsLeftOut[...]
    for (position, section) in given.enumerated() {
      if leftOut.first == position {
        leftOut.removeFirst()
        continue
      }
      let start = rows.count
      rows.append(section.rows) { row, first in
        rowsLeftOut[counts.count, default: []].append(row)
        duplicates.rows.append((first, RowIndex(section: position, row: row)))
      }
      counts.append(rows.count - start)
      layout.append(sectionOf: rows.count - start)
    }
    tables = [rows]
    report(duplicates)
  }

  /// The ids of the sections, from top to bottom.
  public var sectionIDs: [SectionID] { sections.ids }

  /// How many rows a section has, counted from 0.
  public func numberOfRows(inSection section: Int) -> Int { counts[section] }

  /// The id of the row at a place.
  ///
  /// - Complexity: linear in the number of times that was appended to the section.
  public func rowID(at index: RowIndex) -> RowID {
    var row = index.row
    for numbers in numbers(inSection: index.section) {
      if row < numbers.count { return rowID(of: numbers.lowerBound + row) }
      row -= numbers.count
    }
    preconditionFailure(
      "Section \(index.section) has \(counts[index.section]) rows, and none at \(index.row)."
    )
  }

  /// The ids of a section's rows, from top to bottom.
  ///
  /// - Complexity: linear in the number of rows of the section.
  public func rowIDs(inSection section: Int) -> [RowID] {
    numbers(inSection: section).flatMap { $0.map(rowID) }
  }
}

extension ListSnapshot: ExpressibleByDictionaryLiteral {
  /// The list of those sections, each with its rows, from top to bottom.
  public init(dictionaryLiteral sections: (SectionID, [RowID])...) {
    self.init(sections.map { (id: $0, rows: $1) })
  }
}

extension ListSnapshot: Equatable {
  /// Whether two lists have the same rows in the same order and sections.
  public static func == (one: ListSnapshot, other: ListSnapshot) -> Bool {
    one.lineage.last === other.lineage.last
      || one.sections.ids == other.sections.ids && one.counts == other.counts
        && one.rowsFromTopToBottom.ids == other.rowsFromTopToBottom.ids
  }
}

extension ListSnapshot: CustomStringConvertible {
  /// The sections and rows, as the literal that makes this list.
  public var description: String {
    let sections = sectionIDs.indices.map {
      "\(String(reflecting: sectionIDs[$0])): \(rowIDs(inSection: $0))"
    }
    return sections.isEmpty ? "[:]" : "[\(sections.joined(separator: ", "))]"
  }
}

extension ListSnapshot: Sendable where SectionID: Sendable, RowID: Sendable {}
