import Foundation
import PlatformUIKit

/// A delegate that logs scrolling.
final class DelegateDouble: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  private(set) var calls: [String] = []
  var onCall: (_ name: String) -> Void = { _ in }

  private func note(_ name: String) {
    calls.append(name)
    onCall(name)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("didScrollToTop")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
}
