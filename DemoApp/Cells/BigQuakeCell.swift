import ListSource

/// Shows a strong event of the feed in two lines.
final class BigQuakeCell: EarthquakeCell, ViewConfigurable {
  func configure(with row: QuakeRow) {
    let quake = row.quake
    show(
      row,
      as: [
        "\(Wording.magnitude(quake.magnitude))  STRONG  \(row.place)",
        "\(quake.depth) km deep, reported by \(Wording.count(quake.stations, "station"))",
      ]
    )
  }
}
