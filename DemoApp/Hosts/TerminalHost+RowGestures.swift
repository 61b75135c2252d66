#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit

  extension TerminalHost {
    /// Where a finger begins to swipe a row towards the other edge, beside the buttons that stand near an edge.
    ///
    /// - Throws: where something else is in front of the row.
    func point(at edge: SwipeEdge, of cell: UIView) throws(ScriptError.Reason) -> CGPoint {
      var point = try point(in: cell)
      point.x += cell.bounds.width * (edge == .leading ? -0.25 : 0.25)
      return point
    }

    /// Swipes a row with a finger: until its actions show, or all across, which performs the first one.
    ///
    /// - Throws: where that brings up no action.
    /// - Returns: the view with the actions.
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

    /// Presses a row long and drags it to another row.
    ///
    /// - Throws: where the rows are not on the screen together, or the row cannot be dragged.
    func drag(_ cell: UIView, to place: RowPlace) throws(ScriptError.Reason) {
      let start = try point(in: cell)
      let end = try point(in: show(place))
      let before = source
      let finger = Finger(downAt: start, in: window)
      finger?.pressLong()
      finger?.move(to: end)
      finger?.lift()
      window.layoutIfNeeded()
      guard source != before || start == end else { throw .noDrag }
    }

    /// Presses a row long, until its menu shows.
    ///
    /// - Throws: where the row has no menu.
    func openMenu(of cell: UIView) throws(ScriptError.Reason) {
      let finger = Finger(downAt: try point(in: cell), in: window)
      guard finger?.pressLong() == true else {
        finger?.cancel()
        throw .noMenu
      }
    }
  }
#endif
