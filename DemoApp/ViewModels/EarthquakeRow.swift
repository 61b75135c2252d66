import ListSource

/// A row that shows an earthquake of either catalog.
protocol EarthquakeRow: CellModel, Identifiable, Sendable where ID == QuakeID {
  /// Whether the row shows a star.
  var isFavorite: Bool { get }

  /// A short name of the earthquake.
  var name: String { get }

  /// Returns the earthquake in one line, for sharing and headlines.
  func sentence(_ style: MagnitudeStyle) -> String

  /// The facts for the detail screen, one a line.
  var facts: [String] { get }
}

/// The reuse identifiers that rows name.
enum CellIdentifier {
  static let quake = "quake"
  static let bigQuake = "quake.big"
  static let notable = "quake.notable"
  static let decades = "decades"
}
