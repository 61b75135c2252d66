// What cannot be said yet, so that the compiler says what is missing.

extension ChainedSection {
  /// Not before there is a cell.
  @available(*, unavailable, message: "This section has no cell: say .cell(…) before .data(…).")
  public func data<Model>(_ models: [Model]) -> ChainedRows<Model> {
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

extension ChainedCell {
  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) after .cell(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Not before there is data.
  @available(*, unavailable, message: "This section has no data: say .data(…) after .cell(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }
}

extension ChainedData {
  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  public func event(
    _ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void
  ) -> ChainedRows<Model> { whole }

  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  public func height(_ points: Double) -> ChainedRows<Model> { whole }

  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  public func autoHeight() -> ChainedRows<Model> { whole }

  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  public func section(_ id: some Hashable) -> ChainedSection { section }

  /// Not before the cells are configured.
  @available(*, unavailable, message: "Nothing configures these cells: say .adapter { … } after .data(…).")
  @discardableResult
  public func make() -> TableAdapter { section.table.adapter }

  private var whole: ChainedRows<Model> { ChainedRows(section: section, rows: Rows(models)) }
}
