#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension MagnitudeLevel {
  /// The color of the level.
  var color: UIColor {
    switch self {
    case .lesser: .systemGreen
    case .major: .systemOrange
    case .great: .systemRed
    }
  }

  /// A background in the same color.
  var background: UIColor { color.withAlphaComponent(0.18) }
}
