import ListSource

/// Shows a notable earthquake: where, when, and what it did.
final class NotableCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: NotableRow) {
    show(
      row,
      as: ["\(Wording.magnitude(row.quake.magnitude))  \(row.place)", "\(row.date), \(row.deaths)"]
    )
  }
}
