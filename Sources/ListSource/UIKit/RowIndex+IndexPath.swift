public import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension IndexPath {
  /// The index path of a row in a table view.
  public init(_ index: RowIndex) {
    self.init(row: index.row, section: index.section)
  }
}

extension RowIndex {
  /// The row at an index path of a table view.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
