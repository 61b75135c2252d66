import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// What stands below the feed while it has more than shows.
final class MoreView: UIView {
  private let button = UIButton(configuration: .quakes)

  /// Makes a view as high as its button needs.
  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 48))
    button.configuration?.title = "More"
    button.emits(.moreTapped, on: .touchUpInside)
    addSubview(button)
  }

  /// This view is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = button.sizeThatFits(bounds.size)
    button.frame = CGRect(x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
