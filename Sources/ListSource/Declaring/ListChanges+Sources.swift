extension ListChanges {
  /// Finds the changes from one declared list to another.
  ///
  /// A row counts as updated if its models differ or cannot be compared, if its cells have another class or are
  /// configured by the closure of another section, or if its declared height differs. A section counts as updated if
  /// its header or footer differs.
  ///
  /// - Complexity: linear in the number of rows. The cost is a loop that compares models, plus the work for
  ///   each change. It is higher if ``Rows`` are declared where the compiler does not know that their models are
  ///   `Identifiable` and `Equatable`.
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
