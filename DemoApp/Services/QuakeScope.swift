/// A filter for the earthquakes in the list.
enum QuakeScope: String, CaseIterable, Sendable {
  /// All earthquakes.
  case all
  /// Only strong events near Fiji, and the notable earthquakes.
  case strong
  /// Only favorites.
  case favorites
}
