import ListSource

/// A row for an event near Fiji. Strong events have a taller cell of a different class.
struct QuakeRow: EarthquakeRow, Equatable {
  var quake: Quake
  var isFavorite: Bool

  var id: QuakeID { quake.id }

  var isStrong: Bool { quake.isStrong }

  var reuseIdentifier: String { isStrong ? CellIdentifier.bigQuake : CellIdentifier.quake }

  var height: CellHeight { .automatic }
  var magnitude: Double { quake.magnitude }
  var name: String { "Event \(id.number)" }

  var place: String { Wording.place(latitude: quake.latitude, longitude: quake.longitude) }

  var summary: String {
    "\(quake.depth) km deep, reported by \(Wording.count(quake.stations, "station"))"
  }

  func sentence(_ style: MagnitudeStyle) -> String {
    "\(Wording.magnitude(quake.magnitude, style)), \(place), \(quake.depth) km deep"
  }

  var facts: [String] {
    [
      "\(Wording.magnitude(quake.magnitude, .words)) near Fiji", "at \(place), \(quake.depth) km deep",
      "reported by \(Wording.count(quake.stations, "station"))",
    ]
  }
}
