import ListSource

/// A row for a notable earthquake.
struct NotableRow: EarthquakeRow, Equatable {
  var quake: NotableQuake
  var isFavorite: Bool

  var id: QuakeID { quake.id }
  var reuseIdentifier: String { CellIdentifier.notable }
  var height: CellHeight { .automatic }
  var magnitude: Double { quake.magnitude }
  var name: String { quake.area ?? quake.region ?? "Earthquake" }

  /// The area and the region, without unknown names, or `place unknown` if neither is known.
  var place: String {
    let names = [quake.area, quake.region].compactMap { $0 }
    return names.isEmpty ? "place unknown" : names.joined(separator: ", ")
  }

  var date: String { Wording.date(day: quake.day, month: quake.month, year: quake.year) }
  var deaths: String { quake.deaths.map { Wording.count($0, "death") } ?? "deaths unknown" }
  var summary: String { "\(date), \(deaths)" }

  func sentence(_ style: MagnitudeStyle) -> String {
    "\(Wording.magnitude(quake.magnitude, style)), \(place), \(date)"
  }

  var facts: [String] {
    ["\(Wording.magnitude(quake.magnitude, .words)) in \(place)", "on \(date)", deaths]
  }
}
