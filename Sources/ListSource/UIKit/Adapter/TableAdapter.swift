public import Foundation

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
/// The table view keeps its adapter alive, and the adapter holds the view weakly: no property is needed. The list keeps
/// what its closures capture, so capture the controller weakly in them. Cells are registered by themselves.
///
/// Heights are those that are declared, else the table view's `rowHeight`: as high as the cells ask for, unless the app
/// set that property. Where all rows are declared to be as high, the adapter sets it and the table view need not ask for
/// each; what the app sets meanwhile counts again for rows that the list gives no height, once a list has such rows.
/// No cell is made to be measured only, because nothing must know a height before it shows: the table view measures the
/// cell that it shows, until then a height is an estimate, and a header is as high as its view or its title.
@MainActor
public final class TableAdapter: NSObject {
  /// The table view; nil once it is gone, or has got another adapter.
  public private(set) weak var tableView: UITableView?

  /// The app's own delegate. It hears each call before the adapter does its part, and where it answers, its answer counts
  /// before what the list says. Held weakly.
  ///
  /// It gets display (`willDisplay` and `didEndDisplaying` of cells, headers and footers), heights and estimates of rows,
  /// headers and footers, their views, highlighting (`should`, `did`, `didUnhighlight`), selection (`will`, `did`, and of
  /// deselection), and scrolling (`scrollViewDidScroll`, `WillBeginDragging`, `DidEndDragging`, `DidEndDecelerating`); on
  /// Apple's systems everything else as well.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet {
      if delegate === self {
        reportOwnDelegate()
        delegate = oldValue
      }
      watchDelegate()
      askAgain()
    }
  }

  /// The list that was applied last, shown or about to be.
  public internal(set) var source = ListSource()

  /// What ``onScroll(_:)`` was given: called whenever the user or the app has scrolled.
  package var onScroll: (@MainActor (UITableView) -> Void)?

  /// What feeds the adapter, if anything. It leaves where another one comes, and where the table view gets another
  /// driver.
  package var companion: (any TableCompanion)? {
    didSet { if oldValue !== companion { oldValue?.leave() } }
  }

  /// Told of each row that is about to show, and how many rows come after it.
  package var onRowDisplay: (@MainActor (_ rowsAfter: Int) -> Void)?

  /// What the table view shows now.
  var shown = ShownList(ListSource())

  var progress = ApplyingProgress()
  var cells = CellRegistry()
  var heights = HeightMemory<RowIdentity>()

  /// The height of all rows, where they have the same.
  var rowHeight: ListRowHeight?

  /// The identifiers that the adapter registered cells under with the table view.
  var registered: Set<String> = []

  let notices = CellNotices()

  /// Makes the adapter of a table view and becomes its data source and delegate.
  ///
  /// A table view has one adapter: an earlier one is detached, which is reported.
  @discardableResult
  public init(_ tableView: UITableView) {
    self.tableView = tableView
    super.init()
    tableView.driver = self
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Has models of a type shown by cells of a class, wherever ``Rows`` name no cell: of just that type, else of what
  /// inherits from it or, where it is a protocol, conforms to it.
  ///
  /// Where a list shows already the next one is shown by a reload, because its rows may have other cells.
  public func register<Cell: UITableViewCell & ViewConfigurable>(
    _ cell: Cell.Type,
    for model: Cell.Model.Type
  ) {
    cells.register(CellKind(cell), forModel: model)
    progress.needsReload = true
  }

  /// Has models that call their cell by an identifier shown by cells of a class, wherever ``Rows`` name no cell.
  ///
  /// Where a list shows already the next one is shown by a reload, because its rows may have other cells.
  public func register<Cell: UITableViewCell & ViewConfigurable>(
    _ cell: Cell.Type,
    for reuseIdentifier: String
  ) {
    cells.register(cell, forIdentifier: reuseIdentifier)
    progress.needsReload = true
  }

  /// Has the table view find out anew what is answered here.
  func askAgain() {
    guard let tableView, tableView.delegate === self else { return }
    tableView.delegate = nil
    tableView.delegate = self
  }
}

extension TableAdapter: TableDriver {
  func detach() {
    giveRowHeightBack()
    if tableView?.prefetchDataSource === self { tableView?.prefetchDataSource = nil }
    tableView = nil
    progress.waiting?.end.finish(.superseded)
    progress.waiting = nil
    companion = nil
  }

  func position(at indexPath: IndexPath) -> ListPosition? {
    guard let section = shown.section(at: indexPath.section), let row = shown.row(at: RowIndex(indexPath))
    else { return nil }
    return ListPosition(list: self, section: section.id, indexPath: indexPath, item: row.model)
  }

  func position(ofSection section: Int) -> ListPosition? {
    shown.section(at: section).map { ListPosition(list: self, section: $0.id) }
  }

  func isEdge(_ view: UIView, ofSection section: Int) -> Bool {
    guard let section = shown.section(at: section) else { return false }
    return section.header?.view === view || section.footer?.view === view
  }
}

extension TableAdapter {
  /// How many rows come after the last one in view; nil where none is, or where the table view is in no window: there
  /// UIKit complains of being asked.
  package var rowsAfterLastVisible: Int? {
    guard let tableView, tableView.window != nil else { return nil }
    return tableView.indexPathsForVisibleRows?.last.map { shown.numberOfRows(after: RowIndex($0)) }
  }
}

extension UITableView {
  /// The adapter that shows a list in this table view; nil where there is none.
  public var listAdapter: TableAdapter? { driver as? TableAdapter }
}
