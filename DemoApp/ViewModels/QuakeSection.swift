/// A section of the list, ready to be shown.
struct QuakeSection {
  /// What the section is called in events and scripts.
  var id: String
  var title: String
  var rows: [any EarthquakeRow]
}
