#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// UIKit's methods are optional, PortableUIKit's have defaults. A method taken as an optional is either.
extension ListAdapter {
  func tellDidScroll(_ scrollView: UIScrollView) {
    guard let scrollDelegate else { return }
    let tell: ((UIScrollView) -> Void)? = scrollDelegate.scrollViewDidScroll
    tell?(scrollView)
  }

  func tellWillBeginDragging(_ scrollView: UIScrollView) {
    guard let scrollDelegate else { return }
    let tell: ((UIScrollView) -> Void)? = scrollDelegate.scrollViewWillBeginDragging
    tell?(scrollView)
  }

  func tellDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerates: Bool) {
    guard let scrollDelegate else { return }
    let tell: ((UIScrollView, Bool) -> Void)? =
      scrollDelegate.scrollViewDidEndDragging(_:willDecelerate:)
    tell?(scrollView, decelerates)
  }

  func tellDidEndDecelerating(_ scrollView: UIScrollView) {
    guard let scrollDelegate else { return }
    let tell: ((UIScrollView) -> Void)? = scrollDelegate.scrollViewDidEndDecelerating
    tell?(scrollView)
  }
}
