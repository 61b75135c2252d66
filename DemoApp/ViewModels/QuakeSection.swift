/// A section of the list with its rows.
struct QuakeSection {
  /// The name of the section in events and scripts.
  var id: String
  var title: String
  /// The rows above the others.
  var decades: [DecadesRow] = []
  var rows: [any EarthquakeRow] = []
}

extension QuakeSection {
  /// The id of the section with the favorites.
  static let favorites = "favorites"

  /// The id of the section with decades.
  static let decades = "decades"

  /// The id of the section with notable earthquakes.
  static let notable = "notable"

  /// The id of the section with the events of the feed.
  static let recent = "recent"
}
