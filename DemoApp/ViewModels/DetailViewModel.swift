/// What the detail screen shows of one earthquake.
struct DetailViewModel: Equatable {
  /// The earthquake.
  let quake: QuakeID

  /// What the screen is called.
  let title: String

  /// What is written on the screen, from top to bottom.
  let lines: [String]

  /// Makes what is shown of a row, and of where in the list it was opened.
  ///
  /// - Parameters:
  ///   - row: the row that was opened.
  ///   - section: the section's name, if it was told.
  ///   - position: the place in the section from 1, if it was told.
  init(_ row: any EarthquakeRow, section: String?, position: Int?) {
    quake = row.id
    title = row.name
    let place = [section, position.map { "position \($0)" }].compactMap { $0 }
    let origin = place.isEmpty ? [] : ["opened from \(place.joined(separator: ", "))"]
    lines = (row.facts + origin).map(Wording.line)
  }
}
