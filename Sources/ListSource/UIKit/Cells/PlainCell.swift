// The initializer that takes a style is designated in UIKit and required in PortableUIKit, so each needs its own
// subclass.
#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// A table view cell that shows text with detail text below it.
  final class PlainCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }
#else
  internal import Foundation
  internal import PortableUIKit

  /// A table view cell that shows text with detail text below it.
  final class PlainCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }
#endif
