import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A window with a table view that has an adapter.
@MainActor
struct Screen {
  let adapter: TableAdapter
  private let shown: TableWindow

  init(
    _ table: UITableView? = nil,
    style: UITableView.Style = .plain,
    adapter: @MainActor (UITableView) -> TableAdapter = { TableAdapter($0) }
  ) {
    shown = TableWindow(table, style: style)
    shown.table.sectionHeaderTopPadding = 0
    self.adapter = adapter(shown.table)
  }

  var window: UIWindow { shown.window }
  var table: UITableView { shown.table }

  /// Shows a list and lays it out.
  @discardableResult
  func show(_ source: ListSource, animated: Bool = true) -> ListUpdate {
    let update = adapter.apply(source, animated: animated)
    layOut()
    return update
  }

  func layOut() {
    shown.layOut()
  }

  /// Scrolls so far down, in points.
  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    layOut()
  }

  /// Scrolls down until the end shows.
  func scrollThrough() {
    while table.contentOffset.y < table.contentSize.height - 480 { scroll(to: table.contentOffset.y + 200) }
  }

  /// Where the rows are, section by section.
  var rects: [CGRect] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.rectForRow(at: IndexPath(row: $0, section: section))
      }
    }
  }

  /// How high the rows are, section by section.
  var heights: [CGFloat] { rects.map(\.height) }

  /// What the cells in view say, from top to bottom.
  var texts: [String] { table.visibleCells.map(\.said) }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}

extension UITableViewCell {
  /// What the cell says.
  var said: String { textLabel?.text ?? "" }
}

extension UITableView {
  /// What the header or footer says that shows.
  func saidAbove(_ section: Int) -> String? { headerView(forSection: section)?.textLabel?.text }

  /// What the footer says that shows.
  func saidBelow(_ section: Int) -> String? { footerView(forSection: section)?.textLabel?.text }

  /// Whether a view shows above or below a section.
  func hasEdge(_ view: UIView) -> Bool { view.superview?.superview === self && view.window != nil }
}
