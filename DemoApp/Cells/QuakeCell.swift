import ListSource

/// A cell for an event near Fiji that is not strong.
final class QuakeCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: QuakeRow) {
    let quake = row.quake
    show(
      row,
      headline: "\(Wording.magnitude(quake.magnitude))  \(row.place)",
      details: "\(quake.depth) km deep, reported by \(Wording.count(quake.stations, "station"))"
    )
  }
}
