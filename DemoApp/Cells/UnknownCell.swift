/// Stands where a row names a kind of cell that there is none of, and says so.
final class UnknownCell: EarthquakeCell {
  override var buttons: [ViewButton] { [] }

  /// Says which cell is missing for which row.
  func show(missing identifier: String, for row: any EarthquakeRow) {
    show(row, as: ["No cell '\(identifier)' for \(type(of: row)); register one."])
  }
}
