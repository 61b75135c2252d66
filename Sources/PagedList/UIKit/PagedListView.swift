internal import Foundation
internal import ListSource
internal import PlatformUIKit

/// A table or collection view with the properties and methods that a ``PagedManager`` uses.
@MainActor
protocol PagedListView: UIScrollView {
  /// The adapter that shows the rows, or nil if the view has none.
  var rowAdapter: ListAdapter? { get }

  /// Creates an adapter for a view that has none.
  func makeRowAdapter() -> ListAdapter

  /// The index paths of the visible rows or items, in any order.
  var rowsInView: [IndexPath] { get }

  var numberOfSections: Int { get }
  func numberOfRows(inSection section: Int) -> Int

  /// The footer below all rows, or nil if there is none.
  var pagedFooter: UIView? { get set }

  /// Whether the list view determines the size of its footer.
  var sizesFooter: Bool { get }
}

extension UITableView: PagedListView {
  var rowAdapter: ListAdapter? { listAdapter }

  func makeRowAdapter() -> ListAdapter { TableAdapter(self) }

  var rowsInView: [IndexPath] { indexPathsForVisibleRows ?? [] }

  var pagedFooter: UIView? {
    get { tableFooterView }
    set { tableFooterView = newValue }
  }

  var sizesFooter: Bool { false }
}

extension UICollectionView: PagedListView {
  var rowAdapter: ListAdapter? { listAdapter }

  func makeRowAdapter() -> ListAdapter { CollectionAdapter(self) }

  var rowsInView: [IndexPath] { indexPathsForVisibleItems }

  func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  var pagedFooter: UIView? {
    get { listAdapter?.listFooter }
    set {
      // An unchanged view would not be measured again, so it is removed first.
      if newValue === pagedFooter { listAdapter?.listFooter = nil }
      listAdapter?.listFooter = newValue
    }
  }

  var sizesFooter: Bool { true }
}
