// The initializer that takes a cell's style is designated in UIKit and required in PortableUIKit. One source cannot
// override both.
#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// A cell with a text and a detail text below it.
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

  /// A cell with a text and a detail text below it.
  final class PlainCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }
#endif
