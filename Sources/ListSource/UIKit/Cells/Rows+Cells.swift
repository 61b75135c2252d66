extension Rows {
  /// Rows shown by cells of a class that configure themselves. The class is registered by itself.
  public init<Cell: ListCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model {
    self.init(models, traits: .found(), cell: CellKind(cell))
  }

  /// Rows shown by cells of a class that configure themselves. The class is registered by itself.
  @inlinable
  public init<Cell: ListCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model, Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: CellKind(cell))
  }

  /// Rows shown by cells of a class that are configured here. The class is registered by itself.
  ///
  /// ```swift
  /// Rows(names, cell: UITableViewCell.self) { cell, name, index in cell.textLabel?.text = name }
  /// ```
  ///
  /// - Parameters:
  ///   - models: what the rows show.
  ///   - cell: the class of the cells.
  ///   - configure: makes a cell show a model, given its place in the section, counted from 0. A cell is used again, so
  ///     every part of it is set each time. It is not called again for an equal model in the same section, whatever else
  ///     changes: the row's place, or what the closure captures. What a cell shows belongs in its model.
  public init<Cell: ListCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) {
    self.init(models, traits: .found(), cell: CellKind(cell, configure: configure))
  }

  /// Rows shown by cells of a class that are configured here. The class is registered by itself.
  @inlinable
  public init<Cell: ListCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) where Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: CellKind(cell, configure: configure))
  }
}
