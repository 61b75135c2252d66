/// Two lists laid on top of each other, neither of which has an id twice.
///
/// Where a section begins and ends as it did is found by comparing rows, in whole stretches. Only the middle between
/// beginning and end is hashed and paired.
struct Comparison {
  let sections: Pairing
  var rows: Pairing
  var old = Middle([])
  var new = Middle([])

  /// The rows of both lists that show something else, by their places in the old list and in the new one, in the order of
  /// the new one.
  var changedRows: [(old: RowIndex, new: RowIndex)] = []

  /// The sections of the new list that are in both, under another header or above another footer.
  var changedSections: [Int] = []

  let one: DeclaredRows
  let other: DeclaredRows

  /// The hashes of the old list's middle, made when they are first needed.
  lazy var oldHashes = old.hashes

  /// The hashes of the rows that come, and whether none of them was found to be a second one of its id.
  var strangers: [Int] = []
  var isDistinct = true

  /// Room for what a walk notes.
  var offsets: [Int] = []

  /// Compares two lists, of which the new one may have an id twice: then there is no comparison.
  ///
  /// - Parameters:
  ///   - one: the list before.
  ///   - other: the list after.
  ///   - known: the ids of the list before, if they are known, and after that those of the other.
  init?(_ one: DeclaredRows, _ other: DeclaredRows, known: inout KnownIDs?) {
    guard let sections = Pairing(one.sections, other.sections) else { return nil }
    self.init(one, other, sections)
    guard isDistinct, handOn(&known) else { return nil }
  }

  /// Compares two lists that have no id twice.
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

  /// Whether the section is not in the new list, but some of its rows are: they leave it before it goes.
  func isLeft(_ section: Int) -> Bool {
    sections.new(of: section) == nil && old.rows(in: section).contains { rows.new(of: $0) != nil }
  }

  /// Whether the section was not in the old list, but some of its rows were: they enter it after it came.
  func isEntered(_ section: Int) -> Bool {
    sections.old(of: section) == nil && new.rows(in: section).contains { rows.old(of: $0) != nil }
  }
}

extension Comparison {
  /// The rows that are in both lists, by their places in the old list and in the new one, in the order of the new one.
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
