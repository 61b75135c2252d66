/// By what kind of list view earthquakes show.
enum QuakePresentation: String, CaseIterable, Sendable {
  /// A table view.
  case table
  /// A collection view, one row below the other.
  case list
  /// A collection view, tiles side by side.
  case grid
}
