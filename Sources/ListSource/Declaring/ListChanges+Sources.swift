extension ListChanges {
  /// What turns one declared list into another.
  ///
  /// Rows that show something else are those whose models are not equal, or cannot be compared, whose cells are of
  /// another class or that are declared to be as high as they were not. Sections that do are those with another header or
  /// footer.
  public init(from old: ListSource, to new: ListSource) {
    self.init(from: old, to: new) { _, _, _ in
    } updatedSection: { _, _ in
    }
  }

  /// What turns one declared list into another, where somebody is told what shows something else: of each row as it was,
  /// as it is, and its place in the new list; of each section its places in the old list and in the new one.
  init(
    from old: ListSource,
    to new: ListSource,
    updatedRow: (_ old: Row, _ new: Row, RowIndex) -> Void,
    updatedSection: (_ old: Int, _ new: Int) -> Void
  ) {
    self.init(
      from: old.snapshot,
      to: new.snapshot,
      rowChanged: { oldIndex, newIndex in
        let (one, other) = (old.row(at: oldIndex), new.row(at: newIndex))
        if other.showsTheSame(as: one) { return false }
        updatedRow(one, other, newIndex)
        return true
      },
      sectionChanged: { oldSection, newSection in
        let (one, other) = (old.section(at: oldSection), new.section(at: newSection))
        if one.header == other.header, one.footer == other.footer { return false }
        updatedSection(oldSection, newSection)
        return true
      }
    )
  }
}
