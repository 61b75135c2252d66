extension ListChanges {
  /// Computes the changes from one declared list to another.
  ///
  /// A row counts as updated in each of these cases:
  /// - Its models differ or cannot be compared.
  /// - Its cells have another class, or the closure of another section configures them.
  /// - Its declared height differs.
  ///
  /// A section counts as updated if its header or footer differs, or if it emits another event when it collapses.
  ///
  /// - Complexity: Linear in the number of rows. The cost is a loop that compares models, plus some work for each
  ///   change. It is higher if the compiler does not know that the models of ``Rows`` are `Identifiable` and
  ///   `Equatable`.
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
