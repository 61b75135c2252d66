extension Rows {
  /// Creates rows with a cell class that configures itself. The class is registered automatically.
  public init<Cell: ListCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model {
    self.init(models, traits: .inferred(), cell: CellKind(cell))
  }

  /// Creates rows with a cell class that configures itself. The class is registered automatically.
  @inlinable
  public init<Cell: ListCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model, Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: CellKind(cell))
  }

  /// Creates rows with a cell class that a closure configures. The class is registered automatically.
  ///
  /// ```swift
  /// Rows(names, cell: UITableViewCell.self) { cell, name, index in cell.textLabel?.text = name }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models of the rows.
  ///   - cell: The class of the cells.
  ///   - configure: Configures a cell with a model and its index in the section, counted from 0. Cells are reused, so
  ///     set every part of the cell each time. While a row's model stays equal and in the same section, the closure is
  ///     not called again when the index or a captured value changes. Put everything that the cell shows in the model.
  public init<Cell: ListCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) {
    self.init(models, traits: .inferred(), cell: CellKind(cell, configure: configure))
  }

  /// Creates rows with a cell class that a closure configures. The class is registered automatically.
  @inlinable
  public init<Cell: ListCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) where Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: CellKind(cell, configure: configure))
  }
}
