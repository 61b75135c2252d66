import Foundation

/// A finger that drags the content of a scroll view along an axis.
///
/// The delegate is told all of it in UIKit's order. What is pulled over an end of the content goes back when the finger
/// is lifted. A refresh control that is pulled out as far as it is high begins to refresh.
@MainActor
package struct ContentDrag {
  private let scrollView: UIScrollView
  private let axis: WritableKeyPath<CGPoint, CGFloat>

  /// Puts the finger on the content, or makes nothing if the view does not scroll along that axis.
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
    scrollView.scrollingDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  /// Moves the finger.
  ///
  /// - Parameter distance: how far, in points; down or to the right if positive, so that what comes before in the content
  ///   comes into view.
  package func move(by distance: Double) {
    scrollView.contentOffset[keyPath: axis] -= distance
    scrollView.layoutIfNeeded()
    guard let control = scrollView.refreshControl else { return }
    if scrollView.highestOffset - scrollView.contentOffset.y >= control.frame.height {
      control.beginByPulling()
    }
  }

  /// Lifts the finger. The content comes to rest at once.
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
