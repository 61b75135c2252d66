@_exported public import RouterEvents

/// Rows of a section: an array of models and how they are shown. The models can be of several types that share a
/// protocol.
///
/// ```swift
/// Rows(recent, cell: QuakeCell.self)
///   .height(.fixed(72))
///   .emits(.quakeSelected)
/// ```
///
/// The id of an `Identifiable` model identifies its row in the whole list. A row whose model has no id is identified by
/// its position and reconfigured by every list; this is reported once for each type.
///
/// A row whose model is `Equatable` is reconfigured only when the model has changed. Avoid `Equatable` on models that
/// are objects: an object that has been changed in place is equal to itself.
public struct Rows<Model> {
  private var rows: ModelRows<Model>

  /// Creates rows whose cells are looked up for each model, by the reuse identifier of a ``CellModel``, else by the
  /// model's type. Register the cells with the adapter.
  public init(_ models: [Model]) {
    self.init(models, traits: .inferred())
  }

  /// Creates rows whose cells are looked up for each model. Register the cells with the adapter.
  @inlinable
  public init(_ models: [Model]) where Model: Identifiable & Equatable {
    self.init(models, traits: .own())
  }

  @usableFromInline
  init(_ models: [Model], traits: RowTraits<Model>, cell: CellKind? = nil) {
    rows = ModelRows(models, traits, RowOptions(cell: cell))
  }

  init(_ models: [Model], cell: CellKind) {
    self.init(models, traits: .inferred(), cell: cell)
  }

  /// The rows without their model type, for arrays of rows with different models.
  public var erased: AnyRows { rows }

  /// Sets the height of the rows. It overrides the heights of the section, the models and the list.
  ///
  /// An impossible height, such as a negative one, is reported and replaced by ``CellHeight/automatic``.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> Rows {
    with { $0.height = height.checked("Rows", position: "\(fileID):\(line)") }
  }

  /// Adds a selection handler. The row is deselected afterwards, unless ``ListAdapter/selection`` keeps it selected.
  ///
  /// - Parameter action: Called with the model and its index in the section, counted from 0.
  /// - Returns: The rows with the handler.
  public func onSelect(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.select = action }
  }

  /// Emits an event from the cell when a row is selected. The row is deselected afterwards, unless
  /// ``ListAdapter/selection`` keeps it selected.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - userInfo: Returns the user info of the event, given the model and its index in the section, counted from 0.
  /// - Returns: The rows with the event.
  public func emits(
    _ name: EventName,
    userInfo: @escaping @MainActor (_ model: Model, _ index: Int) -> UserInfo = { _, _ in [:] }
  ) -> Rows {
    with { $0.event = { (name, userInfo($0, $1)) } }
  }

  /// Adds a deletion handler. Rows without one cannot be deleted by the user.
  ///
  /// - Parameter action: Called with the model and its index in the section, counted from 0. It applies a list without
  ///   the row.
  /// - Returns: The rows with the handler.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.delete = action }
  }

  /// Adds a handler for rows that are about to show.
  ///
  /// - Parameter action: Called with the model and its index in the section, counted from 0.
  /// - Returns: The rows with the handler.
  public func onDisplay(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.display = action }
  }

  /// Adds a handler that loads content for rows the user is scrolling towards. A row may show without it having been
  /// called.
  ///
  /// - Parameters:
  ///   - action: Called with the model and its index in the section, counted from 0.
  ///   - cancel: Called with the same when the user has scrolled away and the row is no longer likely to show.
  /// - Returns: The rows with the handlers.
  public func onPrefetch(
    _ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void,
    cancel: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in }
  ) -> Rows {
    with {
      $0.prefetch = action
      $0.cancelPrefetch = cancel
    }
  }

  /// Sets the ids of the rows, for models that are not `Identifiable`, or instead of their own ids.
  public func id<ID: Hashable>(_ id: @escaping (Model) -> ID) -> Rows {
    with(RowTraits(kind: .given(ObjectIdentifier(ID.self)), type: typeOfModel, id: id, isEqual: isEqual))
  }

  /// Sets the ids of the rows, for models that are not `Identifiable`, or instead of their own ids.
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

  /// Returns the rows with a kind of cells, unless they declare one.
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
