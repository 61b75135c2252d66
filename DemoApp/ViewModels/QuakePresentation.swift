/// A way to present a list of earthquakes: a type of list view and its layout.
enum QuakePresentation: String, CaseIterable, Sendable {
  /// A table view.
  case table
  /// A collection view with a row for each earthquake.
  case list
  /// A collection view with a tile for each earthquake, in a grid.
  case grid
}
