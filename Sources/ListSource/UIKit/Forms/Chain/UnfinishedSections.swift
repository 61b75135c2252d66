public import PlatformUIKit

// Unavailable methods whose messages name the missing parts of a section.

extension ChainedSection {
  /// Causes a compile-time error, because the section has no cell class yet.
  @available(*, unavailable, message: "This section has no cell: call .cell(…) before .data(…).")
  public func data<Model>(_ models: [Model]) -> ChainedRows<ConfiguredCell<Model>, Model> {
    ChainedRows(section: self, rows: Rows(models))
  }

  /// Causes a compile-time error, because the section has no cell class and no models yet.
  @available(*, unavailable, message: "This section has no cell and no data: call .cell(…).data(…) first.")
  public func section(_ id: some Hashable) -> ChainedSection { self }

  /// Causes a compile-time error, because the section has no cell class and no models yet.
  @available(*, unavailable, message: "This section has no cell and no data: call .cell(…).data(…) first.")
  @discardableResult
  public func make() -> TableAdapter { table.adapter }
}

// The available members exist only if the cells can show the models.
extension ChainedRows {
  /// Causes a compile-time error, because the cells are not configured yet.
  @available(*, unavailable, message: "These cells are not configured: call .adapter { … } after .data(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Causes a compile-time error, because the cells are not configured yet.
  @available(*, unavailable, message: "These cells are not configured: call .adapter { … } after .data(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }
}

extension ChainedCell {
  /// Causes a compile-time error, because the section has no models yet.
  @available(*, unavailable, message: "This section has no data: call .data(…) after .cell(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Causes a compile-time error, because the section has no models yet.
  @available(*, unavailable, message: "This section has no data: call .data(…) after .cell(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }

  /// Causes a compile-time error, because the section has no models yet.
  @available(*, unavailable, message: "This section has no data: call .data(…) before .height(…).")
  public func height(_ points: Double) -> Self { self }

  /// Causes a compile-time error, because the section has no models yet.
  @available(*, unavailable, message: "This section has no data: call .data(…) before .autoHeight().")
  public func autoHeight() -> Self { self }
}

// This protocol is only for methods that occur once in a chain. An overload of a method that each section calls would
// double the compile time with each section.

/// A section of a chained list declaration that may be incomplete.
///
/// You must complete the section before you set the table view's header view, footer view or scroll handler.
@MainActor
public protocol UnfinishedSection {}

extension UnfinishedSection {
  /// Causes a compile-time error, because the section is incomplete.
  @available(*, unavailable, message: "Section is incomplete: call .cell(…).data(…) or .adapter { … } first.")
  public func headerView(_ view: UIView) -> Self { self }

  /// Causes a compile-time error, because the section is incomplete.
  @available(*, unavailable, message: "Section is incomplete: call .cell(…).data(…) or .adapter { … } first.")
  public func footerView(_ view: UIView) -> Self { self }

  /// Causes a compile-time error, because the section is incomplete.
  @available(*, unavailable, message: "Section is incomplete: call .cell(…).data(…) or .adapter { … } first.")
  public func onScroll(_ action: @escaping @MainActor (UITableView) -> Void) -> Self { self }
}

extension ChainedSection: UnfinishedSection {}
extension ChainedCell: UnfinishedSection {}
extension ChainedRows: UnfinishedSection {}
