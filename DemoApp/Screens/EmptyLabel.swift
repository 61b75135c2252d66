import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// What stands in the middle of a list without rows.
final class EmptyLabel: UILabel {
  /// Makes a label that says so.
  init(_ text: String?) {
    super.init(frame: .zero)
    self.text = text
    textAlignment = .center
    textColor = .secondaryLabel
  }

  /// This label is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }
}
