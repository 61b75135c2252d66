/// A class of cells, and how one shows a model.
@usableFromInline
struct CellKind {
  private let code: CellCode
  private let name: String?

  var type: AnyObject.Type { code.type }

  /// What the class is registered under.
  var identifier: String { name ?? String(reflecting: type) }

  /// The kind that shows the same in collection views, if this one is for table views and there is one.
  var inCollections: CellKind? { code.inCollections }

  var style: CellStyle { CellStyle(type: type, name: name, isConfiguredByClosure: code.isGiven) }

  /// Cells that a closure configures.
  @usableFromInline
  init<Cell: AnyObject, Model>(
    _ type: Cell.Type,
    identifier: String? = nil,
    inCollections: CellKind? = nil,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ place: Int) -> Void
  ) {
    (code, name) = (TypedCode(isGiven: true, inCollections, configure), identifier)
  }

  /// Cells that configure themselves.
  @usableFromInline
  init<Cell: ViewConfigurable>(_ type: Cell.Type, identifier: String? = nil, inCollections: CellKind? = nil) {
    code = TypedCode(isGiven: false, inCollections) { (cell: Cell, model: Cell.Model, _) in
      cell.configure(with: model)
    }
    name = identifier
  }

  /// Whether cells of one kind can be used for the other.
  func isSame(as other: CellKind?) -> Bool { type == other?.type && name == other?.name }

  /// Whether a model is of the type that the cells show.
  func canShow(_ model: Any) -> Bool { code.canShow(model) }

  /// Whether a cell is of the class.
  func includes(_ cell: AnyObject) -> Bool { code.includes(cell) }

  /// Has a cell of the class show a model that it can show, given the model's place in its section.
  @MainActor
  func configure(_ cell: AnyObject, _ model: Any, _ place: Int) { code.configure(cell, model, place) }
}

/// What tells how cells look: their class, what that is registered under, and who configures them.
struct CellStyle: Equatable {
  let type: ObjectIdentifier
  let name: String?

  /// Whether a closure does, which belongs to the section that it was declared in; else the cells do so themselves.
  let isConfiguredByClosure: Bool

  init(type: AnyObject.Type, name: String?, isConfiguredByClosure: Bool) {
    (self.type, self.name) = (ObjectIdentifier(type), name)
    self.isConfiguredByClosure = isConfiguredByClosure
  }
}

/// What a class of cells does, without the types of cells and models: one object, where closures would be three.
private class CellCode {
  let type: AnyObject.Type
  let isGiven: Bool
  let inCollections: CellKind?

  init(_ type: AnyObject.Type, isGiven: Bool, _ inCollections: CellKind?) {
    (self.type, self.isGiven, self.inCollections) = (type, isGiven, inCollections)
  }

  func canShow(_ model: Any) -> Bool { false }
  func includes(_ cell: AnyObject) -> Bool { false }
  @MainActor func configure(_ cell: AnyObject, _ model: Any, _ place: Int) {}
}

private final class TypedCode<Cell: AnyObject, Model>: CellCode {
  private let code: @MainActor (Cell, Model, Int) -> Void

  init(
    isGiven: Bool,
    _ inCollections: CellKind?,
    _ code: @escaping @MainActor (Cell, Model, Int) -> Void
  ) {
    self.code = code
    super.init(Cell.self, isGiven: isGiven, inCollections)
  }

  override func canShow(_ model: Any) -> Bool { model is Model }
  override func includes(_ cell: AnyObject) -> Bool { cell is Cell }

  override func configure(_ cell: AnyObject, _ model: Any, _ place: Int) {
    if let cell = cell as? Cell, let model = model as? Model { code(cell, model, place) }
  }
}
