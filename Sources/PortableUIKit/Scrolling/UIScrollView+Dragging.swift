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
    drag(.vertical, by: distance)
  }

  /// Drags the content to a side with a finger and lifts it, as a host does for its user; otherwise like
  /// ``drag(by:)``.
  ///
  /// - Parameter distance: how far the finger moves, in points; to the right if positive, so that what is further left
  ///   in the content comes into view.
  package func dragSideways(by distance: CGFloat) {
    drag(.horizontal, by: distance)
  }

  private func drag(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat) {
    guard let drag = ContentDrag(of: self, axis) else { return }
    drag.move(by: distance)
    drag.lift()
  }

  /// The offset at the content's beginning.
  var highestOffset: CGFloat { -adjustedContentInset.top }

  /// The offset at the content's end, or at its beginning if the content fits.
  var lowestOffset: CGFloat {
    max(highestOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The offset at the content's left end.
  var leftmostOffset: CGFloat { -adjustedContentInset.left }

  /// The offset at the content's right end, or at its left end if the content fits.
  var rightmostOffset: CGFloat {
    max(leftmostOffset, contentSize.width + adjustedContentInset.right - bounds.width)
  }

  /// The offset nearest to one at which nothing but content and its insets shows.
  func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, highestOffset), lowestOffset)
  }

  /// The same for an offset to a side.
  func sidewaysOffsetWithinContent(_ offset: CGFloat) -> CGFloat {
    min(max(offset, leftmostOffset), rightmostOffset)
  }
}
