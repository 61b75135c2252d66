#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

// What cannot be said yet, so that the compiler says what is missing.

extension ChainedSection {
  /// Not before there is a cell.
  @available(*, unavailable, message: "This section has no cell: say .cell(…) before .data(…).")
  public func data<Model>(_ models: [Model]) -> ChainedRows<GivenCell<Model>, Model> {
    ChainedRows(section: self, rows: Rows(models))
  }

  /// Not before there is a cell.
  @available(*, unavailable, message: "This section has no cell and no data: say .cell(…).data(…) first.")
  public func section(_ id: some Hashable) -> ChainedSection { self }

  /// Not before there is a cell.
  @available(*, unavailable, message: "This section has no cell and no data: say .cell(…).data(…) first.")
  @discardableResult
  public func make() -> TableAdapter { table.adapter }
}

// Where Cell is not a class that can show the models, these are all that there is.
extension ChainedRows {
  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }
}

extension ChainedCell {
  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) after .cell(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) after .cell(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }

  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) before .height(…).")
  public func height(_ points: Double) -> Self { self }

  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) before .autoHeight().")
  public func autoHeight() -> Self { self }
}

// Only what is said once in a chain: where each section says it, a second method to choose from doubles the time that the
// compiler takes, section by section.

/// A section to which the next part of the chain must not come yet.
@MainActor
public protocol UnfinishedSection {}

extension UnfinishedSection {
  /// Not before the section is whole.
  @available(*, unavailable, message: "Not whole: this section lacks .cell(…).data(…) or .adapter { … }.")
  public func headerView(_ view: UIView) -> Self { self }

  /// Not before the section is whole.
  @available(*, unavailable, message: "Not whole: this section lacks .cell(…).data(…) or .adapter { … }.")
  public func footerView(_ view: UIView) -> Self { self }

  /// Not before the section is whole.
  @available(*, unavailable, message: "Not whole: this section lacks .cell(…).data(…) or .adapter { … }.")
  public func onScroll(_ action: @escaping @MainActor (UITableView) -> Void) -> Self { self }
}

extension ChainedSection: UnfinishedSection {}
extension ChainedCell: UnfinishedSection {}
extension ChainedRows: UnfinishedSection {}
