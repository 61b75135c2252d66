/// The kind of list view that shows earthquakes.
enum QuakePresentation: String, CaseIterable, Sendable {
  /// A table view.
  case table
  /// A collection view with a list layout.
  case list
  /// A collection view with a grid of tiles.
  case grid
}
