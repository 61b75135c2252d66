import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A kind of list view, the argument of facts that hold for both.
enum ListKind: String, CaseIterable, Codable, Sendable {
  case table, collection

  /// Makes a list view in no window, with rows of 50 points or with self-sizing rows of an estimated height.
  @MainActor
  func showing(_ source: ItemsSource, estimate: CGFloat? = nil) -> any ListView {
    guard self == .table else {
      return UICollectionView.showing(
        source,
        layout: estimate.map { UICollectionViewCompositionalLayout.fittingRows(estimate: $0) }
      )
    }
    let table = UITableView.showing(source)
    if let estimate {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = estimate
    }
    return table
  }
}

/// The common interface of table views and collection views. A row is a row or an item.
@MainActor
protocol ListView: UIScrollView {
  var numberOfSections: Int { get }
  var allowsSelection: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var allowsSelectionDuringEditing: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  var dragInteractionEnabled: Bool { get set }
  var backgroundView: UIView? { get set }
  func reloadData()
  func moveSection(_ section: Int, toSection newSection: Int)

  var editing: Bool { get set }
  var visibleTexts: [String] { get }
  var visibleCellViews: [UIView] { get }
  var hasSource: Bool { get }
  /// The index paths of the visible rows, in order.
  var visibleRows: [IndexPath] { get }
  /// The index paths of the selected rows, in order.
  var selectedRows: [IndexPath] { get }
  func use(source: (any UITableViewDataSource & UICollectionViewDataSource)?)
  func use(delegate: (any UITableViewDelegate & UICollectionViewDelegate)?)
  func use(prefetcher: (any UITableViewDataSourcePrefetching & UICollectionViewDataSourcePrefetching)?)
  func numberOfRows(in section: Int) -> Int
  func cell(at row: IndexPath) -> (any ListCell)?
  func row(of cell: any ListCell) -> IndexPath?
  func row(at point: CGPoint) -> IndexPath?
  func frame(at row: IndexPath) -> CGRect?
  func select(row: IndexPath?, scrollsToTop: Bool)
  func deselect(row: IndexPath)
  func scroll(to row: IndexPath, at position: ListPosition)
  func batch(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?)
  func insert(rows: [IndexPath])
  func delete(rows: [IndexPath])
  func reload(rows: [IndexPath])
  func reconfigure(rows: [IndexPath])
  func move(row: IndexPath, to target: IndexPath)
  func insert(sections: IndexSet)
  func delete(sections: IndexSet)
  func reload(sections: IndexSet)
}

enum ListPosition: CaseIterable {
  case top, bottom, middle
}

extension ListView {
  /// The visible cells, in the order of their rows.
  var shownCells: [any ListCell] { visibleRows.compactMap { cell(at: $0) } }

  /// The subviews that are cells.
  var cellViews: Set<UIView> { Set(subviews.filter { $0 is any ListCell }) }

  func select(row: IndexPath?) { select(row: row, scrollsToTop: false) }

  func batch(_ updates: @escaping () -> Void) { batch(updates, completion: nil) }

  /// The heights of the first rows.
  func heights(_ count: Int) -> [CGFloat?] { (0..<count).map { frame(at: [0, $0])?.height } }

  /// Scrolls to an offset in points.
  func scroll(to offset: CGFloat) {
    contentOffset.y = offset
    layoutIfNeeded()
  }

  func laidOut() -> Self {
    layoutIfNeeded()
    return self
  }
}

