#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension MagnitudeLevel {
  /// The color of earthquakes of this class.
  var color: UIColor {
    switch self {
    case .lesser: .systemGreen
    case .major: .systemOrange
    case .great: .systemRed
    }
  }

  /// The same, as what letters stand on.
  var ground: UIColor { color.withAlphaComponent(0.18) }
}
