import ListSource

/// A row that is a list of its own: how many notable earthquakes each decade had.
struct DecadesRow: CellModel, Identifiable, Hashable {
  /// A decade's number of earthquakes.
  struct Decade: Hashable, Identifiable {
    /// The decade's first year.
    var year: Int
    var count: Int

    var id: Int { year }
    var title: String { "The \(year)s" }
  }

  /// How high a decade's row is, in points.
  static let rowHeight = 32.0

  var decades: [Decade]

  var id: String { "decades" }
  var reuseIdentifier: String { CellIdentifier.decades }
  var height: CellHeight { .fixed(Double(decades.count) * Self.rowHeight) }
}
