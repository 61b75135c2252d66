#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

// Unavailable methods whose messages name what a section lacks.

extension ChainedSection {
  /// Unavailable until the section has a cell.
  @available(*, unavailable, message: "This section has no cell: call .cell(…) before .data(…).")
  public func data<Model>(_ models: [Model]) -> ChainedRows<ConfiguredCell<Model>, Model> {
    ChainedRows(section: self, rows: Rows(models))
  }

  /// Unavailable until the section has a cell.
  @available(*, unavailable, message: "This section has no cell and no data: call .cell(…).data(…) first.")
  public func section(_ id: some Hashable) -> ChainedSection { self }

  /// Unavailable until the section has a cell.
  @available(*, unavailable, message: "This section has no cell and no data: call .cell(…).data(…) first.")
  @discardableResult
  public func make() -> TableAdapter { table.adapter }
}

// Available members exist only if Cell can show the models.
extension ChainedRows {
  /// Unavailable until the cells are configured.
  @available(*, unavailable, message: "These cells are not configured: call .adapter { … } after .data(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Unavailable until the cells are configured.
  @available(*, unavailable, message: "These cells are not configured: call .adapter { … } after .data(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }
}

extension ChainedCell {
  /// Unavailable until the section has data.
  @available(*, unavailable, message: "This section has no data: call .data(…) after .cell(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Unavailable until the section has data.
  @available(*, unavailable, message: "This section has no data: call .data(…) after .cell(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }

  /// Unavailable until the section has data.
  @available(*, unavailable, message: "This section has no data: call .data(…) before .height(…).")
  public func height(_ points: Double) -> Self { self }

  /// Unavailable until the section has data.
  @available(*, unavailable, message: "This section has no data: call .data(…) before .autoHeight().")
  public func autoHeight() -> Self { self }
}

// Only for methods that occur once in a chain. An overload that each section calls would double the compile time with
// each section.

/// An incomplete section in a chain. The next part of the list cannot follow yet.
@MainActor
public protocol UnfinishedSection {}

extension UnfinishedSection {
  /// Unavailable until the section is complete.
  @available(*, unavailable, message: "Section is incomplete: call .cell(…).data(…) or .adapter { … } first.")
  public func headerView(_ view: UIView) -> Self { self }

  /// Unavailable until the section is complete.
  @available(*, unavailable, message: "Section is incomplete: call .cell(…).data(…) or .adapter { … } first.")
  public func footerView(_ view: UIView) -> Self { self }

  /// Unavailable until the section is complete.
  @available(*, unavailable, message: "Section is incomplete: call .cell(…).data(…) or .adapter { … } first.")
  public func onScroll(_ action: @escaping @MainActor (UITableView) -> Void) -> Self { self }
}

extension ChainedSection: UnfinishedSection {}
extension ChainedCell: UnfinishedSection {}
extension ChainedRows: UnfinishedSection {}
