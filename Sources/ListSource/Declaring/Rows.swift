@_exported public import RouterEvents

/// Rows of a section that show models of one type, or of several types that have a protocol in common.
///
/// ```swift
/// Rows(recent, cell: QuakeCell.self)
///   .height(.fixed(72))
///   .emits(.quakeSelected)
/// ```
///
/// A model that is `Identifiable` is the same row wherever it stands; another one is known by its position and shown
/// anew each time a list is applied, which is reported once for each type. A model that is `Equatable` is shown anew only
/// when it is not equal to the one before; so a model that is an object is best not `Equatable`, because it is equal to
/// itself whatever has changed in it.
public struct Rows<Model> {
  private var rows: ModelRows<Model>

  /// Rows whose cells are found by the models: by the identifier that a ``CellModel`` names, else by the model's type, as
  /// they were registered with the adapter.
  public init(_ models: [Model]) {
    self.init(models, traits: .found())
  }

  /// Rows whose cells are found by the models, as they were registered with the adapter.
  @inlinable
  public init(_ models: [Model]) where Model: Identifiable & Equatable {
    self.init(models, traits: .own())
  }

  @usableFromInline
  init(_ models: [Model], traits: RowTraits<Model>, cell: CellKind? = nil) {
    rows = ModelRows(models, traits, RowOptions(cell: cell))
  }

  init(_ models: [Model], cell: CellKind) {
    self.init(models, traits: .found(), cell: cell)
  }

  /// The rows without the type of their models, to gather them in an array with others.
  public var erased: AnyRows { rows }

  /// The rows with a height that counts before that of the section, of the models and of the list.
  ///
  /// One that no row can have, such as a negative one, is reported, and the rows are as high as their cells ask for.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> Rows {
    with { $0.height = height.checked("Rows were given", position: "\(fileID):\(line)") }
  }

  /// The rows with something to do when one is selected, after which it is deselected.
  ///
  /// - Parameter action: takes the model and its place in the section, counted from 0.
  /// - Returns: the rows with it.
  public func onSelect(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.select = action }
  }

  /// The rows with an event that their cells emit when they are selected, and that climbs the responder chain from there.
  /// After that the row is deselected.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - userInfo: makes what the event carries of the model and its place in the section, counted from 0.
  /// - Returns: the rows with it.
  public func emits(
    _ name: EventName,
    userInfo: @escaping @MainActor (_ model: Model, _ index: Int) -> UserInfo = { _, _ in [:] }
  ) -> Rows {
    with { $0.event = { (name, userInfo($0, $1)) } }
  }

  /// The rows with something to do when the user deletes one. Without it they cannot be deleted.
  ///
  /// - Parameter action: takes the model and its place in the section, counted from 0; it applies a list without the row.
  /// - Returns: the rows with it.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.delete = action }
  }

  /// The rows with something to do when one is about to show.
  ///
  /// - Parameter action: takes the model and its place in the section, counted from 0.
  /// - Returns: the rows with it.
  public func onDisplay(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.display = action }
  }

  /// The rows with something to do when one is likely to show soon, because the user scrolls towards it: to load what it
  /// will show. A row may come into view without it.
  ///
  /// - Parameters:
  ///   - action: takes the model and its place in the section, counted from 0.
  ///   - cancel: takes the same when the user turned round, so that the row is not likely to show any more.
  /// - Returns: the rows with it.
  public func onPrefetch(
    _ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void,
    cancel: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in }
  ) -> Rows {
    with {
      $0.prefetch = action
      $0.cancelPrefetch = cancel
    }
  }

  /// The rows, known by an id that is not the model's own or that a model which is not `Identifiable` has all the same.
  public func id<ID: Hashable>(_ id: @escaping (Model) -> ID) -> Rows {
    with(RowTraits(kind: .given(ObjectIdentifier(ID.self)), type: typeOfModel, id: id, isEqual: isEqual))
  }

  /// The rows, known by an id that is not the model's own or that a model which is not `Identifiable` has all the same.
  @inlinable
  public func id<ID: Hashable>(_ id: @escaping (Model) -> ID) -> Rows where Model: Equatable {
    with(
      RowTraits(
        kind: .given(ObjectIdentifier(ID.self)),
        type: { _ in Model.self },
        id: id,
        isEqual: { $0 == $1 }
      )
    )
  }

  @usableFromInline
  func with(_ traits: RowTraits<Model>) -> Rows {
    var copy = self
    copy.rows = ModelRows(rows.models, traits, rows.options)
    return copy
  }

  /// The rows with cells, unless they have some.
  func withCells(_ cell: CellKind) -> Rows {
    with { $0.cell = $0.cell ?? cell }
  }

  func with(_ change: (inout RowOptions<Model>) -> Void) -> Rows {
    var copy = self
    var options = rows.options
    change(&options)
    copy.rows = ModelRows(rows.models, rows.traits, options)
    return copy
  }
}
