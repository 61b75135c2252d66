import ListSource

/// A row that contains a list of decades, with the number of notable earthquakes in each decade.
struct DecadesRow: CellModel, Identifiable, Hashable {
  /// A decade with its number of notable earthquakes.
  struct Decade: Hashable, Identifiable {
    /// The first year of the decade.
    var year: Int
    var count: Int

    var id: Int { year }
    var title: String { "The \(year)s" }
  }

  /// The height of a decade's row, in points.
  static let rowHeight = 32.0

  var decades: [Decade]

  var id: String { "decades" }
  var reuseIdentifier: String { CellIdentifier.decades }
  var height: CellHeight { .fixed(Double(decades.count) * Self.rowHeight) }
}
