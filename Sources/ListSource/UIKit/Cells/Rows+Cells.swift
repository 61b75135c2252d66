extension Rows {
  /// Creates rows with a cell class that conforms to ``ViewConfigurable``. The class is registered automatically.
  public init<Cell: ListCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model {
    self.init(models, traits: .inferred(), cell: CellKind(cell))
  }

  /// Creates rows with a cell class that conforms to ``ViewConfigurable``. The class is registered automatically.
  @inlinable
  public init<Cell: ListCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model, Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: CellKind(cell))
  }

  /// Creates rows with a cell class and a closure that configures its cells. The class is registered automatically.
  ///
  /// ```swift
  /// Rows(names, cell: UITableViewCell.self) { cell, name, index in cell.textLabel?.text = name }
  /// ```
  ///
  /// Cells are reused, so set every property that depends on the model each time. If a row stays in its section with
  /// an unchanged model, applying a later list does not call the closure for that row. This applies even if the
  /// row's index or a captured value has changed. Put everything that the cell shows in the model.
  ///
  /// - Parameters:
  ///   - models: The models of the rows.
  ///   - cell: The class of the cells.
  ///   - configure: Configures a cell with the row's model and the row's index in the section, starting at 0.
  public init<Cell: ListCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) {
    self.init(models, traits: .inferred(), cell: CellKind(cell, configure: configure))
  }

  /// Creates rows with a cell class and a closure that configures its cells. The class is registered automatically.
  ///
  /// Cells are reused, so set every property that depends on the model each time. If a row stays in its section with
  /// an unchanged model, applying a later list does not call the closure for that row. Put everything that the
  /// cell shows in the model.
  @inlinable
  public init<Cell: ListCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) where Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: CellKind(cell, configure: configure))
  }
}
