public import Foundation
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A list whose table view asks closures each time, so that what it shows is always what is there: data source and delegate
/// in one, configured in one chain.
///
/// ```swift
/// tableView.configureList { list in
///   list.numberOfRows { section in viewModel.count }
///     .configureCell(QuakeCell.self) { cell, indexPath in cell.configure(with: viewModel[indexPath.row]) }
///     .didSelectRow { indexPath in viewModel.select(indexPath.row) }
/// }
/// ```
///
/// Nothing is compared: whoever changes the data reloads the table view, or says which rows change.
@MainActor
public final class LiveList: NSObject {
  private weak var tableView: UITableView?
  private var sections: () -> Int = { 1 }
  private var rows: (Int) -> Int = { _ in 0 }
  private var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
  private var title: (Int) -> String? = { _ in nil }
  private var height: ((IndexPath) -> CellHeight)?
  private var select: (IndexPath) -> Void = { _ in }
  private var delete: ((IndexPath) -> Void)?
  private var scroll: (UITableView) -> Void = { _ in }

  init(_ tableView: UITableView) {
    self.tableView = tableView
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
  @discardableResult
  public func configureCell<Cell: UITableViewCell>(
    _ type: Cell.Type,
    identifier: String? = nil,
    _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
  ) -> LiveList {
    let identifier = identifier ?? String(reflecting: type)
    tableView?.register(type, forCellReuseIdentifier: identifier)
    cell = { tableView, indexPath in
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      if let cell = cell as? Cell { configure(cell, indexPath) }
      return cell
    }
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
  public func heightForRow(_ height: @escaping @MainActor (_ indexPath: IndexPath) -> CellHeight) -> LiveList
  {
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

extension LiveList: UITableViewDataSource, UITableViewDelegate {
  /// Asks the closure.
  public func numberOfSections(in tableView: UITableView) -> Int { sections() }

  /// Asks the closure.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(section) }

  /// Asks the closure.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath)
  }

  /// Asks the closure.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(section)
  }

  /// Asks the closure.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch height?(indexPath) {
    case nil: tableView.rowHeight
    case .automatic: UITableView.automaticDimension
    case .fixed(let points): CGFloat(points)
    }
  }

  /// Does what the closure says, and deselects the row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    select(indexPath)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: true)
    }
  }

  /// Whether it was said what is done then.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { delete != nil }

  /// Does what the closure says.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete?(indexPath) }
  }

  /// Does what the closure says.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView { scroll(tableView) }
  }
}

extension UITableView {
  /// Has the table view show what closures answer each time they are asked.
  ///
  /// The table view keeps the list alive; nobody else need hold it. Capture the table view, and what holds it, weakly in the
  /// closures.
  ///
  /// - Parameter configure: says what the list answers.
  /// - Returns: the list.
  @discardableResult
  public func configureList(_ configure: @MainActor (LiveList) -> Void) -> LiveList {
    let list = LiveList(self)
    configure(list)
    self[associated: LiveList.self] = list
    dataSource = list
    delegate = list
    return list
  }
}
