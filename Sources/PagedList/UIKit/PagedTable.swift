public import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``PagedList`` in a table view: pulling loads the first page, coming near the end the next one, and the foot of
/// the table says what there is to say.
///
/// ```swift
/// let manager = PagedTable(tableView, showing: list) { rows in
///   ListSource { ListSection("quakes") { Rows(rows, cell: QuakeCell.self) } }
/// }
/// manager.onTip = { tip in … }
/// manager.loadFirstPage()
/// ```
///
/// Each part may be left out: ``PagedManager/pullsToRefresh``, ``PagedManager/loadsNextPageNearEnd``,
/// ``PagedManager/footer``. After a result the order is always the same: the rows show, the indicator ends,
/// ``PagedManager/onTip``, ``PagedManager/onCompletion``.
///
/// The table view keeps it alive, as it does its adapter, so no property is needed; it keeps the list. What is declared
/// is kept too, so capture the controller weakly there. Where the table view gets another one, or an adapter of the
/// app's, this one leaves it, shows nothing any more and is told of nothing.
@MainActor
public final class PagedTable<Item: Sendable>: PagedManager<Item> {
  /// The table view; nil once it is gone.
  public var tableView: UITableView? { listView as? UITableView }

  /// Makes what shows a list, and shows the rows that the list has.
  ///
  /// Where the table view has no adapter it gets one.
  ///
  /// - Parameters:
  ///   - tableView: the table view.
  ///   - list: what it shows.
  ///   - declare: says how rows show. Asked again whenever they change; see ``PagedManager/show()`` for whatever else it
  ///     depends on.
  @discardableResult
  public init(
    _ tableView: UITableView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    super.init(in: tableView, showing: list, declare: declare)
  }
}
