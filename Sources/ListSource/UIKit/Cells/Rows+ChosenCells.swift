extension Rows {
  /// Creates rows whose cell classes a closure chooses. The classes are registered automatically.
  ///
  /// ```swift
  /// Rows(messages) { message in message.isPhoto ? PhotoCell.self : TextCell.self }
  /// ```
  ///
  /// Each class must be ``ViewConfigurable`` with the model type of the rows, which the compiler checks. If a changed
  /// model needs another class, its row gets a new cell. If a row stays in its section with an unchanged model,
  /// applying a later list does not call the closure for that row, so that only the model should decide.
  ///
  /// - Parameters:
  ///   - models: The models of the rows.
  ///   - cell: Returns the class of the cell for a model.
  public init(
    _ models: [Model],
    cell: @escaping @MainActor (_ model: Model) -> any (ListCell & ViewConfigurable<Model>).Type
  ) {
    self.init(models, cell: CellKind(choosing: { (model: Model) in kind(of: cell(model)) }))
  }
}

@MainActor
private func kind<Cell: ListCell & ViewConfigurable>(of cell: Cell.Type) -> CellKind { CellKind(cell) }
