import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Stands where a row names a kind of cell that there is none of, and says so.
final class UnknownCell: PreparedCell {
  /// What is missing.
  let message = UILabel()

  override func setUp() {
    message.numberOfLines = 0
    contentView.addSubview(message)
  }

  /// Says which cell is missing for which row.
  func show(missing identifier: String, for row: any EarthquakeRow) {
    message.text = "No cell '\(identifier)' for \(type(of: row)); register one."
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    message.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
  }
}
