public import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A list whose table view asks closures each time, so that what it shows is always what is there: data source and
/// delegate in one, configured in one chain.
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
  private(set) weak var tableView: UITableView?
  private(set) var sections: @MainActor () -> Int = { 1 }
  private(set) var rows: @MainActor (Int) -> Int = { _ in 0 }
  private(set) var cell: CellKind?
  private(set) var title: @MainActor (Int) -> String? = { _ in nil }
  private(set) var height: (@MainActor (IndexPath) -> CellHeight)?
  private(set) var select: (@MainActor (IndexPath) -> Void)?
  private(set) var delete: (@MainActor (IndexPath) -> Void)?
  private(set) var scroll: @MainActor (UITableView) -> Void = { _ in }

  /// What was reported already, because the same is asked again and again.
  var notices: Set<Notice> = []
  let cellNotices = CellNotices()

  enum Notice {
    case noCells
    case impossibleHeight
    case insertion
    case otherDelegate
    case otherDataSource
  }

  init(_ tableView: UITableView) {
    self.tableView = tableView
  }

  func detach() {
    tableView = nil
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
    let identifier = identifier ?? String(reflecting: type)
    tableView?.register(type, forCellReuseIdentifier: identifier)
    return configureCell(type, registered: identifier, configure)
  }

  /// Sets the class of cells that are registered already, and how one is configured.
  func configureCell<Cell: UITableViewCell>(
    _ type: Cell.Type,
    registered identifier: String,
    _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
  ) -> LiveList {
    cell = CellKind(type, identifier: identifier) { (cell: Cell, indexPath: IndexPath, _) in
      configure(cell, indexPath)
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

extension UITableView {
  /// Has the table view show what closures answer each time they are asked.
  ///
  /// The table view keeps the list alive; nobody else need hold it. Capture the table view, and what holds it, weakly in
  /// the closures. To call this again has other closures asked. The list is data source and delegate: where somebody else
  /// takes one of these places, that is reported.
  ///
  /// - Parameter configure: says what the list answers.
  /// - Returns: the list.
  @discardableResult
  public func configureList(_ configure: @MainActor (LiveList) -> Void) -> LiveList {
    let list = LiveList(self)
    driver = list
    configure(list)
    dataSource = list
    delegate = list
    return list
  }
}
