import Foundation

extension UIScrollView {
  /// Simulates a vertical drag by the user, including the end of the touch.
  ///
  /// The drag calls the delegate's methods in UIKit's order. When the touch ends, content that was pulled beyond its
  /// edge moves back. If the drag pulls a refresh control down by the control's height, the control begins refreshing
  /// and sends `valueChanged`. If the user can't scroll the view vertically, the drag has no effect.
  ///
  /// Unlike in UIKit, the drag has no momentum, and content that is pulled beyond its edge doesn't resist.
  ///
  /// - Parameter distance: The distance of the drag, in points. A positive distance moves the content down.
  package func drag(by distance: CGFloat) {
    drag(.vertical, by: distance)
  }

  /// Simulates a horizontal drag by the user, including the end of the touch.
  ///
  /// Except for the direction, the drag behaves like ``drag(by:)``.
  ///
  /// - Parameter distance: The distance of the drag, in points. A positive distance moves the content to the right.
  package func dragSideways(by distance: CGFloat) {
    drag(.horizontal, by: distance)
  }

  /// Simulates a tap on the status bar, which scrolls to the top and notifies the delegate.
  package func tapStatusBar() {
    contentOffset.y = highestOffset
    scrollingDelegate?.scrollViewDidScrollToTop(self)
  }

  private func drag(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat) {
    guard let drag = ContentDrag(of: self, axis) else { return }
    drag.move(by: distance)
    drag.lift()
  }

  /// The vertical content offset at which the content is scrolled to its top, including the top inset.
  var highestOffset: CGFloat { -adjustedContentInset.top }

  /// The vertical content offset at which the content is scrolled to its bottom, including the bottom inset.
  ///
  /// If the content fits in the scroll view, the value is ``highestOffset``.
  var lowestOffset: CGFloat {
    max(highestOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The horizontal content offset at which the content is scrolled to its left edge, including the left inset.
  var leftmostOffset: CGFloat { -adjustedContentInset.left }

  /// The horizontal content offset at which the content is scrolled to its right edge, including the right inset.
  ///
  /// If the content fits in the scroll view, the value is ``leftmostOffset``.
  var rightmostOffset: CGFloat {
    max(leftmostOffset, contentSize.width + adjustedContentInset.right - bounds.width)
  }

  /// Returns the vertical offset nearest to `offset` that is between `highestOffset` and `lowestOffset`.
  func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, highestOffset), lowestOffset)
  }

  /// Returns the horizontal offset nearest to `offset` that is between `leftmostOffset` and `rightmostOffset`.
  func sidewaysOffsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, leftmostOffset), rightmostOffset)
  }
}
