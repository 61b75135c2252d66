public import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``PagedList`` in a table view, with pull-to-refresh, automatic loading of next pages, and a footer.
///
/// ```swift
/// let manager = PagedTable(tableView, showing: list) { rows in
///   ListSource { ListSection("quakes") { Rows(rows, cell: QuakeCell.self) } }
/// }
/// manager.onTip = { tip in … }
/// manager.loadFirstPage()
/// ```
///
/// Each part is optional: ``PagedManager/pullsToRefresh``, ``PagedManager/loadsNextPageNearEnd``,
/// ``PagedManager/footer``. After a result the order is always: the rows, the end of the indicator,
/// ``PagedManager/onTip``, ``PagedManager/onCompletion``.
///
/// The table view retains this manager, as it retains its adapter, so no property is needed. The manager retains the
/// list and the `declare` closure; capture the controller weakly in it. If the table view gets another manager, or an
/// adapter of the app's, this one detaches: it shows nothing and receives no more events.
@MainActor
public final class PagedTable<Item: Sendable>: PagedManager<Item> {
  /// The table view, or nil once it is deallocated or has another manager or adapter.
  public var tableView: UITableView? { listView as? UITableView }

  /// Creates a manager and shows the list's current rows.
  ///
  /// A table view without an adapter gets one.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - list: The list to show.
  ///   - declare: Returns the declaration of the rows. Called again whenever they change, and by
  ///     ``PagedManager/show()``. The manager retains it.
  @discardableResult
  public init(
    _ tableView: UITableView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    super.init(in: tableView, showing: list, declare: declare)
  }
}
