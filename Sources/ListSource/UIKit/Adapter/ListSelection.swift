/// What becomes of a row that the user selects, besides what the row declares for it.
public enum ListSelection: Sendable {
  /// The row is deselected after its action and its event. A row that declares neither stays selected.
  case none

  /// The row stays selected, and another one is deselected.
  case single

  /// The row stays selected, beside others.
  case multiple
}
