#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A section of a list that is declared in one chain, without a cell and without data.
@MainActor
public struct ChainedSection {
  let table: ChainedTable
  let id: AnyHashable
  private var title: String?
  private var footerTitle: String?
  private var headerView: UIView?
  private var footerView: UIView?

  init(table: ChainedTable, id: AnyHashable) {
    self.table = table
    self.id = id
  }

  /// Sets a text above the rows, which shows where no view does.
  public func title(_ title: String) -> ChainedSection { with { $0.title = title } }

  /// Sets a text below the rows, which shows where no view does.
  public func footerTitle(_ title: String) -> ChainedSection { with { $0.footerTitle = title } }

  /// Sets a view above the rows, as high as the view. It shows in place of a title.
  public func header(_ view: UIView) -> ChainedSection { with { $0.headerView = view } }

  /// Sets a view below the rows, as high as the view. It shows in place of a title.
  public func footer(_ view: UIView) -> ChainedSection { with { $0.footerView = view } }

  /// Sets the class of the cells, which is registered by itself.
  public func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> ChainedCell<Cell> {
    ChainedCell(section: self)
  }

  /// Sets rows that are no more than a text, and perhaps a detail, an image and an accessory; their cells come with them.
  public func plain(_ rows: [PlainRow]) -> ChainedRows<PlainRow, GivenConfiguring<PlainRow>> {
    ChainedRows(section: self, rows: Rows(rows), configuring: GivenConfiguring(CellKind(PlainCell.self)))
  }

  func whole<Model>(_ rows: Rows<Model>) -> ChainedTable {
    let section = ListSection(id, title: title, footerTitle: footerTitle) { rows }
    return table.adding(section.with(header: headerView).with(footer: footerView))
  }

  private func with(_ change: (inout ChainedSection) -> Void) -> ChainedSection {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A section with a cell and without data.
@MainActor
public struct ChainedCell<Cell: UITableViewCell> {
  let section: ChainedSection

  /// Sets what the rows show.
  public func data<Model>(_ models: [Model]) -> ChainedRows<Model, OwnConfiguring<Cell, Model>> {
    ChainedRows(section: section, rows: Rows(models), configuring: OwnConfiguring())
  }
}
