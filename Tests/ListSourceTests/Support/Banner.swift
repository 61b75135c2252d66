import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A view that shows a text and is as high as that says if it is a number; else as high as it takes, at ten points a
/// character and twenty a line.
class Banner: UIView, ViewConfigurable {
  /// What the view was told to show, one after the other.
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
