import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A label that shows a text in the middle of an empty list.
final class EmptyLabel: UILabel {
  init(_ text: String?) {
    super.init(frame: .zero)
    self.text = text
    textAlignment = .center
    textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    nil
  }
}
