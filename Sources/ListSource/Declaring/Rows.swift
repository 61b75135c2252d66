internal import KitSupport

@_exported public import RouterEvents

/// Another name for ``Rows``, for an app that has a type called `Rows`.
public typealias ListRows = Rows

/// A group of rows in a section, created from an array of models.
///
/// The models can be of several types that conform to the same protocol.
///
/// ```swift
/// Rows(recent, cell: QuakeCell.self)
///   .height(.fixed(72))
///   .emits(.quakeSelected)
/// ```
///
/// The id of an `Identifiable` model identifies its row in the whole list, together with the model's type. This is the
/// type at run time, however the rows are declared. In an array of a base class or a protocol, models of two types are
/// therefore different rows even if their ids are equal. The same rule applies to ids that `id(_:)` returns.
///
/// If a model has no id, its row is identified by its position. Each list that you apply reconfigures such a row. The
/// list reports a missing id once for each model type.
///
/// If a model has an id and is `Equatable`, its row is reconfigured only when the model, the cell class or the height
/// changes. Avoid `Equatable` for models that are objects, because an object that changes in place is equal to itself.
public struct Rows<Model> {
  @usableFromInline let models: [Model]
  @usableFromInline var cell: CellKind?

  /// The other declared properties, or nil if none is declared. The compiler moves three words, but would copy more.
  @usableFromInline var options: Shared<RowOptions<Model>>?

  /// Creates rows whose models determine their cells. Register the cell classes with the adapter, which first looks for
  /// one of the model's ``CellModel/reuseIdentifier``, and then for one of the model's type.
  @inlinable
  public init(_ models: [Model]) { self.init(models, cell: nil) }

  @inlinable
  init(_ models: [Model], cell: CellKind?, options: Shared<RowOptions<Model>>? = nil) {
    (self.models, self.cell, self.options) = (models, cell, options)
  }

  /// The type-erased rows, for arrays of rows with different model types.
  public var erased: AnyRows { erased(.inferred()) }

  @inlinable
  func erased(_ own: @autoclosure () -> RowTraits<Model>) -> AnyRows {
    ModelRows(models, options?.value.traits ?? own(), cell, options)
  }

  /// Sets the height of the rows. It overrides the heights of the section, the models and the list.
  ///
  /// If the height is impossible, for example negative, the method reports it and uses ``CellHeight/automatic``.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> Rows {
    with { $0.height = height.checked("Rows", position: "\(fileID):\(line)") }
  }

  /// Sets the handler to call when the user selects a row, with its model and its index in the section, starting at 0.
  ///
  /// Afterward, the row is deselected, unless ``ListAdapter/selection`` keeps it selected.
  public func onSelect(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.select = action }
  }

  /// Sets the event that a row's cell emits when the user selects the row, before it is deselected as with
  /// ``onSelect(_:)``. The closure receives the row's model and its index in the section, starting at 0.
  public func emits(
    _ name: EventName,
    userInfo: @escaping @MainActor (_ model: Model, _ index: Int) -> UserInfo = { _, _ in [:] }
  ) -> Rows {
    with { $0.event = { model, index in .named(name) { userInfo(model, index) } } }
  }

  /// Sets the row event that a row's cell emits when the user selects the row. Its handlers receive the row's model.
  ///
  /// ```swift
  /// Rows(songs, cell: SongCell.self).emits(row: .songOpened)
  /// ```
  public func emits(row event: RowEvent<Model>) -> Rows {
    with { $0.event = { _, _ in .row(event) } }
  }

  /// Sets the typed event that a row's cell emits when the user selects the row. For the closure, see
  /// ``emits(_:userInfo:)``.
  ///
  /// ```swift
  /// Rows(songs, cell: SongCell.self).emits { song, _ in SongOpened(id: song.id) }
  /// ```
  public func emits<Message: EventMessage>(
    message: @escaping @MainActor (_ model: Model, _ index: Int) -> Message
  ) -> Rows {
    with { $0.event = { model, index in .message { message(model, index) } } }
  }

  /// Sets the handler to call when the user deletes a row, with its model and its index in the section, starting at 0.
  ///
  /// The handler must apply a list without the row. Without a handler, the rows have no standard delete action.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.delete = action }
  }

  /// Sets the handler to call when a row is about to be displayed, with its model and its index in the section.
  public func onDisplay(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Rows {
    with { $0.display = action }
  }

  /// Sets the handlers that load content for rows before they are displayed, and that cancel the loading.
  ///
  /// A row may be displayed even though no handler was called for it. After a call of `action`, either the row is
  /// displayed or `cancel` is called, once. The row is known by its id, so it may move or change in between.
  ///
  /// `cancel` is called if the row is no longer likely to show soon, or if a list removes or hides it. It is also
  /// called if the list view is reloaded, deallocated or gets another adapter. Any later list removes rows without an
  /// id.
  public func onPrefetch(
    _ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void,
    cancel: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in }
  ) -> Rows {
    with {
      $0.prefetch = action
      $0.cancelPrefetch = cancel
      $0.prefetchDistance = nil
    }
  }

  /// Sets the closure that returns a row's id from its model, for models that are not `Identifiable`, or to replace
  /// their own ids. The ids must be unique in the list.
  public func id<ID: Hashable>(_ id: @escaping (Model) -> ID) -> Rows {
    with(RowTraits(kind: .given(ObjectIdentifier(ID.self)), type: typeOfModel, id: id, isEqual: isEqual))
  }

  /// Sets the closure that returns a row's id from its model. The ids must be unique in the list.
  @inlinable
  public func id<ID: Hashable>(_ id: @escaping (Model) -> ID) -> Rows where Model: Equatable {
    with(
      RowTraits(
        kind: .given(ObjectIdentifier(ID.self)),
        type: isOptional(Model.self) ? { typeOfModel($0) } : { type(of: $0) },
        id: id,
        isEqual: { $0 == $1 }
      )
    )
  }

  @usableFromInline
  func with(_ traits: RowTraits<Model>) -> Rows { with { $0.traits = traits } }

  /// Returns a copy that declares a kind of cells, unless the rows already declare one.
  func withCells(_ cell: CellKind) -> Rows {
    modified(self) { $0.cell = $0.cell ?? cell }
  }

  func with(_ change: (inout RowOptions<Model>) -> Void) -> Rows {
    modified(self) { $0.options = Shared(modified($0.options?.value ?? RowOptions(), by: change)) }
  }
}

extension Rows where Model: Identifiable {
  /// The type-erased rows, for arrays of rows with different model types.
  @inlinable public var erased: AnyRows { erased(.identified()) }
}

extension Rows where Model: Identifiable & Equatable {
  /// The type-erased rows, for arrays of rows with different model types.
  @inlinable public var erased: AnyRows { erased(.own()) }
}

extension Rows {
  /// Creates rows with a cell class that conforms to ``ViewConfigurable``. The class is registered automatically.
  @inlinable
  public init<Cell: ListCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model {
    self.init(models, cell: CellKind(cell))
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
  /// The closure receives the row's model and the row's index in the section, starting at 0.
  @inlinable
  public init<Cell: ListCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) {
    self.init(models, cell: CellKind(cell, configure: configure))
  }
}
