public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

// A list declared in one chain, a line a section. Each call answers with a value of another type, so that the compiler knows
// what is still missing.

extension TableAdapter {
  /// Begins a section of a list that is declared in one chain.
  ///
  /// ```swift
  /// TableAdapter(tableView)
  ///   .section("notable").title("Notable").cell(NotableCell.self).data(notable).autoHeight()
  ///   .section("recent").cell(UITableViewCell.self).data(recent).adapter { cell, model, index in … }.height(44)
  ///   .make()
  /// ```
  public func section(_ id: some Hashable) -> ChainedSection {
    ChainedTable(adapter: self).section(id)
  }

  /// Sets the height, in points, of every row whose section says nothing, in a list that is declared in one chain.
  public func height(_ points: Double) -> ChainedTable {
    ChainedTable(adapter: self).height(points)
  }

  /// Sets what is above all sections and scrolls with them, in a list that is declared in one chain.
  public func headerView(_ view: UIView) -> ChainedTable {
    ChainedTable(adapter: self).headerView(view)
  }

  /// Sets what is below all sections and scrolls with them, in a list that is declared in one chain. An empty view hides the
  /// lines below the last row.
  public func footerView(_ view: UIView) -> ChainedTable {
    ChainedTable(adapter: self).footerView(view)
  }
}

/// A list as far as it is declared: whole sections only.
@MainActor
public struct ChainedTable {
  fileprivate let adapter: TableAdapter
  fileprivate var sections: [ListSection] = []
  private var height: Double?

  fileprivate init(adapter: TableAdapter) {
    self.adapter = adapter
  }

  /// Begins another section.
  public func section(_ id: some Hashable) -> ChainedSection {
    ChainedSection(table: self, id: AnyHashable(id))
  }

  /// Sets the height, in points, of every row whose section says nothing.
  public func height(_ points: Double) -> ChainedTable {
    var copy = self
    copy.height = points
    return copy
  }

  /// Sets what is above all sections and scrolls with them.
  public func headerView(_ view: UIView) -> ChainedTable {
    adapter.tableView?.tableHeaderView = view
    return self
  }

  /// Sets what is below all sections and scrolls with them. An empty view hides the lines below the last row.
  public func footerView(_ view: UIView) -> ChainedTable {
    adapter.tableView?.tableFooterView = view
    return self
  }

  /// Shows the list.
  ///
  /// - Returns: the adapter, to apply later lists with; the table view keeps it.
  @discardableResult
  public func make() -> TableAdapter {
    let source = ListSource(sections: sections)
    adapter.apply(height.map { source.height(.fixed($0)) } ?? source)
    return adapter
  }

  fileprivate func adding(_ section: ListSection) -> ChainedTable {
    var copy = self
    copy.sections.append(section)
    return copy
  }
}

/// A section without a cell and without data.
@MainActor
public struct ChainedSection {
  fileprivate let table: ChainedTable
  fileprivate let id: AnyHashable
  fileprivate var header: ListEdge?
  fileprivate var footer: ListEdge?

  fileprivate init(table: ChainedTable, id: AnyHashable) {
    self.table = table
    self.id = id
  }

  /// Sets a text above the rows.
  public func title(_ title: String) -> ChainedSection { with(header: .title(title)) }

  /// Sets a text below the rows.
  public func footerTitle(_ title: String) -> ChainedSection { with(footer: .title(title)) }

  /// Sets a view above the rows, in place of a text.
  public func header(_ view: UIView) -> ChainedSection { with(header: .view(view)) }

  /// Sets a view below the rows, in place of a text.
  public func footer(_ view: UIView) -> ChainedSection { with(footer: .view(view)) }

  /// Sets the class of the cells, which is registered by itself.
  public func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> ChainedCell<Cell> {
    ChainedCell(section: self)
  }

  @available(*, unavailable, message: "This section has no rows: say .cell(…).data(…) before .make().")
  public func make() -> TableAdapter { table.adapter }

  private func with(header: ListEdge? = nil, footer: ListEdge? = nil) -> ChainedSection {
    var copy = self
    copy.header = header ?? copy.header
    copy.footer = footer ?? copy.footer
    return copy
  }
}

/// A section with a cell and without data.
@MainActor
public struct ChainedCell<Cell: UITableViewCell> {
  fileprivate let section: ChainedSection

  /// Sets what the rows show.
  public func data<Model>(_ models: [Model]) -> ChainedData<Cell, Model> {
    ChainedData(section: section, models: models)
  }

  /// Sets what the rows show, which the cells know how to show.
  public func data(_ models: [Cell.Model]) -> ChainedRows<Cell.Model> where Cell: ViewConfigurable {
    ChainedRows(section: section, rows: Rows(models, cell: Cell.self))
  }

  @available(*, unavailable, message: "This section has no data: say .data(…) after .cell(…).")
  public func make() -> TableAdapter { section.table.adapter }
}

/// A section with a cell and data, and nothing that brings them together.
@MainActor
public struct ChainedData<Cell: UITableViewCell, Model> {
  fileprivate let section: ChainedSection
  fileprivate let models: [Model]

  /// Sets how a cell shows a model, given its place in the section, counted from 0.
  public func adapter(
    _ configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) -> ChainedRows<Model> {
    ChainedRows(section: section, rows: Rows(models, cell: Cell.self, configure: configure))
  }

  @available(
    *,
    unavailable,
    message: "Nothing configures these cells: say .adapter { cell, model, index in … } after .data(…)."
  )
  public func make() -> TableAdapter { section.table.adapter }
}

/// A whole section, to which more may be said.
@MainActor
public struct ChainedRows<Model> {
  fileprivate let section: ChainedSection
  fileprivate var rows: Rows<Model>
  private var isAutomatic = false

  fileprivate init(section: ChainedSection, rows: Rows<Model>) {
    self.section = section
    self.rows = rows
  }

  /// Sets the height of the rows, in points. ``autoHeight()`` counts more.
  public func height(_ points: Double) -> ChainedRows {
    isAutomatic ? self : with(rows.height(.fixed(points)))
  }

  /// Has the rows as high as their cells ask for, whatever else is said about heights.
  public func autoHeight() -> ChainedRows {
    var copy = with(rows.height(.automatic))
    copy.isAutomatic = true
    return copy
  }

  /// Sets what is done when a row is selected, after which it is deselected.
  public func event(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> ChainedRows {
    with(rows.onSelect(action))
  }

  /// Sets an event that cells emit when they are selected.
  public func emits(_ name: EventName) -> ChainedRows {
    with(rows.emits(name))
  }

  /// Begins another section.
  public func section(_ id: some Hashable) -> ChainedSection {
    whole.section(id)
  }

  /// Shows the list.
  ///
  /// - Returns: the adapter, to apply later lists with; the table view keeps it.
  @discardableResult
  public func make() -> TableAdapter {
    whole.make()
  }

  private var whole: ChainedTable {
    section.table.adding(
      ListSection(section.id) { rows }.header(section.header).footer(section.footer)
    )
  }

  private func with(_ rows: Rows<Model>) -> ChainedRows {
    var copy = self
    copy.rows = rows
    return copy
  }
}