extension UITableView: ListView {
  var editing: Bool {
    get { isEditing }
    set { setEditing(newValue, animated: false) }
  }
  var hasSource: Bool { dataSource != nil }
  var visibleCellViews: [UIView] { visibleCells }
  var visibleRows: [IndexPath] { indexPathsForVisibleRows ?? [] }
  var selectedRows: [IndexPath] { (indexPathsForSelectedRows ?? []).sorted() }
  func use(source: (any UITableViewDataSource & UICollectionViewDataSource)?) { dataSource = source }
  func use(delegate: (any UITableViewDelegate & UICollectionViewDelegate)?) { self.delegate = delegate }
  func use(prefetcher: (any UITableViewDataSourcePrefetching & UICollectionViewDataSourcePrefetching)?) {
    prefetchDataSource = prefetcher
  }
  func numberOfRows(in section: Int) -> Int { numberOfRows(inSection: section) }
  func cell(at row: IndexPath) -> (any ListCell)? { cellForRow(at: row) as? any ListCell }
  func row(of cell: any ListCell) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }
  func row(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func frame(at row: IndexPath) -> CGRect? { rectForRow(at: row) }
  func select(row: IndexPath?, scrollsToTop: Bool) {
    selectRow(at: row, animated: false, scrollPosition: scrollsToTop ? .top : .none)
  }
  func deselect(row: IndexPath) { deselectRow(at: row, animated: false) }
  func scroll(to row: IndexPath, at position: ListPosition) {
    let positions: [ListPosition: ScrollPosition] = [.top: .top, .bottom: .bottom, .middle: .middle]
    scrollToRow(at: row, at: positions[position] ?? .none, animated: false)
  }
  func batch(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    performBatchUpdates(updates, completion: completion)
  }
  func insert(rows: [IndexPath]) { insertRows(at: rows, with: .none) }
  func delete(rows: [IndexPath]) { deleteRows(at: rows, with: .none) }
  func reload(rows: [IndexPath]) { reloadRows(at: rows, with: .none) }
  func reconfigure(rows: [IndexPath]) { reconfigureRows(at: rows) }
  func move(row: IndexPath, to target: IndexPath) { moveRow(at: row, to: target) }
  func insert(sections: IndexSet) { insertSections(sections, with: .none) }
  func delete(sections: IndexSet) { deleteSections(sections, with: .none) }
  func reload(sections: IndexSet) { reloadSections(sections, with: .none) }
}

extension UICollectionView: ListView {
  var editing: Bool {
    get { isEditing }
    set { isEditing = newValue }
  }
  var hasSource: Bool { dataSource != nil }
  var visibleCellViews: [UIView] { visibleCells }
  var visibleRows: [IndexPath] { indexPathsForVisibleItems.sorted() }
  var selectedRows: [IndexPath] { (indexPathsForSelectedItems ?? []).sorted() }
  func use(source: (any UITableViewDataSource & UICollectionViewDataSource)?) { dataSource = source }
  func use(delegate: (any UITableViewDelegate & UICollectionViewDelegate)?) { self.delegate = delegate }
  func use(prefetcher: (any UITableViewDataSourcePrefetching & UICollectionViewDataSourcePrefetching)?) {
    prefetchDataSource = prefetcher
  }
  func numberOfRows(in section: Int) -> Int { numberOfItems(inSection: section) }
  func cell(at row: IndexPath) -> (any ListCell)? { cellForItem(at: row) as? any ListCell }
  func row(of cell: any ListCell) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }
  func row(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func frame(at row: IndexPath) -> CGRect? { layoutAttributesForItem(at: row)?.frame }
  func select(row: IndexPath?, scrollsToTop: Bool) {
    selectItem(at: row, animated: false, scrollPosition: scrollsToTop ? .top : [])
  }
  func deselect(row: IndexPath) { deselectItem(at: row, animated: false) }
  func scroll(to row: IndexPath, at position: ListPosition) {
    let positions: [ListPosition: ScrollPosition] = [
      .top: .top, .bottom: .bottom, .middle: .centeredVertically,
    ]
    scrollToItem(at: row, at: positions[position] ?? [], animated: false)
  }
  func batch(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    performBatchUpdates(updates, completion: completion)
  }
  func insert(rows: [IndexPath]) { insertItems(at: rows) }
  func delete(rows: [IndexPath]) { deleteItems(at: rows) }
  func reload(rows: [IndexPath]) { reloadItems(at: rows) }
  func reconfigure(rows: [IndexPath]) { reconfigureItems(at: rows) }
  func move(row: IndexPath, to target: IndexPath) { moveItem(at: row, to: target) }
  func insert(sections: IndexSet) { insertSections(sections) }
  func delete(sections: IndexSet) { deleteSections(sections) }
  func reload(sections: IndexSet) { reloadSections(sections) }
}
