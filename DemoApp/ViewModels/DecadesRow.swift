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

  var decades: [Decade]

  var id: String { "decades" }
  var reuseIdentifier: String { CellIdentifier.decades }
  var height: CellHeight { .automatic }
}
