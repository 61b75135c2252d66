import ListSource

/// A cell for a notable earthquake, with its place, its date and the number of deaths.
final class NotableCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: NotableRow) {
    show(
      row,
      headline: "\(Wording.magnitude(row.quake.magnitude))  \(row.place)",
      details: "\(row.date), \(row.deaths)"
    )
  }
}
