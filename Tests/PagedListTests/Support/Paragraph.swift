import Foundation
import PlatformUIKit

/// A view whose area is always the same, in square points.
final class Paragraph: UIView {
  var area: CGFloat = 40_000
  private(set) var measured = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured += 1
    return CGSize(width: size.width, height: area / max(1, size.width))
  }
}
