public import Foundation
internal import PlatformUIKit

extension IndexPath {
  /// Creates an index path from the section and row of a ``RowIndex``.
  public init(_ index: RowIndex) {
    self.init(row: index.row, section: index.section)
  }
}

extension RowIndex {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
