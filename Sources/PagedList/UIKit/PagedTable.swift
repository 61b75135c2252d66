public import ListSource
public import PlatformUIKit

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
  /// If the table view has no adapter, the manager creates one.
  ///
  /// - Parameters:
  ///   - tableView: The table view that shows the rows.
  ///   - list: The list that provides the rows.
  ///   - declare: A closure that returns the declaration of the rows. The manager retains the closure and calls it
  ///     whenever the rows change or ``PagedManager/show()`` is called.
  @discardableResult
  public init(
    _ tableView: UITableView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    super.init(in: tableView, showing: list, declare: declare)
  }
}
