#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  /// A window with a list view whose rows are 50 points high.
  @MainActor
  struct ListScreen {
    let list: any ListView
    let window: UIWindow
    private let host = Host()

    init(_ list: any ListView) {
      self.list = list
      window = host.makeWindow()
      window.addSubview(list)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// The buttons of the menu in front.
    var buttons: [UIButton] {
      let views = window.subviews.last?.subviews.flatMap(\.subviews) ?? []
      return views.compactMap { $0 as? UIButton }
    }

    func point(_ row: Int) -> CGPoint { CGPoint(x: 160, y: CGFloat(row) * 50 + 25) }

    func tap(_ row: Int) { window.tap(at: point(row)) }

    @discardableResult
    func press(_ row: Int) -> Finger? {
      let finger = Finger(downAt: point(row), in: window)
      finger?.pressLong()
      return finger
    }

    func drag(_ row: Int, to place: Int) {
      let finger = press(row)
      finger?.move(to: point(place))
      finger?.lift()
    }

    func swipe(_ row: Int, by distance: CGFloat) {
      let start = CGPoint(x: distance < 0 ? 300 : 20, y: point(row).y)
      let finger = Finger(downAt: start, in: window)
      finger?.move(to: CGPoint(x: start.x + distance, y: start.y))
      finger?.lift()
    }
  }

  extension ListView {
    /// Whether the cells of the visible rows are the only ones in the view.
    var hasOnlyVisibleCells: Bool { cellViews == Set(visibleCellViews) }

    /// How far the cell of a row is moved to the left, which reveals swipe actions.
    func revealed(_ row: Int) -> CGFloat? { cellView(at: [0, row])?.bounds.origin.x }

    func cellView(at row: IndexPath) -> UIView? {
      (self as? UITableView)?.cellForRow(at: row) ?? (self as? UICollectionView)?.cellForItem(at: row)
    }
  }
#endif
