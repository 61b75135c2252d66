internal import Foundation
internal import ListSource

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What a ``PagedManager`` asks of the view that shows the rows, whichever kind it is.
@MainActor
protocol PagedListView: UIScrollView {
  /// The adapter that shows the rows; nil if there is none.
  var rowAdapter: ListAdapter? { get }

  /// Makes the adapter of a view that has none.
  func makeRowAdapter() -> ListAdapter

  /// The rows in view, in any order.
  var rowsInView: [IndexPath] { get }

  var numberOfSections: Int { get }
  func numberOfRows(inSection section: Int) -> Int

  /// What stands below all rows.
  var foot: UIView? { get set }

  /// Whether the view itself makes its foot as wide as it is, and as high as that asks for.
  var measuresFoot: Bool { get }
}

extension UITableView: PagedListView {
  var rowAdapter: ListAdapter? { listAdapter }

  func makeRowAdapter() -> ListAdapter { TableAdapter(self) }

  var rowsInView: [IndexPath] { indexPathsForVisibleRows ?? [] }

  var foot: UIView? {
    get { tableFooterView }
    set { tableFooterView = newValue }
  }

  var measuresFoot: Bool { false }
}

extension UICollectionView: PagedListView {
  var rowAdapter: ListAdapter? { listAdapter }

  func makeRowAdapter() -> ListAdapter { CollectionAdapter(self) }

  var rowsInView: [IndexPath] { indexPathsForVisibleItems }

  func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  var foot: UIView? {
    get { listAdapter?.listFooter }
    set {
      // A view that is used again may ask for another height.
      if newValue === foot { listAdapter?.listFooter = nil }
      listAdapter?.listFooter = newValue
    }
  }

  var measuresFoot: Bool { true }
}
