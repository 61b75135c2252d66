#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Counts how often it ends, and says so.
final class CountingControl: UIRefreshControl {
  private(set) var ends = 0
  var onEnd: () -> Void = {}

  override func endRefreshing() {
    super.endRefreshing()
    ends += 1
    onEnd()
  }

  /// What UIKit does when the user pulls.
  func pull() {
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
