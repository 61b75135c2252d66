public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A whole section of a list that is declared in one chain, of which more may be said.
@MainActor
public struct ChainedRows<Model> {
  private let section: ChainedSection
  private var rows: Rows<Model>
  private var isAutomatic = false

  init(section: ChainedSection, rows: Rows<Model>) {
    self.section = section
    self.rows = rows
  }

  /// Sets the height of the rows, in points. ``autoHeight()`` counts more, whichever is said first.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> ChainedRows {
    isAutomatic ? self : with(rows.height(.fixed(points), fileID: fileID, line: line))
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

  /// Sets an event that cells emit when they are selected, after which the row is deselected.
  public func emits(_ name: EventName) -> ChainedRows {
    with(rows.emits(name))
  }

  /// Sets what is done when the user deletes a row. Without it none can be deleted.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> ChainedRows {
    with(rows.onDelete(action))
  }

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

  private var whole: ChainedTable { section.whole(rows) }

  private func with(_ rows: Rows<Model>) -> ChainedRows {
    var copy = self
    copy.rows = rows
    return copy
  }
}
