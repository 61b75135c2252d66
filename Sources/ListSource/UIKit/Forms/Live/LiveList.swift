public import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A list whose closures say what shows whenever the table view counts its rows, configured in one chain.
///
/// ```swift
/// tableView.configureList { list in
///   list.numberOfRows { section in viewModel.count }
///     .configureCell(QuakeCell.self) { cell, indexPath in cell.configure(with: viewModel[indexPath.row]) }
///     .didSelectRow { indexPath in viewModel.select(indexPath.row) }
/// }
/// ```
///
/// The closures make a ``ListSource`` of rows that are known by their positions, anew whenever the table view counts
/// them: when the app reloads it, or says which rows change. The table view's adapter shows it.
@MainActor
public final class LiveList: LiveSource {
  private weak var adapter: TableAdapter?
  private var sections: @MainActor () -> Int = { 1 }
  private var rows: @MainActor (Int) -> Int = { _ in 0 }
  private var cell: CellKind?
  private var title: @MainActor (Int) -> String? = { _ in nil }
  private var height: (@MainActor (IndexPath) -> CellHeight)?
  private var select: (@MainActor (IndexPath) -> Void)?
  private var delete: (@MainActor (IndexPath) -> Void)?
  fileprivate var scroll: @MainActor (UITableView) -> Void = { _ in }
  private var notices: Set<Notice> = []

  /// What is reported once, because the same is asked again and again.
  private enum Notice {
    case noCells
    case impossibleHeight
  }

  fileprivate init(_ adapter: TableAdapter) {
    self.adapter = adapter
  }

  /// Sets how many sections there are; one where this is not said.
  @discardableResult
  public func numberOfSections(_ count: @escaping @MainActor () -> Int) -> LiveList {
    sections = count
    return self
  }

  /// Sets how many rows a section has.
  @discardableResult
  public func numberOfRows(_ count: @escaping @MainActor (_ section: Int) -> Int) -> LiveList {
    rows = count
    return self
  }

  /// Sets the class of the cells, which is registered by itself, and how one is configured.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - identifier: what it is registered under; its name where nothing is given.
  ///   - configure: makes a cell show a row.
  /// - Returns: the list.
  @discardableResult
  public func configureCell<Cell: UITableViewCell>(
    _ type: Cell.Type,
    identifier: String? = nil,
    _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
  ) -> LiveList {
    configureCell(type, identifier: identifier, configure) { $0?.register(type, forCellReuseIdentifier: $1) }
  }

  /// Sets the class of the cells, how they are registered under an identifier, and how one is configured.
  func configureCell<Cell: UITableViewCell>(
    _ type: Cell.Type,
    identifier: String?,
    _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void,
    register: (UITableView?, String) -> Void
  ) -> LiveList {
    let kind = CellKind(type, identifier: identifier) { (cell: Cell, row: LiveRow, _) in
      configure(cell, row.indexPath)
    }
    adapter?.registered.insert(kind.identifier)
    register(adapter?.tableView, kind.identifier)
    cell = kind
    return self
  }

  /// Sets the text above a section.
  @discardableResult
  public func titleForHeader(_ title: @escaping @MainActor (_ section: Int) -> String?) -> LiveList {
    self.title = title
    return self
  }

  /// Sets the height of a row; where this is not said it is the table view's.
  @discardableResult
  public func heightForRow(
    _ height: @escaping @MainActor (_ indexPath: IndexPath) -> CellHeight
  ) -> LiveList {
    self.height = height
    return self
  }

  /// Sets what is done when a row is selected, after which it is deselected.
  @discardableResult
  public func didSelectRow(_ action: @escaping @MainActor (_ indexPath: IndexPath) -> Void) -> LiveList {
    select = action
    return self
  }

  /// Sets what is done when the user deletes a row. Without it none can be deleted.
  @discardableResult
  public func didDeleteRow(_ action: @escaping @MainActor (_ indexPath: IndexPath) -> Void) -> LiveList {
    delete = action
    return self
  }

