/// Two lists laid on top of each other.
struct Comparison {
  let sections: Pairing
  let rows: Pairing
  let old: RowLayout
  let new: RowLayout

  init<SectionID, RowID>(_ one: ListSnapshot<SectionID, RowID>, _ other: ListSnapshot<SectionID, RowID>) {
    sections = Pairing(one.sections, other.sections)
    rows = Pairing(one.rowsFromTopToBottom, other.rowsFromTopToBottom)
    old = RowLayout(counts: one.counts)
    new = RowLayout(counts: other.counts)
  }

  /// Whether the section is not in the new list, but some of its rows are: they leave it before it goes.
  func isLeft(_ section: Int) -> Bool {
    sections.new(of: section) == nil && old.rows(in: section).contains { rows.new(of: $0) != nil }
  }

  /// Whether the section was not in the old list, but some of its rows were: they enter it after it came.
  func isEntered(_ section: Int) -> Bool {
    sections.old(of: section) == nil && new.rows(in: section).contains { rows.old(of: $0) != nil }
  }

  /// The sections of the new list that were in the old one and have changed by the caller's word.
  func updatedSections(where hasChanged: (Int, Int) -> Bool) -> [Int] {
    (0..<new.numberOfSections).filter { section in
      sections.old(of: section).map { hasChanged($0, section) } ?? false
    }
  }

  /// The rows of the new list that were in the old one and have changed by the caller's word.
  func updatedRows(where hasChanged: (RowIndex, RowIndex) -> Bool) -> [RowIndex] {
    var updated: [RowIndex] = []
    var origin = RowIndex(section: 0, row: 0)
    for section in 0..<new.numberOfSections {
      for (row, number) in new.rows(in: section).enumerated() {
        guard let oldNumber = rows.old(of: number) else { continue }
        origin = old.index(of: oldNumber, guess: origin.section)
        let index = RowIndex(section: section, row: row)
        if hasChanged(origin, index) { updated.append(index) }
      }
    }
    return updated
  }
}
