import Foundation

extension UIScrollView {
  /// Drags the content and ends the touch, as a host does for its user.
  ///
  /// It calls the delegate in UIKit's order. Content pulled beyond its end returns when the touch ends. A refresh
  /// control begins refreshing and sends `valueChanged` once it is pulled out by its height. It has no momentum and,
  /// unlike in UIKit, no resistance.
  ///
  /// - Parameter distance: the distance in points. A positive one moves down, which brings content further up into
  ///   view.
  package func drag(by distance: CGFloat) {
    drag(.vertical, by: distance)
  }

  /// Drags the content sideways and ends the touch, otherwise like ``drag(by:)``.
  ///
  /// - Parameter distance: the distance in points. A positive one moves right, which brings content further left into
  ///   view.
  package func dragSideways(by distance: CGFloat) {
    drag(.horizontal, by: distance)
  }

  private func drag(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat) {
    guard let drag = ContentDrag(of: self, axis) else { return }
    drag.move(by: distance)
    drag.lift()
  }

  /// The vertical offset at the top of the content.
  var highestOffset: CGFloat { -adjustedContentInset.top }

  /// The vertical offset at the bottom of the content, or at its top if the content fits.
  var lowestOffset: CGFloat {
    max(highestOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The horizontal offset at the left end of the content.
  var leftmostOffset: CGFloat { -adjustedContentInset.left }

  /// The horizontal offset at the right end of the content, or at its left end if the content fits.
  var rightmostOffset: CGFloat {
    max(leftmostOffset, contentSize.width + adjustedContentInset.right - bounds.width)
  }

  /// Returns the nearest vertical offset at which only content and insets are visible.
  func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, highestOffset), lowestOffset)
  }

  /// Returns the nearest horizontal offset at which only content and insets are visible.
  func sidewaysOffsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, leftmostOffset), rightmostOffset)
  }
}
