import ListSource

/// A cell for an event near Fiji that is not strong.
final class QuakeCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: QuakeRow) {
    show(row, details: row.summary)
  }
}
