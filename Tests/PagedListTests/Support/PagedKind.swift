import Foundation
import PlatformUIKit

/// The kinds of list views that show paged lists.
enum PagedKind: CaseIterable, Sendable {
  case table
  case collection

  /// Creates a list view with rows 40 points high, without a window.
  @MainActor
  func makeView() -> any PagedTestView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    switch self {
    case .table:
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 40
      return table
    case .collection:
      return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }
}
