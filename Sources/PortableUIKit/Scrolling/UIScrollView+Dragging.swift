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

  private func drag(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat) {
    guard let drag = ContentDrag(of: self, axis) else { return }
    drag.move(by: distance)
    drag.lift()
  }

  /// The vertical content offset at the top of the content.
  var highestOffset: CGFloat { -adjustedContentInset.top }

  /// The vertical content offset at the bottom of the content, or ``highestOffset`` if the content fits.
  var lowestOffset: CGFloat {
    max(highestOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The horizontal content offset at the left edge of the content.
  var leftmostOffset: CGFloat { -adjustedContentInset.left }

  /// The horizontal content offset at the right edge of the content, or ``leftmostOffset`` if the content fits.
  var rightmostOffset: CGFloat {
    max(leftmostOffset, contentSize.width + adjustedContentInset.right - bounds.width)
  }

  /// Returns the vertical offset nearest to `offset` that shows no space beyond the content and its insets.
  func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, highestOffset), lowestOffset)
  }

  /// Returns the horizontal offset nearest to `offset` that shows no space beyond the content and its insets.
  func sidewaysOffsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, leftmostOffset), rightmostOffset)
  }
}
