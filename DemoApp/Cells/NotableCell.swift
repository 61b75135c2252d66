import ListSource

/// Shows a notable earthquake: where, when, and what it did.
final class NotableCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: NotableRow) {
    show(
      row,
      headline: "\(Wording.magnitude(row.quake.magnitude))  \(row.place)",
      details: "\(row.date), \(row.deaths)"
    )
  }
}
