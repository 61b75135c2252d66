/// A model that chooses its cell and its row height.
///
/// If the ``Rows`` declare no cell class, the adapter looks up the cell class by the reuse identifier of each model.
/// Your code therefore needs no `if` or `switch` to use several cell classes in one list:
///
/// ```swift
/// struct Quake: CellModel {
///   var magnitude: Double
///   var reuseIdentifier: String { magnitude < 6 ? "quake" : "quake.big" }
///   var height: CellHeight { .fixed(72) }
/// }
/// ```
public protocol CellModel {
  /// The reuse identifier of the cell class. Defaults to the name of the model's type at run time.
  var reuseIdentifier: String { get }

  /// The height of the row, unless its ``Rows`` or its section declares one. Defaults to ``CellHeight/automatic``.
  ///
  /// If the value is automatic, the default height of the list or the table view's row height applies.
  var height: CellHeight { get }
}

extension CellModel {
  /// The name of the model's type at run time, without the module name.
  public var reuseIdentifier: String { String(describing: type(of: self)) }

  /// The automatic height, which leaves the row's height to the list or the table view.
  public var height: CellHeight { .automatic }
}

/// A view, usually a cell, that shows models of one type.
///
/// ```swift
/// final class QuakeCell: UITableViewCell, ViewConfigurable {
///   func configure(with model: Quake) { … }
/// }
/// ```
@MainActor
public protocol ViewConfigurable<Model>: AnyObject {
  /// The type of models that the view shows.
  associatedtype Model

  /// Configures the view to show `model`.
  ///
  /// Cells are reused, so set every property that depends on the model each time.
  func configure(with model: Model)
}

/// A cell class together with the code that configures its cells.
@usableFromInline
enum CellKind {
  /// A class whose cells configure themselves. Unlike code, it takes no allocation.
  case configurable(any ViewConfigurable.Type)

  case code(CellCode)

  var type: AnyObject.Type {
    switch self {
    case .configurable(let type): type
    case .code(let code): code.type
    }
  }

  private var code: CellCode? {
    if case .code(let code) = self { code } else { nil }
  }

  var identifier: String { code?.name ?? String(reflecting: type) }

  /// The kind that replaces this one in collection views, or nil if there is none.
  var inCollections: CellKind? { code?.inCollections }

  /// Whether a closure configures the cells. Closures of different sections count as different.
  var isConfiguredByClosure: Bool { code?.isConfiguredByClosure == true }

  @inlinable
  init<Cell: AnyObject, Model>(
    _ type: Cell.Type,
    identifier: String? = nil,
    inCollections: CellKind? = nil,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ place: Int) -> Void
  ) {
    self = .code(TypedCode(identifier, isConfiguredByClosure: true, inCollections, configure))
  }

  @inlinable
  init<Cell: ViewConfigurable>(_ type: Cell.Type) { self = .configurable(type) }

  init<Cell: ViewConfigurable>(_ type: Cell.Type, identifier: String? = nil, inCollections: CellKind? = nil) {
    let code = TypedCode(identifier, isConfiguredByClosure: false, inCollections) {
      (cell: Cell, model: Cell.Model, _) in cell.configure(with: model)
    }
    self = .code(code)
  }

  init<Model>(choosing choose: @escaping @MainActor (_ model: Model) -> CellKind) {
    self = .code(ChoosingCode(choose))
  }

  @MainActor
  func chosen(for model: Any) -> CellKind { code?.choice(for: model) ?? self }

  /// Returns whether both kinds can configure each other's cells.
  func isSame(as other: CellKind?) -> Bool { type == other?.type && code?.name == other?.code?.name }

  func canShow(_ model: Any) -> Bool {
    func canShow<Cell: ViewConfigurable>(_: Cell.Type) -> Bool { model is Cell.Model }
    switch self {
    case .configurable(let type): return canShow(type)
    case .code(let code): return code.canShow(model)
    }
  }

  func includes(_ cell: AnyObject) -> Bool {
    func includes<Cell: ViewConfigurable>(_: Cell.Type) -> Bool { cell is Cell }
    switch self {
    case .configurable(let type): return includes(type)
    case .code(let code): return code.includes(cell)
    }
  }

  /// Configures a cell. Does nothing if the cell or the model does not have the type that this kind expects.
  @MainActor
  func configure(_ cell: AnyObject, _ model: Any, _ place: Int) {
    func configure<Cell: ViewConfigurable>(_: Cell.Type) {
      if let cell = cell as? Cell, let model = model as? Cell.Model { cell.configure(with: model) }
    }
    switch self {
    case .configurable(let type): configure(type)
    case .code(let code): code.configure(cell, model, place)
    }
  }
}

@usableFromInline
class CellCode {
  let type: AnyObject.Type
  let name: String?
  let isConfiguredByClosure: Bool
  let inCollections: CellKind?

  @usableFromInline
  init(_ type: AnyObject.Type, _ name: String?, isConfiguredByClosure: Bool, _ inCollections: CellKind?) {
    (self.type, self.name) = (type, name)
    (self.isConfiguredByClosure, self.inCollections) = (isConfiguredByClosure, inCollections)
  }

  func canShow(_ model: Any) -> Bool { false }
  func includes(_ cell: AnyObject) -> Bool { false }
  @MainActor func configure(_ cell: AnyObject, _ model: Any, _ place: Int) {}
  @MainActor func choice(for model: Any) -> CellKind? { nil }
}

@usableFromInline
final class TypedCode<Cell: AnyObject, Model>: CellCode {
  @usableFromInline let code: @MainActor (Cell, Model, Int) -> Void

  @inlinable
  init(
    _ name: String?,
    isConfiguredByClosure: Bool,
    _ inCollections: CellKind?,
    _ code: @escaping @MainActor (Cell, Model, Int) -> Void
  ) {
    self.code = code
    super.init(Cell.self, name, isConfiguredByClosure: isConfiguredByClosure, inCollections)
  }

  override func canShow(_ model: Any) -> Bool { model is Model }
  override func includes(_ cell: AnyObject) -> Bool { cell is Cell }

  override func configure(_ cell: AnyObject, _ model: Any, _ place: Int) {
    if let cell = cell as? Cell, let model = model as? Model { code(cell, model, place) }
  }
}

/// The code of a kind that chooses another kind for each model. Its own type is the class of no cell.
private final class ChoosingCode<Model>: CellCode {
  private let choose: @MainActor (Model) -> CellKind

  init(_ choose: @escaping @MainActor (Model) -> CellKind) {
    self.choose = choose
    super.init(ChoosingCode.self, nil, isConfiguredByClosure: true, nil)
  }

  override func choice(for model: Any) -> CellKind? { (model as? Model).map(choose) }
}
