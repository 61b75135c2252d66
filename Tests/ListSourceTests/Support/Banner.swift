import Foundation
import ListSource
import PlatformUIKit

/// A view with a text. Its height is the text if that is a number, else twenty points for each line with ten points for
/// each character.
class Banner: UIView, ViewConfigurable {
  /// The texts it was configured with, in order.
  private(set) var shown: [String] = []

  func configure(with text: String) {
    shown.append(text)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let text = shown.last ?? ""
    let lines = (CGFloat(text.count) * 10 / max(10, targetSize.width)).rounded(.up)
    return CGSize(width: targetSize.width, height: Double(text).map { CGFloat($0) } ?? 20 * lines)
  }
}

/// Makes banners and counts them.
@MainActor
final class BannerMaker {
  private(set) var made: [Banner] = []

  func make() -> Banner {
    made.append(Banner())
    return made[made.count - 1]
  }
}
