#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension MagnitudeLevel {
  /// The color of earthquakes at this level.
  var color: UIColor {
    switch self {
    case .lesser: .systemGreen
    case .major: .systemOrange
    case .great: .systemRed
    }
  }

  /// A translucent version of ``color``, for backgrounds.
  var background: UIColor { color.withAlphaComponent(0.18) }
}
