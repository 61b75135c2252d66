import Foundation
import ListSource
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

  @MainActor
  func makeController() -> ListController {
    switch self {
    case .table:
      let controller = ListTableController(.plain)
      controller.tableView.rowHeight = 40
      return controller
    case .collection: return ListCollectionController()
    }
  }

  /// Creates a list view that records whether its changes are animated.
  @MainActor
  func makeRecordingView() -> any RecordingView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    return switch self {
    case .table: RecordingTable(frame: frame, style: .plain)
    case .collection: RecordingCollection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }
}

/// Records whether each programmatic scroll and each batch update is animated.
protocol RecordingView: PagedTestView {
  var areScrollsAnimated: [Bool] { get }
  var areBatchesAnimated: [Bool] { get }
}

private final class RecordingTable: UITableView, RecordingView {
  private(set) var areScrollsAnimated: [Bool] = []
  private(set) var areBatchesAnimated: [Bool] = []

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    areScrollsAnimated.append(animated)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    areBatchesAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class RecordingCollection: UICollectionView, RecordingView {
  private(set) var areScrollsAnimated: [Bool] = []
  private(set) var areBatchesAnimated: [Bool] = []

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    areScrollsAnimated.append(animated)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    areBatchesAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}
