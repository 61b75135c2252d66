import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A cell for a strong event near Fiji, with a red headline and the word "Strong".
final class BigQuakeCell: EarthquakeCell, ViewConfigurable {
  override func setUp() {
    super.setUp()
    headline.textColor = .systemRed
  }

  func configure(with row: QuakeRow) {
    let quake = row.quake
    let stations = Wording.count(quake.stations, "station")
    show(
      row,
      headline: "\(Wording.magnitude(quake.magnitude))  \(row.place)",
      details: "Strong\n\(quake.depth) km deep, reported by \(stations)"
    )
  }
}
