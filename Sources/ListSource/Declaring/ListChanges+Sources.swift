extension ListChanges {
  /// Computes the changes from one declared list to another.
  ///
  /// A row that is in both lists counts as updated in any of these cases:
  /// - Its old and new models differ or cannot be compared.
  /// - Its declared cell class or reuse identifier differs, or closures of different sections configure its cells.
  /// - Its declared height differs.
  ///
  /// A section counts as updated if its header, its footer or its collapsing event differs.
  ///
  /// - Complexity: Linear in the number of rows. The comparison loops over the models and does some more work for each
  ///   change. It takes longer if the compiler does not know that the models of ``Rows`` are `Identifiable` and
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
