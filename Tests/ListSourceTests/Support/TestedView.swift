import Foundation
import ListSource
import PlatformUIKit

/// A table view or a collection view, with the interface that tests of both kinds use.
@MainActor
protocol TestedView: UIScrollView {
  var numberOfSections: Int { get }
  var allowsMultipleSelection: Bool { get set }
  var allowsSelectionDuringEditing: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  var isEditing: Bool { get set }
  var backgroundView: UIView? { get set }
  func reloadData()

  func numberOfRows(inSection section: Int) -> Int
  /// The index paths of the visible rows, in the order of the list.
  var visiblePlaces: [IndexPath] { get }
  var selectedPlaces: [IndexPath] { get }
  func cell(at indexPath: IndexPath) -> (any ShownCell)?
  func rect(at indexPath: IndexPath) -> CGRect
  /// The frame of a section's header or footer, or zero if there is none.
  func edgeRect(isHeader: Bool, of section: Int) -> CGRect
  /// The visible view of a header or footer title, if any.
  func titleView(isHeader: Bool, of section: Int) -> UIView?
  func select(place: IndexPath)
  func deselect(place: IndexPath)
  func batch(_ updates: (() -> Void)?)
  /// The object in a role of the adapter. Setting an object of a wrong type sets nil.
  subscript(role: ListRole) -> AnyObject? { get set }
  /// The adapter of the view.
  var ownAdapter: ListAdapter? { get }
  /// Makes another adapter for the view.
  @discardableResult func makeAdapter() -> ListAdapter
}

enum ListRole {
  case delegate, dataSource, prefetching, dragging
}

extension UITableView: TestedView {
  var visiblePlaces: [IndexPath] { indexPathsForVisibleRows ?? [] }
  var selectedPlaces: [IndexPath] { (indexPathsForSelectedRows ?? []).sorted() }
  func cell(at indexPath: IndexPath) -> (any ShownCell)? { cellForRow(at: indexPath) }
  func rect(at indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }
  func edgeRect(isHeader: Bool, of section: Int) -> CGRect {
    isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
  }
  func titleView(isHeader: Bool, of section: Int) -> UIView? {
    isHeader ? headerView(forSection: section) : footerView(forSection: section)
  }
  func select(place: IndexPath) { selectRow(at: place, animated: false, scrollPosition: .none) }
  func deselect(place: IndexPath) { deselectRow(at: place, animated: false) }
  func batch(_ updates: (() -> Void)?) { performBatchUpdates(updates) }
  subscript(role: ListRole) -> AnyObject? {
    get {
      switch role {
      case .delegate: delegate
      case .dataSource: dataSource
      case .prefetching: prefetchDataSource
      case .dragging: dragDelegate
      }
    }
    set {
      switch role {
      case .delegate: delegate = newValue as? any UITableViewDelegate
      case .dataSource: dataSource = newValue as? any UITableViewDataSource
      case .prefetching: prefetchDataSource = newValue as? any UITableViewDataSourcePrefetching
      case .dragging: dragDelegate = newValue as? any UITableViewDragDelegate
      }
    }
  }
  var ownAdapter: ListAdapter? { listAdapter }
  func makeAdapter() -> ListAdapter { TableAdapter(self) }
}

extension UICollectionView: TestedView {
  func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }
  var visiblePlaces: [IndexPath] { indexPathsForVisibleItems.sorted() }
  var selectedPlaces: [IndexPath] { (indexPathsForSelectedItems ?? []).sorted() }
  func cell(at indexPath: IndexPath) -> (any ShownCell)? { cellForItem(at: indexPath) }
  func rect(at indexPath: IndexPath) -> CGRect { layoutAttributesForItem(at: indexPath)?.frame ?? .zero }
  func edgeRect(isHeader: Bool, of section: Int) -> CGRect {
    let (kind, place) = (edgeKind(isHeader), IndexPath(item: 0, section: section))
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: place)?.frame ?? .zero
  }
  func titleView(isHeader: Bool, of section: Int) -> UIView? {
    let (kind, place) = (edgeKind(isHeader), IndexPath(item: 0, section: section))
    return supplementaryView(forElementKind: kind, at: place) as? UICollectionViewListCell
  }
  func select(place: IndexPath) { selectItem(at: place, animated: false, scrollPosition: []) }
  func deselect(place: IndexPath) { deselectItem(at: place, animated: false) }
  func batch(_ updates: (() -> Void)?) { performBatchUpdates(updates) }
  subscript(role: ListRole) -> AnyObject? {
    get {
      switch role {
      case .delegate: delegate
      case .dataSource: dataSource
      case .prefetching: prefetchDataSource
      case .dragging: dragDelegate
      }
    }
    set {
      switch role {
      case .delegate: delegate = newValue as? any UICollectionViewDelegate
      case .dataSource: dataSource = newValue as? any UICollectionViewDataSource
      case .prefetching: prefetchDataSource = newValue as? any UICollectionViewDataSourcePrefetching
      case .dragging: dragDelegate = newValue as? any UICollectionViewDragDelegate
      }
    }
  }
  var ownAdapter: ListAdapter? { listAdapter }
  func makeAdapter() -> ListAdapter { CollectionAdapter(self) }

  private func edgeKind(_ isHeader: Bool) -> String {
    isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
