public import Foundation
internal import KitSupport
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``ListSource`` in a table view: its data source and delegate in one.
///
/// ```swift
/// let adapter = TableAdapter(tableView)
/// adapter.apply(source)            // first: reload; later: the smallest set of batch updates
/// ```
///
/// The table view keeps its adapter alive, and the adapter holds the view weakly: no property is needed. Cells are
/// registered by themselves. What the app itself wants to hear as a delegate goes to ``delegate``.
@MainActor
public final class TableAdapter: NSObject {
  /// The table view; nil once it is gone.
  public private(set) weak var tableView: UITableView?

  /// The app's own delegate: it gets every call that the adapter gets, after the adapter, and its answers count before the
  /// adapter's where it has any. Held weakly.
  public weak var delegate: (any UITableViewDelegate)?

  /// The list that was applied last, shown or about to be.
  public internal(set) var source = ListSource()

  /// Called whenever the user or the app has scrolled.
  public var onScroll: (@MainActor (UITableView) -> Void)?

  /// What the table view shows now, and the list that it shows or is on its way to.
  var shown = ShownList(ListSource())
  var shownSource = ListSource()

  var progress = ApplyingProgress()
  var cells = CellRegistry()
  var heights = HeightMemory<RowIdentity>()
  var heightsWidth: CGFloat = 0
  var registeredIdentifiers: Set<String> = []

  /// Makes the adapter of a table view and becomes its data source and delegate.
  ///
  /// A table view has one adapter: an earlier one is detached, which is reported.
  @discardableResult
  public init(_ tableView: UITableView) {
    self.tableView = tableView
    super.init()
    if let earlier = tableView.adapter {
      earlier.tableView = nil
      Reports.report(
        """
        A table view got a second adapter; the first is detached and shows nothing any more. \
        Apply another list to the first one: tableView.adapter?.apply(source).
        """
      )
    }
    tableView[associated: TableAdapter.self] = self
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(PlaceholderCell.self, forCellReuseIdentifier: PlaceholderCell.identifier)
  }

  /// Has models of a type shown by cells of a class, wherever ``Rows`` name no cell.
  public func register<Cell: UITableViewCell & ViewConfigurable>(
    _ cell: Cell.Type,
    for model: Cell.Model.Type
  ) {
    cells.register(.init(cell, identifier: String(reflecting: cell)), forModel: model)
  }

  /// Has models that call their cell by an identifier shown by cells of a class, wherever ``Rows`` name no cell.
  public func register<Cell: UITableViewCell & ViewConfigurable>(
    _ cell: Cell.Type,
    for reuseIdentifier: String
  ) {
    cells.register(.init(cell, identifier: reuseIdentifier), forIdentifier: reuseIdentifier)
  }
}

extension UITableView {
  /// The adapter that shows a list in this table view; nil where there is none.
  public var adapter: TableAdapter? { self[associated: TableAdapter.self] }
}

extension TableAdapter {
  var appDelegate: AppDelegateCalls? { delegate.map(AppDelegateCalls.init) }
}
