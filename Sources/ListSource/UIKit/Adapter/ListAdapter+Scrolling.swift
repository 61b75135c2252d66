internal import PlatformUIKit

// The delegate methods are optional in UIKit and have default implementations in PortableUIKit. Assigning a method to
// an optional variable works with both.
extension ListAdapter {
  func forwardDidScroll(_ scrollView: UIScrollView) {
    guard let scrollDelegate else { return }
    let method: ((UIScrollView) -> Void)? = scrollDelegate.scrollViewDidScroll
    method?(scrollView)
  }

  func forwardWillBeginDragging(_ scrollView: UIScrollView) {
    guard let scrollDelegate else { return }
    let method: ((UIScrollView) -> Void)? = scrollDelegate.scrollViewWillBeginDragging
    method?(scrollView)
  }

  func forwardDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerates: Bool) {
    guard let scrollDelegate else { return }
    let method: ((UIScrollView, Bool) -> Void)? =
      scrollDelegate.scrollViewDidEndDragging(_:willDecelerate:)
    method?(scrollView, decelerates)
  }

  func forwardDidEndDecelerating(_ scrollView: UIScrollView) {
    guard let scrollDelegate else { return }
    let method: ((UIScrollView) -> Void)? = scrollDelegate.scrollViewDidEndDecelerating
    method?(scrollView)
  }
}
