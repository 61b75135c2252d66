/// A comparison of two lists without repeated ids.
///
/// The comparison finds the rows that stay at the start or end of a section by comparing whole ranges. It hashes and
/// pairs only the rows between them.
struct Comparison {
  let sections: Pairing
  var rows: Pairing
  var old = Middle([])
  var new = Middle([])

  /// The rows in both lists whose content, cell style or height differs, by their old and new indices. The array is
  /// sorted by the new index.
  var changedRows: [(old: RowIndex, new: RowIndex)] = []

  /// The sections in both lists whose header, footer or collapsing event differs, by their new indices.
  var changedSections: [Int] = []

  let one: DeclaredRows
  let other: DeclaredRows

  /// The hashes of the rows in ``old``, computed on first use.
  lazy var oldHashes = old.hashes

  var insertedHashes: [Int] = []
  /// Whether no old row has matched more than one new row. If false, an id repeats in the new list.
  var isDistinct = true

  /// A buffer for the steps of a walk at which the content has changed.
  var offsets: [Int] = []

  /// Creates a comparison of two lists, or returns nil if an id may repeat in the new list.
  ///
  /// On success, the initializer replaces the known ids of the old list with those of the new list. If they are nil and
  /// no row was inserted, they stay nil.
  init?(_ one: DeclaredRows, _ other: DeclaredRows, known: inout KnownIDs?) {
    guard let sections = Pairing(one.sections, other.sections) else { return nil }
    self.init(one, other, sections)
    guard isDistinct, updateKnownIDs(&known) else { return nil }
  }

  /// Creates a comparison of two lists. No id may repeat in either list.
  init(_ one: DeclaredRows, _ other: DeclaredRows) {
    let none = Pairing(old: one.sections.count, new: other.sections.count)
    self.init(one, other, Pairing(one.sections, other.sections) ?? none)
  }

  private init(_ one: DeclaredRows, _ other: DeclaredRows, _ sections: Pairing) {
    (self.one, self.other, self.sections) = (one, other, sections)
    rows = Pairing(old: 0, new: 0)
    skipEnds()
    pairMiddles()
    if !changedRows.indices.dropFirst().allSatisfy({ changedRows[$0 - 1].new < changedRows[$0].new }) {
      changedRows.sort { $0.new < $1.new }
    }
  }

  /// Returns whether an old section is deleted while some of its rows move to other sections.
  func isLeft(_ section: Int) -> Bool {
    sections.new(of: section) == nil && old.rows(in: section).contains { rows.new(of: $0) != nil }
  }

  /// Returns whether a new section is inserted and receives rows from other sections.
  func isEntered(_ section: Int) -> Bool {
    sections.old(of: section) == nil && new.rows(in: section).contains { rows.old(of: $0) != nil }
  }

  /// Calls a closure for each row that is in both lists, in the order of the new list.
  func forEachSurvivor(_ body: (_ old: RowIndex, _ new: RowIndex) -> Void) {
    for section in 0..<new.numberOfSections {
      let origin = sections.old(of: section) ?? 0
      let middle = new.rows(in: section)
      let end = new.beginning(of: section) + middle.count
      for row in 0..<new.beginning(of: section) {
        body(RowIndex(section: origin, row: row), RowIndex(section: section, row: row))
      }
      for number in middle {
        guard let earlier = rows.old(of: number) else { continue }
        body(old.index(of: earlier), RowIndex(section: section, row: new.row(of: number, in: section)))
      }
      let count = other.numberOfRows(inSection: section)
      let shift = end < count ? one.numberOfRows(inSection: origin) - count : 0
      for row in end..<count {
        body(RowIndex(section: origin, row: row + shift), RowIndex(section: section, row: row))
      }
    }
  }
}
