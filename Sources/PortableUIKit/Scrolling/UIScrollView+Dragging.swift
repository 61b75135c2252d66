import Foundation

extension UIScrollView {
  /// Drags the content with a finger and lifts it, as a host does for its user.
  ///
  /// The delegate is told all of it in UIKit's order. What is pulled over an end of the content goes back
  /// when the finger is lifted; a refresh control that is pulled out as far as it is high begins to refresh
  /// and sends `valueChanged`. There is no momentum and, other than in UIKit, no resistance.
  ///
  /// - Parameter distance: how far the finger moves, in points; down if positive, so that what is further up
  ///   in the content comes into view.
  package func drag(by distance: CGFloat) {
    layoutIfNeeded()
    guard isScrollEnabled, pullsContentThatFits || lowestOffset > highestOffset else { return }
    isTracking = true
    isDragging = true
    scrollingDelegate?.scrollViewWillBeginDragging(self)
    contentOffset.y -= distance
    layoutIfNeeded()
    if let refreshControl, highestOffset - contentOffset.y >= refreshControl.frame.height {
      refreshControl.beginByPulling()
    }
    isTracking = false
    isDragging = false
    let rest = offsetWithinContent(contentOffset.y)
    isDecelerating = contentOffset.y != rest
    scrollingDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    guard isDecelerating else { return }
    contentOffset.y = offsetWithinContent(contentOffset.y)
    layoutIfNeeded()
    isDecelerating = false
    scrollingDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// The offset at the content's beginning.
  var highestOffset: CGFloat { -adjustedContentInset.top }

  /// The offset at the content's end, or at its beginning if the content fits.
  var lowestOffset: CGFloat {
    max(highestOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The offset nearest to one at which nothing but content and its insets shows.
  func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, highestOffset), lowestOffset)
  }
}
