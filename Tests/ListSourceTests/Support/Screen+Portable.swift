// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PlatformUIKit

  extension Screen {
    /// Taps a visible row.
    func tap(_ row: Int, _ section: Int = 0) {
      window.tap(at: middle(of: row, section))
    }

    /// Deletes a row like a user. Returns whether the deletion is offered.
    @discardableResult
    func swipe(_ row: Int, _ section: Int = 0) -> Bool {
      layOut()
      if let table = view as? UITableView {
        return table.swipeToDelete(IndexPath(row: row, section: section))
      }
      swipe(row, section, by: -60)
      layOut()
      return choose("Delete")
    }

    /// Swipes a row horizontally. A positive distance is to the right.
    func swipe(_ row: Int, _ section: Int = 0, by distance: CGFloat) {
      let start = middle(of: row, section)
      let finger = Finger(downAt: start, in: window)
      finger?.move(to: CGPoint(x: start.x + distance, y: start.y))
      finger?.lift()
    }

    /// Long-presses a row. Returns whether a menu shows.
    @discardableResult
    func pressLong(_ row: Int, _ section: Int = 0) -> Bool {
      Finger(downAt: middle(of: row, section), in: window)?.pressLong() ?? false
    }

    /// Drags a row to the position of another after a long press. Calls `meanwhile` before the drop.
    func drag(
      _ row: Int,
      _ section: Int = 0,
      to target: Int,
      _ targetSection: Int = 0,
      meanwhile: () -> Void = {}
    ) {
      drag(row, section, to: middle(of: target, targetSection), meanwhile: meanwhile)
    }

    /// Drags a row to a point of the window. Calls `meanwhile` before the drop.
    func drag(_ row: Int, _ section: Int = 0, to point: CGPoint, meanwhile: () -> Void = {}) {
      let finger = Finger(downAt: middle(of: row, section), in: window)
      finger?.pressLong()
      finger?.move(to: point)
      meanwhile()
      finger?.lift()
      layOut()
    }

    /// Drags two fingers over rows of the first section.
    func dragTwoFingers(over rows: ClosedRange<Int>) {
      layOut()
      let places = rows.map { IndexPath(row: $0, section: 0) }
      if kind == .table { table.selectByTwoFingers(places) } else { collection.selectByTwoFingers(places) }
    }

    /// Taps the button with a title. Returns whether there is one.
    @discardableResult
    func choose(_ title: String) -> Bool {
      guard let button = window.buttons.first(where: { $0.currentTitle == title }) else { return false }
      button.layoutIfNeeded()
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      return window.tap(at: button.convert(middle, to: window)) === button
    }

    /// The center of a row in the window.
    func middle(of row: Int, _ section: Int = 0) -> CGPoint {
      layOut()
      let rect = view.rect(at: IndexPath(row: row, section: section))
      return listView.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    }
  }

  extension UIView {
    /// The buttons in the view, from back to front.
    var buttons: [UIButton] { subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? $0.buttons } }
  }
#endif
