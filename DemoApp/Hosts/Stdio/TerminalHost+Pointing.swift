#if os(Linux) || os(macOS)
  import Foundation
  import PortableUIKit

  extension TerminalHost {
    /// Scrolls the content at a point, like a turn of the mouse wheel.
    ///
    /// On each axis, the method scrolls the innermost scroll view that can scroll in the direction of the turn. The
    /// distances are in points. A positive `dx` scrolls to the right, and a positive `dy` scrolls down.
    func turnWheel(at point: CGPoint, dx: CGFloat, dy: CGFloat) {
      window.layoutIfNeeded()
      guard let view = window.hitTest(point, with: nil) else { return }
      let scrollViews = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
      for (axis, distance) in [(NSLayoutConstraint.Axis.horizontal, dx), (.vertical, dy)] where distance != 0
      {
        for scrollView in scrollViews {
          let way = scrollView.way(along: axis, by: distance)
          guard way != 0, let drag = ContentDrag(of: scrollView, axis) else { continue }
          drag.move(by: -way)
          drag.lift()
          break
        }
      }
    }

    /// Resizes the screen, like a rotation of the device, and closes an open menu.
    func resize(to size: CGSize) {
      window.frame.size = size
      let root = window.rootViewController
      let screens = sequence(first: root, next: { $0?.presentedViewController }).compactMap {
        $0?.viewIfLoaded
      }
      for view in window.subviews {
        guard let screen = screens.first(where: { $0.isDescendant(of: view) }) else {
          view.removeFromSuperview()
          continue
        }
        view.frame = window.bounds
        screen.frame = view.bounds
      }
      window.layoutIfNeeded()
    }
  }

  extension UIScrollView {
    /// Returns `distance`, limited to how far the content can still scroll along `axis`.
    fileprivate func way(along axis: NSLayoutConstraint.Axis, by distance: CGFloat) -> CGFloat {
      let inset = adjustedContentInset
      let (offset, first, last) =
        axis == .vertical
        ? (contentOffset.y, -inset.top, contentSize.height + inset.bottom - bounds.height)
        : (contentOffset.x, -inset.left, contentSize.width + inset.right - bounds.width)
      return min(max(offset + distance, first), max(first, last)) - offset
    }
  }
#endif
