#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// What cannot be said yet, so that the compiler says what is missing.

extension ChainedSection {
  /// Not before there is a cell.
  @available(*, unavailable, message: "This section has no cell: say .cell(…) before .data(…).")
  public func data<Model>(_ models: [Model]) -> ChainedRows<Model, GivenConfiguring<Model>> {
    let cell = CellKind(UITableViewCell.self) { (_, _: Model, _) in }
    return ChainedRows(section: self, rows: Rows(models), configuring: GivenConfiguring(cell))
  }

  /// Not before there is a cell.
  @available(*, unavailable, message: "This section has no cell and no data: say .cell(…).data(…) first.")
  public func section(_ id: some Hashable) -> ChainedSection { self }

  /// Not before there is a cell.
  @available(*, unavailable, message: "This section has no cell and no data: say .cell(…).data(…) first.")
  @discardableResult
  public func make() -> TableAdapter { table.adapter }
}

extension ChainedCell {
  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) after .cell(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) after .cell(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }
}
