/// A filter for the earthquakes in the list.
enum QuakeScope: String, CaseIterable, Sendable {
  /// All earthquakes.
  case all
  /// Strong events near Fiji, notable earthquakes, and favorites.
  case strong
  /// Only favorites.
  case favorites
}
