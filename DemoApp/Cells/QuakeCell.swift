import ListSource

/// Shows an event of the feed in one line.
final class QuakeCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: QuakeRow) {
    let quake = row.quake
    let stations = Wording.count(quake.stations, "station")
    let magnitude = Wording.magnitude(quake.magnitude)
    show(row, as: ["\(magnitude)  \(row.place)  \(quake.depth) km deep, \(stations)"])
  }
}
