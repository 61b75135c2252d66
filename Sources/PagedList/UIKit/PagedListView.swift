internal import Foundation
public import ListSource
public import PlatformUIKit

/// A table or collection view with the properties and methods that a ``PagedManager`` uses.
@MainActor
protocol PagedListView: UIScrollView {
  /// Scrolls to the row with an id, and returns whether the list view has it.
  func scroll(toMiddle id: AnyHashable) -> Bool

  var pagedFooter: UIView? { get set }

  /// Whether the list view determines the size of its footer.
  var sizesFooter: Bool { get }
}

extension UITableView: PagedListView {
  func scroll(toMiddle id: AnyHashable) -> Bool {
    listAdapter?.scroll(to: id, at: .middle, animated: false) ?? false
  }

  var pagedFooter: UIView? {
    get { tableFooterView }
    set { tableFooterView = newValue }
  }

  var sizesFooter: Bool { false }
}

extension UICollectionView: PagedListView {
  func scroll(toMiddle id: AnyHashable) -> Bool {
    listAdapter?.scroll(to: id, at: .centeredVertically, animated: false) ?? false
  }

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

/// A manager that shows a ``PagedList`` in a table view.
///
/// ```swift
/// let manager = PagedTable(tableView, showing: list) { rows in
///   ListSource { ListSection("quakes") { Rows(rows, cell: QuakeCell.self) } }
/// }
/// manager.onTip = { tip in … }
/// manager.loadFirstPage()
/// ```
///
/// The manager adds pull-to-refresh, loads next pages automatically, and shows a footer. Each feature is optional: see
/// ``PagedManager/pullsToRefresh``, ``PagedManager/loadsNextPageNearEnd``, and ``PagedManager/footer``.
///
/// When a load ends, the manager updates the rows and hides the indicator. It then calls ``PagedManager/onTip`` and
/// ``PagedManager/onCompletion``, in this order.
///
/// The table view retains the manager, so you need no property for it. The manager retains the list and the `declare`
/// closure. Capture the view controller weakly in the closure. If the table view gets a different manager or adapter,
/// this manager detaches. It then shows nothing and receives no more events.
@MainActor
public final class PagedTable<Item: Sendable>: PagedManager<Item> {
  /// The table view, or nil after the view is deallocated or gets a different manager or adapter.
  public var tableView: UITableView? { listView as? UITableView }

  /// Creates a manager and shows the list's current rows.
  ///
  /// If the table view has no adapter, the manager creates one. The manager retains the closure that declares the rows,
  /// and calls it whenever the rows change or ``PagedManager/show()`` is called.
  @discardableResult
  public init(
    _ tableView: UITableView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    super.init(in: tableView, adapter, showing: list, declare: declare)
  }
}

/// A manager that shows a ``PagedList`` in a collection view.
///
/// ```swift
/// let manager = PagedCollection(collectionView, showing: list) { rows in
///   ListSource { ListSection("quakes") { Rows(rows, cell: QuakeTile.self) }.layout(.grid(columns: 3, spacing: 2)) }
/// }
/// manager.onTip = { tip in … }
/// manager.loadFirstPage()
/// ```
///
/// The manager adds pull-to-refresh, loads next pages automatically, and shows a footer. Except as described here, it
/// works like ``PagedTable``. The collection view retains the manager.
///
/// The footer is a supplementary view of the kind `CollectionAdapter.elementKindListFooter`. Its height is measured by
/// `systemLayoutSizeFitting`. If that height is 0, the footer is measured by `sizeThatFits(_:)` instead.
///
/// If a section declares a layout, the adapter's layout includes the footer. Otherwise, the collection view keeps the
/// app's layout, and the footer appears only if that layout has a boundary item of this kind. As an exception, the
/// adapter's layout replaces an unconfigured flow layout while the list has no sections.
///
/// A compositional layout shows the footer only if there is a section. While a list with a footer has no sections, the
/// collection view therefore has one empty section. A section provider of the app is asked for the layout of section 0.
///
/// If the footer cannot appear, let the user load the next page or retry in another view. Use ``PagedManager/onTip``
/// and ``PagedManager/onCompletion`` to decide when.
///
/// If the rows do not fill the collection view, set its `alwaysBounceVertical` property so that the user can pull to
/// refresh.
@MainActor
public final class PagedCollection<Item: Sendable>: PagedManager<Item> {
  /// The collection view, or nil after it is deallocated or gets a different manager or adapter.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// Creates a manager and shows the list's current rows.
  ///
  /// If the collection view has no adapter, the manager creates one. The manager retains the closure that declares the
  /// rows, and calls it whenever the rows change or ``PagedManager/show()`` is called.
  @discardableResult
  public init(
    _ collectionView: UICollectionView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    let adapter = collectionView.listAdapter ?? CollectionAdapter(collectionView)
    super.init(in: collectionView, adapter, showing: list, declare: declare)
  }
}
