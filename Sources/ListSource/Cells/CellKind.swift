/// A class of cells, and how one shows a model.
struct CellKind {
  let type: AnyObject.Type

  /// What the class is registered under.
  let identifier: String

  /// Whether a model is of the type that the cells show.
  let canShow: (_ model: Any) -> Bool

  /// Whether a cell is of the class.
  let includes: (_ cell: AnyObject) -> Bool

  /// Has a cell of the class show a model that it can show, given the model's place in its section.
  let configure: @MainActor (_ cell: AnyObject, _ model: Any, _ place: Int) -> Void

  init<Cell: AnyObject, Model>(
    _ type: Cell.Type,
    identifier: String? = nil,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ place: Int) -> Void
  ) {
    self.type = type
    self.identifier = identifier ?? String(reflecting: type)
    canShow = { $0 is Model }
    includes = { $0 is Cell }
    self.configure = { cell, model, place in
      if let cell = cell as? Cell, let model = model as? Model { configure(cell, model, place) }
    }
  }

  init<Cell: ViewConfigurable>(_ type: Cell.Type, identifier: String? = nil) {
    self.init(type, identifier: identifier) { (cell: Cell, model: Cell.Model, _) in
      cell.configure(with: model)
    }
  }
}
