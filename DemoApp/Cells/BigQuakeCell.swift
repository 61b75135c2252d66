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
    show(row, details: "Strong\n\(row.summary)")
  }
}
