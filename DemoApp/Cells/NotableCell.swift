import ListSource

/// A cell that shows the magnitude, location, date and number of deaths of a notable earthquake.
final class NotableCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: NotableRow) {
    show(row, details: row.summary)
  }
}
