import ListSource

/// A row that shows an earthquake from either catalog.
protocol EarthquakeRow: CellModel, Identifiable, Sendable where ID == QuakeID {
  var isFavorite: Bool { get }

  /// The short name of the earthquake. It is also the title of the detail screen.
  var name: String { get }

  /// The Richter magnitude.
  var magnitude: Double { get }

  /// The place, for the first line of a row.
  var place: String { get }

  /// The most important other facts, for the second line of a row.
  var summary: String { get }

  /// Returns a one-line description of the earthquake, for sharing and headlines.
  func sentence(_ style: MagnitudeStyle) -> String

  /// The facts for the detail screen, one per line.
  var facts: [String] { get }
}

/// A namespace for the reuse identifiers of the cells.
enum CellIdentifier {
  static let quake = "quake"
  static let bigQuake = "quake.big"
  static let notable = "quake.notable"
  static let decades = "decades"
}
