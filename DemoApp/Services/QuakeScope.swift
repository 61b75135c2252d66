/// A selection of the earthquakes that the list shows.
enum QuakeScope: String, CaseIterable, Sendable {
  /// All earthquakes.
  case all
  /// Only strong events near Fiji, and the notable earthquakes.
  case strong
  /// Only favorites.
  case favorites
}
