import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The label in the middle of an empty list.
final class EmptyLabel: UILabel {
  /// Creates a label with a text.
  init(_ text: String?) {
    super.init(frame: .zero)
    self.text = text
    textAlignment = .center
    textColor = .secondaryLabel
  }

  /// Returns nil: storyboards are not supported.
  required init?(coder: NSCoder) {
    nil
  }
}
