extension ListChanges {
  /// What turns one declared list into another.
  ///
  /// Rows that show something else are those whose models are not equal, or cannot be compared, whose cells are of
  /// another class or configured by the closure of another section, or that are declared to be as high as they were not.
  /// Sections that do are those with another header or footer.
  ///
  /// - Complexity: that of a loop which compares the models, and linear in what changed; where models are not known to be
  ///   `Identifiable` and `Equatable` where their ``Rows`` are declared, more for each.
  public init(from old: ListSource, to new: ListSource) {
    self.init(new.distinct.compared(to: old.distinct))
  }

  init(_ comparison: Comparison) {
    self.init(
      comparison,
      updatedRows: comparison.changedRows.map(\.new),
      updatedSections: comparison.changedSections
    )
  }
}
