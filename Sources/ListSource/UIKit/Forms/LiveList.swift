public import Foundation
internal import KitSupport
public import PlatformUIKit

/// A list that gets its sections and rows from closures each time the table view counts them.
///
/// ```swift
/// tableView.configureList { list in
///   list.numberOfRows { section in viewModel.count }
///     .configureCell(QuakeCell.self) { cell, indexPath in cell.configure(with: viewModel[indexPath.row]) }
///     .didSelectRow { indexPath in viewModel.select(indexPath.row) }
/// }
/// ```
///
/// The rows are identified by position, and counted when the app reloads the table view or performs a batch update.
@MainActor
public final class LiveList {
  private weak var adapter: TableAdapter?
  private var sections: @MainActor () -> Int = { 1 }
  private var rows: @MainActor (Int) -> Int = { _ in 0 }
  private var cell: CellKind?
  private var title: @MainActor (Int) -> String? = { _ in nil }
  private var height: (@MainActor (IndexPath) -> CellHeight)?
  private var select: (@MainActor (IndexPath) -> Void)?
  private var delete: (@MainActor (IndexPath) -> Void)?
  private var scroll: @MainActor (UITableView) -> Void = { _ in }
  private let reports = Reports.Once<Problem>()

  private enum Problem { case heightOfRow, noCells }

  fileprivate init(_ adapter: TableAdapter) {
    self.adapter = adapter
  }

  /// Sets the closure that returns the number of sections. Without it, the list has one section.
  @discardableResult
  public func numberOfSections(_ count: @escaping @MainActor () -> Int) -> LiveList {
    sections = count
    return self
  }

  /// Sets the closure that returns the number of rows in a section. Without it, the list has no rows.
  @discardableResult
  public func numberOfRows(_ count: @escaping @MainActor (_ section: Int) -> Int) -> LiveList {
    rows = count
    return self
  }

  /// Sets the class of the cells, which is registered automatically, and the closure that configures them. The reuse
  /// identifier defaults to the fully qualified name of the class.
  @discardableResult
  public func configureCell<Cell: UITableViewCell>(
    _ type: Cell.Type,
    identifier: String? = nil,
    _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
  ) -> LiveList {
    configureCell(type, identifier: identifier, configure) { $0?.register(type, forCellReuseIdentifier: $1) }
  }

  func configureCell<Cell: UITableViewCell>(
    _ type: Cell.Type,
    identifier: String?,
    _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void,
    register: (UITableView?, String) -> Void
  ) -> LiveList {
    let kind = CellKind(type, identifier: identifier) { (cell: Cell, row: PositionRow, _) in
      configure(cell, row.indexPath)
    }
    adapter?.registered.insert(kind.identifier)
    register(adapter?.tableView, kind.identifier)
    cell = kind
    return self
  }

  /// Sets the closure that returns the title above a section. The closure returns nil for a section without a title.
  @discardableResult
  public func titleForHeader(_ title: @escaping @MainActor (_ section: Int) -> String?) -> LiveList {
    self.title = title
    return self
  }

  /// Sets the closure that returns the height of a row. Without it, rows have the table view's row height.
  @discardableResult
  public func heightForRow(
    _ height: @escaping @MainActor (_ indexPath: IndexPath) -> CellHeight
  ) -> LiveList {
    self.height = height
    return self
  }

  /// Sets the handler to call when the user selects a row, which is then deselected as with ``Rows/onSelect(_:)``.
  @discardableResult
  public func didSelectRow(_ action: @escaping @MainActor (_ indexPath: IndexPath) -> Void) -> LiveList {
    select = action
    return self
  }

  /// Sets the handler to call when the user deletes a row. Without a handler, the user cannot delete rows.
  @discardableResult
  public func didDeleteRow(_ action: @escaping @MainActor (_ indexPath: IndexPath) -> Void) -> LiveList {
    delete = action
    return self
  }

  /// Sets the handler to call when the table view scrolls.
  @discardableResult
  public func didScroll(_ action: @escaping @MainActor (_ tableView: UITableView) -> Void) -> LiveList {
    scroll = action
    return self
  }
}

extension LiveList {
  fileprivate func show(in adapter: TableAdapter) {
    adapter.apply(renewing: { self.source }, onScroll: { [weak self] in self?.scroll($0) })
  }

  private var source: ListSource {
    ListSource(distinct: (0..<max(0, sections())).map(section), height: height == nil ? nil : .automatic)
  }

  fileprivate func height(at indexPath: IndexPath) -> CellHeight {
    guard let answer = height?(indexPath) else { return .automatic }
    if case .fixed(let points) = answer, !answer.isPossible {
      reports.report(
        .heightOfRow,
        """
        heightForRow returned \(points) points for row \(indexPath.row) of section \(indexPath.section), which is \
        impossible. The row is self-sizing instead. Return 0 to 1000000 points, or .automatic.
        """
      )
      return .automatic
    }
    return answer
  }

  private func section(_ section: Int) -> ListSection {
    let models = (0..<max(0, rows(section))).map {
      PositionRow(indexPath: IndexPath(row: $0, section: section), list: self)
    }
    var rows = Rows(models, cell: cell ?? noCells).id { $0.indexPath }
    if let select {
      rows = rows.onSelect { [weak self] row, _ in
        select(row.indexPath)
        self?.deselect()
      }
    }
    if let delete { rows = rows.onDelete { row, _ in delete(row.indexPath) } }
    return ListSection(section, title: title(section)) { rows }
  }

  /// Deselects the row, whose index path the selection handler may have changed.
  private func deselect() {
    guard let adapter, adapter.selection == .none, let tableView = adapter.tableView,
      !tableView.allowsMultipleSelection, let selected = tableView.indexPathForSelectedRow
    else { return }
    tableView.deselectRow(at: selected, animated: true)
  }

  private var noCells: CellKind {
    CellKind(UITableViewCell.self) { [weak self] (_: UITableViewCell, _: PositionRow, _) in
      self?.reports.report(
        .noCells,
        """
        A live list has no cell class, so its rows are empty. \
        Call list.configureCell(QuakeCell.self) { cell, indexPath in … }.
        """
      )
    }
  }
}

/// A row of a live list, identified by its position. It is not `Equatable`, so that each update reconfigures it.
private struct PositionRow: CellModel, PositionModel {
  let indexPath: IndexPath
  let list: LiveList

  var height: CellHeight { MainActor.assumeIsolated { list.height(at: indexPath) } }
}

extension UITableView {
  /// Shows a live list, with the adapter of the table view or a new one.
  ///
  /// The table view retains the list, so capture the table view and its owners weakly in the closures. Calling this
  /// method again, or applying another list, replaces the live list. Closures that you set later, on the returned list,
  /// take effect at the next reload.
  @discardableResult
  public func configureList(_ configure: @MainActor (LiveList) -> Void) -> LiveList {
    let adapter = listAdapter ?? TableAdapter(self)
    let list = LiveList(adapter)
    configure(list)
    list.show(in: adapter)
    return list
  }
}
