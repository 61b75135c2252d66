public import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension IndexPath {
  /// Creates the index path of a row.
  public init(_ index: RowIndex) {
    self.init(row: index.row, section: index.section)
  }
}

extension RowIndex {
  /// Creates the index of the row at an index path.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
