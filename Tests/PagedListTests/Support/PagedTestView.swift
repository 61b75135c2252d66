import Foundation
import ListSource
import PagedList
import PlatformUIKit

/// A list view under test, of either kind.
@MainActor
protocol PagedTestView: UIScrollView {
  /// Declares reorderable rows with their numbers, each 40 points high.
  static func declare(_ rows: [Row]) -> ListSource

  @discardableResult
  func makeManager(
    showing list: PagedList<Row>,
    declare: @escaping @MainActor (_ rows: [Row]) -> ListSource
  ) -> PagedManager<Row>

  /// Creates the adapter of an app that shows a list by itself.
  func makeAdapter() -> ListAdapter

  var rowCount: Int { get }

  /// The texts of the visible rows, from the top.
  var texts: [String] { get }

  /// The view below all rows, on screen or not.
  var footerView: UIView? { get }
}

extension PagedTestView {
  @discardableResult
  func makeManager(showing list: PagedList<Row>) -> PagedManager<Row> {
    makeManager(showing: list) { Self.declare($0) }
  }
}

extension UITableView: PagedTestView {
  static func declare(_ rows: [Row]) -> ListSource {
    ListSource {
      ListSection("rows") {
        Rows(rows, cell: UITableViewCell.self) { cell, row, _ in cell.textLabel?.text = "row \(row.id)" }
          .reorderable(emits: "rows.reordered")
      }
    }
  }

  @discardableResult
  func makeManager(
    showing list: PagedList<Row>,
    declare: @escaping @MainActor (_ rows: [Row]) -> ListSource
  ) -> PagedManager<Row> {
    PagedTable(self, showing: list, declare: declare)
  }

  func makeAdapter() -> ListAdapter { TableAdapter(self) }

  var rowCount: Int { numberOfRows(inSection: 0) }
  var texts: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
  var footerView: UIView? { tableFooterView }
}

extension UICollectionView: PagedTestView {
  static func declare(_ rows: [Row]) -> ListSource {
    ListSource {
      ListSection("rows") {
        Rows(rows, cell: TextItem.self) { cell, row, _ in cell.text = "row \(row.id)" }
          .reorderable(emits: "rows.reordered")
      }
      .layout(.grid(columns: 1, height: .points(40)))
    }
  }

  @discardableResult
  func makeManager(
    showing list: PagedList<Row>,
    declare: @escaping @MainActor (_ rows: [Row]) -> ListSource
  ) -> PagedManager<Row> {
    PagedCollection(self, showing: list, declare: declare)
  }

  func makeAdapter() -> ListAdapter { CollectionAdapter(self) }

  var rowCount: Int { numberOfItems(inSection: 0) }

  var texts: [String] {
    indexPathsForVisibleItems.sorted().map { (cellForItem(at: $0) as? TextItem)?.text ?? "" }
  }

  var footerView: UIView? { listAdapter?.listFooter }
}

/// A collection view cell that stores its text.
final class TextItem: UICollectionViewCell {
  var text = ""
}

extension PagedManager {
  /// The list view, or nil if the manager is detached.
  var view: UIScrollView? {
    (self as? PagedTable)?.tableView ?? (self as? PagedCollection)?.collectionView
  }
}
