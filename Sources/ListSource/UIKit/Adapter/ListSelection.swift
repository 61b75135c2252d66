/// The selection behavior of a list: whether rows stay selected, and how many rows can be selected.
public enum ListSelection: Sendable {
  /// A row is deselected after its selection handler is called and its event is emitted.
  ///
  /// A row with neither a handler nor an event stays selected.
  case none

  /// A row stays selected until the user selects another row.
  case single

  /// Any number of rows can be selected at the same time. They stay selected until the user deselects them.
  case multiple
}
