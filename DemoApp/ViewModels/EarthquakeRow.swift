import ListSource

/// What every row of the list has, whatever it shows.
protocol EarthquakeRow: CellModel, Identifiable, Sendable where ID == QuakeID {
  /// Whether the row shows a star.
  var isFavorite: Bool { get }

  /// What the earthquake is called, in a word or two.
  var name: String { get }

  /// The earthquake in one sentence, for sharing.
  func sentence(_ style: MagnitudeStyle) -> String

  /// The earthquake at length, a fact each.
  var facts: [String] { get }
}

/// The kinds of cells that rows name.
enum CellIdentifier {
  static let quake = "quake"
  static let bigQuake = "quake.big"
  static let notable = "quake.notable"
  static let decades = "decades"
}
