internal import KitSupport
public import PlatformUIKit

/// A value from which a chain can begin a section: an adapter, or a declaration whose sections are complete. The types
/// in a chain let the compiler detect missing calls.
@MainActor
public protocol ListChain {
  /// The list that the chain has declared so far.
  var chain: ChainedTable { get }
}

extension ListChain {
  /// Begins a section, whose id must be unique in the list. To show the list, end the chain with
  /// ``ChainedTable/make()``.
  ///
  /// ```swift
  /// TableAdapter(tableView)
  ///   .section("notable").title("Notable").cell(NotableCell.self).data(notable).autoHeight()
  ///   .section("recent").cell(UITableViewCell.self).data(recent).adapter { cell, model, index in … }.height(44)
  ///   .make()
  /// ```
  public func section(_ id: some Hashable) -> ChainedSection { ChainedSection(table: chain, id: id) }

  /// Sets the table view's header view, which scrolls with the rows.
  public func headerView(_ view: UIView) -> ChainedTable { modified(chain) { $0.headerView = view } }

  /// Sets the table view's footer view, which scrolls with the rows. An empty view hides the separators below them.
  public func footerView(_ view: UIView) -> ChainedTable { modified(chain) { $0.footerView = view } }

  /// Sets the handler to call when the table view scrolls.
  public func onScroll(_ action: @escaping @MainActor (UITableView) -> Void) -> ChainedTable {
    modified(chain) { $0.scroll = action }
  }
}

extension TableAdapter: ListChain {
  /// A declaration without sections, from which a chain begins.
  public var chain: ChainedTable { ChainedTable(adapter: self) }

  /// Begins a chain by setting the default row height of the list, in points.
  ///
  /// If the height is impossible, for example negative, the method reports it and makes the rows self-sizing.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> ChainedTable {
    chain.height(points, fileID: fileID, line: line)
  }
}

/// A chained list declaration whose sections are complete. To show the list, call ``make()``.
@MainActor
public struct ChainedTable: ListChain {
  let adapter: TableAdapter
  fileprivate var sections: [ListSection] = []
  fileprivate var height: CellHeight?
  fileprivate var headerView: UIView?
  fileprivate var footerView: UIView?
  fileprivate var scroll: (@MainActor (UITableView) -> Void)?

  /// This declaration itself, because all its sections are complete.
  public var chain: ChainedTable { self }

  /// Sets the default row height of the list, in points.
  ///
  /// If the height is impossible, for example negative, the method reports it and makes the rows self-sizing.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> ChainedTable {
    modified(self) { $0.height = .fixed(points).checked("Rows of a list", position: "\(fileID):\(line)") }
  }

  /// Shows the list in the table view, with the declared header view, footer view and scroll handler, and returns the
  /// adapter, which the table view retains.
  @discardableResult
  public func make() -> TableAdapter {
    if let headerView { adapter.tableView?.tableHeaderView = headerView }
    if let footerView { adapter.tableView?.tableFooterView = footerView }
    if let scroll { adapter.onScroll = scroll }
    let source = ListSource(sections: sections)
    adapter.apply(height.map { source.height($0) } ?? source)
    return adapter
  }

  func adding(_ section: ListSection) -> ChainedTable { modified(self) { $0.sections.append(section) } }
}

// This protocol has no overloads of methods that each section calls, which would double the compile time with each
// section.

/// A section of a chained list declaration, which must be complete before you set the table view's header view, footer
/// view or scroll handler.
@MainActor
public protocol UnfinishedSection {
  /// Returns a copy with a changed section.
  func changingSection(_ change: (ListSection) -> ListSection) -> Self
}

extension UnfinishedSection {
  /// Sets the title above the rows. If the section also has a header view, the view is shown instead.
  public func title(_ title: String) -> Self { changingSection { $0.title(title) } }

  /// Sets the text below the rows. If the section also has a footer view, the view is shown instead.
  public func footerTitle(_ title: String) -> Self { changingSection { $0.footerTitle(title) } }

  /// Sets a header view, which keeps its own height and is shown instead of a title.
  public func header(_ view: UIView) -> Self { changingSection { $0.header(view) } }

  /// Sets a header view that the adapter creates and configures. For details, see ``ListSection/header(showing:_:)``.
  public func header<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> Self where View.Model: Equatable {
    changingSection { $0.header(showing: model, makeView) }
  }

  /// Sets a footer view, which keeps its own height and is shown instead of a footer title.
  public func footer(_ view: UIView) -> Self { changingSection { $0.footer(view) } }

  /// Sets a footer view that the adapter creates and configures. For details, see ``ListSection/header(showing:_:)``.
  public func footer<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> Self where View.Model: Equatable {
    changingSection { $0.footer(showing: model, makeView) }
  }
}

extension UnfinishedSection {
  /// Causes a compile-time error, because the section is incomplete.
  @discardableResult
  @available(*, unavailable, message: "The section is incomplete: call .cell(…).data(…) and .adapter { … }.")
  public func make() -> Self { self }
}

extension ChainedSection: UnfinishedSection {}
extension ChainedCell: UnfinishedSection {}
extension ChainedRows: UnfinishedSection {}
