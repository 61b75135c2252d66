import ListSource

/// A section of the list, ready to be shown.
struct QuakeSection {
  /// What the section is called in events and scripts.
  var id: String
  var title: String
  var rows: [any CellModel]
}

extension QuakeSection {
  /// The section of what the user marked.
  static let favorites = "favorites"

  /// The section that counts the notable earthquakes of each decade.
  static let decades = "decades"

  /// The section of the strongest of the notable earthquakes.
  static let notable = "notable"

  /// The section of the feed's events.
  static let recent = "recent"
}
