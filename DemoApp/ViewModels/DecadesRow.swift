import ListSource

/// A row with a list inside: the number of notable earthquakes in each of some decades.
struct DecadesRow: CellModel, Identifiable, Hashable {
  /// A decade and its number of earthquakes.
  struct Decade: Hashable, Identifiable {
    /// The decade's first year.
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
