import Foundation

/// A drag of a scroll view's content along an axis.
///
/// It calls the delegate in UIKit's order. Content pulled beyond its end returns when the touch ends. A refresh control
/// begins refreshing when it is pulled out by its height, at most once in a drag.
@MainActor
package struct ContentDrag {
  private let scrollView: UIScrollView
  private let axis: WritableKeyPath<CGPoint, CGFloat>

  /// Begins a drag, or returns `nil` if the view can't be dragged along the axis.
  package init?(of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) {
    self.scrollView = scrollView
    self.axis = axis == .vertical ? \.y : \.x
    scrollView.layoutIfNeeded()
    let least = CGPoint(x: scrollView.leftmostOffset, y: scrollView.highestOffset)[keyPath: self.axis]
    let greatest = CGPoint(x: scrollView.rightmostOffset, y: scrollView.lowestOffset)[keyPath: self.axis]
    let canPull = axis == .vertical && scrollView.pullsContentThatFits
    guard scrollView.isScrollEnabled, canPull || greatest > least else { return nil }
    scrollView.isTracking = true
    scrollView.isDragging = true
    scrollView.hasRefreshedInDrag = false
    scrollView.scrollingDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  /// Moves the finger.
  ///
  /// - Parameter distance: the distance in points. A positive one moves down or right, which brings earlier content
  ///   into view.
  package func move(by distance: Double) {
    scrollView.contentOffset[keyPath: axis] -= distance
    scrollView.layoutIfNeeded()
    guard let control = scrollView.refreshControl, !scrollView.hasRefreshedInDrag else { return }
    if scrollView.highestOffset - scrollView.contentOffset.y >= control.frame.height {
      scrollView.hasRefreshedInDrag = true
      control.beginByPulling()
    }
  }

  /// Ends the drag. The content comes to rest at once.
  package func lift() {
    scrollView.isTracking = false
    scrollView.isDragging = false
    let resting = scrollView.restingOffset[keyPath: axis]
    scrollView.isDecelerating = scrollView.contentOffset[keyPath: axis] != resting
    let delegate = scrollView.scrollingDelegate
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: scrollView.isDecelerating)
    guard scrollView.isDecelerating else { return }
    scrollView.contentOffset[keyPath: axis] = scrollView.restingOffset[keyPath: axis]
    scrollView.layoutIfNeeded()
    scrollView.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(scrollView)
  }
}
