public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A section with a cell and data, of which more may be said. It is whole once its cells can show the data.
@MainActor
public struct ChainedRows<Model, Configuring> {
  private let section: ChainedSection
  private var rows: Rows<Model>
  private let configuring: Configuring
  private var isAutomatic = false

  init(section: ChainedSection, rows: Rows<Model>, configuring: Configuring) {
    self.section = section
    self.rows = rows
    self.configuring = configuring
  }

  /// Sets how a cell shows a model, given its place in the section, counted from 0.
  public func adapter<Cell: UITableViewCell>(
    _ configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) -> ChainedRows<Model, GivenConfiguring<Model>> where Configuring == OwnConfiguring<Cell, Model> {
    let cell = CellKind(Cell.self, configure: configure)
    var result = ChainedRows<Model, GivenConfiguring<Model>>(
      section: section,
      rows: rows,
      configuring: GivenConfiguring(cell)
    )
    result.isAutomatic = isAutomatic
    return result
  }

  /// Sets the height of the rows, in points. ``autoHeight()`` counts more, whichever is said first.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> Self {
    isAutomatic ? self : with { $0.rows = $0.rows.height(.fixed(points), fileID: fileID, line: line) }
  }

  /// Has the rows as high as their cells ask for, whatever else is said about heights.
  public func autoHeight() -> Self {
    with {
      $0.rows = $0.rows.height(.automatic)
      $0.isAutomatic = true
    }
  }

  /// Sets what is done when a row is selected, after which it is deselected.
  public func event(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    with { $0.rows = $0.rows.onSelect(action) }
  }

  /// Sets an event that cells emit when they are selected, after which the row is deselected.
  public func emits(_ name: EventName) -> Self {
    with { $0.rows = $0.rows.emits(name) }
  }

  /// Sets what is done when the user deletes a row. Without it none can be deleted.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    with { $0.rows = $0.rows.onDelete(action) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ChainedRows where Configuring: CellConfiguring<Model> {
  /// Begins another section.
  public func section(_ id: some Hashable) -> ChainedSection { whole.section(id) }

  /// Sets what is above all sections and scrolls with them.
  public func headerView(_ view: UIView) -> ChainedTable { whole.headerView(view) }

  /// Sets what is below all sections and scrolls with them. An empty view hides the lines below the last row.
  public func footerView(_ view: UIView) -> ChainedTable { whole.footerView(view) }

  /// Sets what is called whenever the table view was scrolled.
  public func onScroll(_ action: @escaping @MainActor (UITableView) -> Void) -> ChainedTable {
    whole.onScroll(action)
  }

  /// Shows the list.
  ///
  /// - Returns: the adapter, to apply later lists with; the table view keeps it.
  @discardableResult
  public func make() -> TableAdapter { whole.make() }

  private var whole: ChainedTable { section.whole(configuring.withCells(rows)) }
}

// What cannot be said before the cells are configured, so that the compiler says what is missing.
extension ChainedRows {
  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }
}
