#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A list view that records when it receives a batch.
@MainActor
protocol WatchedList: UIScrollView {
  /// The time of the last batch, by the clock of ``Timing``.
  var batchBegin: Double { get }
}

/// A table view that records the time of its last batch.
final class WatchedTable: UITableView, WatchedList {
  private(set) var batchBegin: Double = 0

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchBegin = Timing.now
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// A collection view that records the time of its last batch.
final class WatchedCollection: UICollectionView, WatchedList {
  private(set) var batchBegin: Double = 0

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchBegin = Timing.now
    super.performBatchUpdates(updates, completion: completion)
  }
}
