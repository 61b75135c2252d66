/// The selection behavior of a list: whether rows stay selected, and how many.
public enum ListSelection: Sendable {
  /// A row is deselected after its selection handler is called and its event is emitted.
  ///
  /// A row without a handler or event stays selected.
  case none

  /// One row stays selected.
  case single

  /// Any number of rows stay selected.
  case multiple
}
