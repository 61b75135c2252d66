extension ListChanges {
  /// What turns one declared list into another.
  ///
  /// Rows that show something else are those whose models are not equal, or cannot be compared, whose cells are of
  /// another class or that are declared to be as high as they were not. Sections that do are those with another header or
  /// footer.
  public init(from old: ListSource, to new: ListSource) {
    self.init(from: old, to: new, updated: { _, _, _ in })
  }

  /// What turns one declared list into another, where somebody is told each row that shows something else: as it was, as
  /// it is, and its place in the new list.
  init(from old: ListSource, to new: ListSource, updated: (_ old: Row, _ new: Row, RowIndex) -> Void) {
    self.init(
      from: old.snapshot,
      to: new.snapshot,
      rowChanged: { oldIndex, newIndex in
        let (one, other) = (old.row(at: oldIndex), new.row(at: newIndex))
        if other.showsTheSame(as: one) { return false }
        updated(one, other, newIndex)
        return true
      },
      sectionChanged: { oldSection, newSection in
        let (one, other) = (old.section(at: oldSection), new.section(at: newSection))
        return one.header != other.header || one.footer != other.footer
      }
    )
  }
}
