import PlatformUIKit

/// Counts its ends and calls a closure for each.
final class CountingControl: UIRefreshControl {
  private(set) var ends = 0
  var onEnd: () -> Void = {}

  override func endRefreshing() {
    super.endRefreshing()
    ends += 1
    onEnd()
  }

  /// Simulates a pull by the user.
  func pull() {
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
