import Foundation

/// A simulated drag of a scroll view's content along one axis.
///
/// The drag calls the delegate's methods in UIKit's order. When the touch ends, content that was pulled beyond its edge
/// moves back. If the drag pulls a refresh control down by the control's height, the control begins refreshing. A drag
/// begins at most one refresh.
@MainActor
package struct ContentDrag {
  private let scrollView: UIScrollView
  private let axis: WritableKeyPath<CGPoint, CGFloat>

  /// Creates a drag and notifies the delegate, or returns `nil` if the user can't scroll the view along the axis.
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

  /// Moves the content along the axis of the drag.
  ///
  /// - Parameter distance: The distance, in points. A positive distance moves the content down or to the right.
  package func move(by distance: Double) {
    scrollView.contentOffset[keyPath: axis] -= distance
    scrollView.layoutIfNeeded()
    guard let control = scrollView.refreshControl, !scrollView.hasRefreshedInDrag else { return }
    if scrollView.highestOffset - scrollView.contentOffset.y >= control.frame.height {
      scrollView.hasRefreshedInDrag = true
      control.beginByPulling()
    }
  }

  /// Ends the drag and moves the content to its resting offset immediately.
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
