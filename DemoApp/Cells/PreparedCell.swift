#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A cell that sets itself up once, whoever makes it.
  ///
  /// A table makes a cell by an initializer that UIKit declares as designated and PortableUIKit as required, so the
  /// same source cannot override both. Cells override ``setUp()`` instead.
  class PreparedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Adds to the cell what it always has. Called once, at the end of its making.
    func setUp() {}
  }
#else
  import Foundation
  import PortableUIKit

  /// A cell that sets itself up once, whoever makes it.
  ///
  /// A table makes a cell by an initializer that UIKit declares as designated and PortableUIKit as required, so the
  /// same source cannot override both. Cells override ``setUp()`` instead.
  class PreparedCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Adds to the cell what it always has. Called once, at the end of its making.
    func setUp() {}
  }
#endif
