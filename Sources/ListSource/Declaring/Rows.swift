public import RouterEvents

/// Rows of a section that show models of one type, or of several types that have a protocol in common.
///
/// ```swift
/// Rows(recent, cell: QuakeCell.self)
///   .height(.fixed(72))
///   .emits(.quakeSelected)
/// ```
///
/// A model that is `Identifiable` is the same row wherever it stands; another one is known by its position and shown anew
/// each time a list is applied, which is reported once for each type. A model that is `Equatable` is shown anew only when
/// it has changed.
public struct Rows<Model> {
  let models: [Model]
  var options: RowOptions<Model>

  /// Rows whose cells are found by the models: by the identifier that a ``CellModel`` names, or by the model's type, as they
  /// were registered with the adapter.
  public init(_ models: [Model]) {
    self.models = models
    options = RowOptions()
  }

  init(_ models: [Model], cell: CellBinding<Model>) {
    self.models = models
    options = RowOptions(cell: cell)
  }

  /// The rows with a height that counts before that of the section, of the models and of the list.
  public func height(_ height: CellHeight) -> Rows {
    with { $0.height = height }
  }

  /// The rows with something to do when one is selected, after which it is deselected.
  ///
  /// - Parameter action: takes the model and its place in the section, counted from 0.
  public func onSelect(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.onSelect = action }
  }

  /// The rows with an event that their cells emit when they are selected, and that climbs the responder chain from there.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - userInfo: makes what the event carries of the model and its place in the section, counted from 0.
  public func emits(
    _ name: EventName,
    userInfo: @escaping @MainActor (_ model: Model, _ index: Int) -> UserInfo = { _, _ in [:] }
  ) -> Rows {
    with { $0.event = { (name, userInfo($0, $1)) } }
  }

  /// The rows with something to do when the user deletes one. Without it they cannot be deleted.
  ///
  /// - Parameter action: takes the model and its place in the section, counted from 0; it applies a list without the row.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.onDelete = action }
  }

  /// The rows with something to do when one is about to show.
  ///
  /// - Parameter action: takes the model and its place in the section, counted from 0.
  public func onDisplay(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.onDisplay = action }
  }

  /// The rows, known by an id that is not the model's own or that a model which is not `Identifiable` has all the same.
  public func id<ID: Hashable>(_ id: @escaping (Model) -> ID) -> Rows {
    with { $0.id = { AnyHashable(id($0)) } }
  }

  private func with(_ change: (inout RowOptions<Model>) -> Void) -> Rows {
    var copy = self
    change(&copy.options)
    return copy
  }
}

/// What is said of rows, besides their models.
struct RowOptions<Model> {
  var cell: CellBinding<Model>?
  var height: CellHeight?
  var id: ((Model) -> AnyHashable)?
  var onSelect: (@MainActor (Model, Int) -> Void)?
  var event: (@MainActor (Model, Int) -> (EventName, UserInfo))?
  var onDelete: (@MainActor (Model, Int) -> Void)?
  var onDisplay: (@MainActor (Model, Int) -> Void)?
}

/// A class of cells, and how one shows a model.
struct CellBinding<Model> {
  let type: AnyObject.Type

  /// What the class is registered under.
  let identifier: String

  /// False where the cell is of another class.
  let configure: @MainActor (AnyObject, Model, Int) -> Bool
}
