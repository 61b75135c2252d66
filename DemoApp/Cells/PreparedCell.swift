#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A cell that calls ``setUp()`` from every initializer.
  ///
  /// The initializer that a table view calls is designated in UIKit and required in PortableUIKit. A subclass therefore
  /// can't override it with the same code for both modules. Subclasses override ``setUp()`` instead.
  class PreparedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Sets up the subviews. Every initializer calls this method once, at its end.
    func setUp() {}
  }
#else
  import Foundation
  import PortableUIKit

  /// A cell that calls ``setUp()`` from every initializer.
  ///
  /// The initializer that a table view calls is designated in UIKit and required in PortableUIKit. A subclass therefore
  /// can't override it with the same code for both modules. Subclasses override ``setUp()`` instead.
  class PreparedCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Sets up the subviews. Every initializer calls this method once, at its end.
    func setUp() {}
  }
#endif
