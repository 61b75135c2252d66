import ListSource

/// A section of the list with its rows.
struct QuakeSection {
  /// The name of the section in events and scripts.
  var id: String
  var title: String
  var rows: [any CellModel]
}

extension QuakeSection {
  /// The section of the favorites.
  static let favorites = "favorites"

  /// The section with the number of notable earthquakes in each decade.
  static let decades = "decades"

  /// The section of the strongest notable earthquakes.
  static let notable = "notable"

  /// The section of the feed's events.
  static let recent = "recent"
}
