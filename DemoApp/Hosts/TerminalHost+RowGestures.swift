#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit

  extension TerminalHost {
    /// Returns the point at which a swipe from an edge of a row begins.
    ///
    /// The point is a quarter of the row's width from the center, toward `edge`. There, a swipe does not begin on a
    /// button near the edge.
    ///
    /// - Throws: An error if another view covers the center of the row.
    func point(at edge: SwipeEdge, of cell: UIView) throws(ScriptError.Reason) -> CGPoint {
      var point = try point(in: cell)
      point.x += cell.bounds.width * (edge == .leading ? -0.25 : 0.25)
      return point
    }

    /// Swipes a row open. If `isFull` is true, the swipe goes all the way across the row and performs the first action.
    ///
    /// - Throws: An error if the row has no actions at `edge`, or if another view covers the row.
    /// - Returns: The view that contains the action buttons.
    func swipe(_ cell: UIView, from edge: SwipeEdge, isFull: Bool) throws(ScriptError.Reason)
      -> UIView
    {
      let start = try point(at: edge, of: cell)
      let distance = cell.bounds.width * (isFull ? 0.8 : 0.4)
      let finger = Finger(downAt: start, in: window)
      finger?.move(to: CGPoint(x: start.x + (edge == .leading ? distance : -distance), y: start.y))
      guard cell.bounds.minX != 0, let actions = cell.subviews.last else {
        finger?.cancel()
        throw .noActions(edge)
      }
      finger?.lift()
      return actions
    }

    /// Long-presses a row and drags it to the position of another row. Both rows must be visible.
    ///
    /// - Throws: An error if the other row does not exist, if another view covers a row, or if the row cannot be
    ///   dragged to the position.
    func drag(_ cell: UIView, to place: RowPlace) throws(ScriptError.Reason) {
      let end = try point(in: show(place))
      let start = try point(in: cell)
      let before = source
      let finger = Finger(downAt: start, in: window)
      finger?.pressLong()
      finger?.move(to: end)
      finger?.lift()
      window.layoutIfNeeded()
      guard source != before || start == end else { throw .noDrag }
    }

    /// Opens the menu of a row with a long press.
    ///
    /// - Throws: An error if the row has no menu, or if another view covers the row.
    func openMenu(of cell: UIView) throws(ScriptError.Reason) {
      let finger = Finger(downAt: try point(in: cell), in: window)
      guard finger?.pressLong() == true else {
        finger?.cancel()
        throw .noMenu
      }
    }
  }
#endif
