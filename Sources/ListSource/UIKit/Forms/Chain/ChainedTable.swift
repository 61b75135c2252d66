#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// What a list that is declared in one chain, a line a section, goes on from: an adapter, or whole sections. Each call
/// answers with a value of another type, so that the compiler knows what is still missing.
@MainActor
public protocol ListChain {
  /// The list as far as it is declared.
  var chain: ChainedTable { get }
}

extension ListChain {
  /// Begins a section.
  ///
  /// The chain shows nothing until it ends with ``ChainedTable/make()``: without that the compiler warns of an unused
  /// result.
  ///
  /// ```swift
  /// TableAdapter(tableView)
  ///   .section("notable").title("Notable").cell(NotableCell.self).data(notable).autoHeight()
  ///   .section("recent").cell(UITableViewCell.self).data(recent).adapter { cell, model, index in … }.height(44)
  ///   .make()
  /// ```
  public func section(_ id: some Hashable) -> ChainedSection { ChainedSection(table: chain, id: id) }

  /// Sets what is above all sections and scrolls with them.
  public func headerView(_ view: UIView) -> ChainedTable { chain.with { $0.headerView = view } }

  /// Sets what is below all sections and scrolls with them. An empty view hides the lines below the last row.
  public func footerView(_ view: UIView) -> ChainedTable { chain.with { $0.footerView = view } }

  /// Sets what is called whenever the table view was scrolled.
  public func onScroll(_ action: @escaping @MainActor (UITableView) -> Void) -> ChainedTable {
    chain.with { $0.scroll = action }
  }
}

extension TableAdapter: ListChain {
  /// A list without sections.
  public var chain: ChainedTable { ChainedTable(adapter: self) }

  /// Sets the height, in points, of every row whose section says nothing, in a list that is declared in one chain.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> ChainedTable {
    chain.height(points, fileID: fileID, line: line)
  }
}

/// A list as far as it is declared: whole sections only. Nothing shows before ``make()``.
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

  /// Sets the height, in points, of every row whose section says nothing.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> ChainedTable {
    with { $0.height = .fixed(points).checked("Rows of a list", position: "\(fileID):\(line)") }
  }

  /// Shows the list.
  ///
  /// - Returns: the adapter, to apply later lists with; the table view keeps it.
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