  /// Sets what is done whenever the table view was scrolled.
  @discardableResult
  public func didScroll(_ action: @escaping @MainActor (_ tableView: UITableView) -> Void) -> LiveList {
    scroll = action
    return self
  }
}

// What the closures answer.
extension LiveList {
  /// The list as it is now.
  var source: ListSource {
    ListSource(
      distinct: (0..<max(0, sections())).map(section),
      height: height == nil ? nil : .automatic
    )
  }

  /// The height of a row. One that no row can have is reported.
  func height(at indexPath: IndexPath) -> CellHeight {
    guard let answer = height?(indexPath) else { return .automatic }
    if case .fixed(let points) = answer, !answer.isPossible {
      report(
        .impossibleHeight,
        """
        heightForRow answered \(points) points for row \(indexPath.row) of section \(indexPath.section); it is as high \
        as its cell asks for. Answer 0 to 1000000 points, or .automatic.
        """
      )
      return .automatic
    }
    return answer
  }

  private func section(_ section: Int) -> ListSection {
    let models = (0..<max(0, rows(section))).map {
      LiveRow(indexPath: IndexPath(row: $0, section: section), list: self)
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

  /// Deselects the row wherever it is now, because a position does not tell.
  private func deselect() {
    guard let adapter, adapter.selection == .none, let tableView = adapter.tableView,
      !tableView.allowsMultipleSelection, let selected = tableView.indexPathForSelectedRow
    else { return }
    tableView.deselectRow(at: selected, animated: true)
  }

  private var noCells: CellKind {
    CellKind(UITableViewCell.self) { [weak self] (_: UITableViewCell, _: LiveRow, _) in
      self?.report(
        .noCells,
        """
        A list has rows and no cells, so its rows are empty. \
        Say list.configureCell(QuakeCell.self) { cell, indexPath in … }.
        """
      )
    }
  }

  private func report(_ notice: Notice, _ message: @autoclosure () -> ReportText) {
    if notices.insert(notice).inserted { Reports.report(message()) }
  }
}

/// A row of a live list, known by its position. It cannot be compared, so a list that is applied again shows it anew.
struct LiveRow: CellModel {
  let indexPath: IndexPath
  let list: LiveList

  /// What the list's closure answers now.
  var height: CellHeight {
    MainActor.assumeIsolated { list.height(at: indexPath) }
  }
}

extension TableAdapter {
  /// Shows a live list, by a reload.
  fileprivate func show(_ list: LiveList) {
    companion = nil
    onScroll = { [weak self, weak list] in
      if let list, self?.applied.live === list { list.scroll($0) }
    }
    progress.needsReload = true
    observation = nil
    enqueue(list.source, of: list)
  }

  /// Makes a live list anew, because the table view counts its rows. Heights are unknown again: a position says nothing
  /// about what shows there.
  func recount() {
    guard !progress.isUpdating, let source = sourceNow() else { return }
    _ = exchange(&shown, with: ShownList(source))
    heights = HeightMemory()
    // Not while the table view asks.
    Task { [weak self] in self?.updateEmptyState() }
  }
}

extension UITableView {
  /// Shows what closures answer whenever the table view counts its rows, by its adapter, or a new one if there is none.
  ///
  /// The table view keeps the list alive; no property is needed. Capture the table view, and what holds it, weakly in the
  /// closures. Another call, or another list that the adapter applies, takes its place.
  ///
  /// - Parameter configure: says what the list answers. What is set on the list later counts from the next reload.
  /// - Returns: the list.
  @discardableResult
  public func configureList(_ configure: @MainActor (LiveList) -> Void) -> LiveList {
    let adapter = listAdapter ?? TableAdapter(self)
    let list = LiveList(adapter)
    configure(list)
    adapter.show(list)
    return list
  }
}
