/// Whether rows stay selected after the user has selected them.
public enum ListSelection: Sendable {
  /// A row is deselected after its selection handler and event. A row without either stays selected.
  case none

  /// One row stays selected.
  case single

  /// Any number of rows stay selected.
  case multiple
}
