import ListSource

/// The cell of a notable earthquake: its place, date and deaths.
final class NotableCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: NotableRow) {
    show(
      row,
      headline: "\(Wording.magnitude(row.quake.magnitude))  \(row.place)",
      details: "\(row.date), \(row.deaths)"
    )
  }
}
