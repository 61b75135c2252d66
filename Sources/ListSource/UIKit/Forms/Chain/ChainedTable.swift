#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A chained declaration of a list that can take another section: an adapter or complete sections.
///
/// Each call in a chain returns a value whose type lets the compiler find what is missing.
@MainActor
public protocol ListChain {
  /// The list declared so far.
  var chain: ChainedTable { get }
}

extension ListChain {
  /// Begins a section.
  ///
  /// The list shows when the chain ends with ``ChainedTable/make()``. Without it, the compiler warns of an unused
  /// result.
  ///
  /// ```swift
  /// TableAdapter(tableView)
  ///   .section("notable").title("Notable").cell(NotableCell.self).data(notable).autoHeight()
  ///   .section("recent").cell(UITableViewCell.self).data(recent).adapter { cell, model, index in … }.height(44)
  ///   .make()
  /// ```
  public func section(_ id: some Hashable) -> ChainedSection { ChainedSection(table: chain, id: id) }

  /// Sets the view above all sections, which scrolls with them.
  public func headerView(_ view: UIView) -> ChainedTable { chain.with { $0.headerView = view } }

  /// Sets the view below all sections, which scrolls with them. An empty view hides the separators below the last row.
  public func footerView(_ view: UIView) -> ChainedTable { chain.with { $0.footerView = view } }

  /// Sets the handler for scrolling of the table view.
  public func onScroll(_ action: @escaping @MainActor (UITableView) -> Void) -> ChainedTable {
    chain.with { $0.scroll = action }
  }
}

extension TableAdapter: ListChain {
  /// A list without sections.
  public var chain: ChainedTable { ChainedTable(adapter: self) }

  /// Begins a chain with the default row height of the list, in points.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> ChainedTable {
    chain.height(points, fileID: fileID, line: line)
  }
}

/// A list declared in a chain, with complete sections only. It shows when you call ``make()``.
@MainActor
public struct ChainedTable: ListChain {
  let adapter: TableAdapter
  private var sections: [ListSection] = []
  private var height: CellHeight?
  fileprivate var headerView: UIView?
  fileprivate var footerView: UIView?
  fileprivate var scroll: (@MainActor (UITableView) -> Void)?

  fileprivate init(adapter: TableAdapter) {
    self.adapter = adapter
  }

  /// The list itself.
  public var chain: ChainedTable { self }

  /// Sets the default row height of the list, in points.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> ChainedTable {
    with { $0.height = .fixed(points).checked("Rows of a list", position: "\(fileID):\(line)") }
  }

  /// Shows the list.
  ///
  /// - Returns: The adapter, for applying later lists. The table view retains it.
  @discardableResult
  public func make() -> TableAdapter {
    if let headerView { adapter.tableView?.tableHeaderView = headerView }
    if let footerView { adapter.tableView?.tableFooterView = footerView }
    if let scroll { adapter.onScroll = scroll }
    let source = ListSource(sections: sections)
    adapter.apply(height.map { source.height($0) } ?? source)
    return adapter
  }

  func adding(_ section: ListSection) -> ChainedTable { with { $0.sections.append(section) } }

  fileprivate func with(_ change: (inout ChainedTable) -> Void) -> ChainedTable {
    var copy = self
    change(&copy)
    return copy
  }
}
