/// Rows of a section, whatever their model.
public struct AnyRows {
  let group: RowGroup

  /// Makes rows of any model of those of one.
  public init<Model>(_ rows: Rows<Model>) {
    group = ModelRows(rows)
  }
}
