internal import KitSupport
public import PlatformUIKit
public import RouterEvents

/// A section of a chained list declaration, with a cell class and models.
///
/// Unless the cell class conforms to ``ViewConfigurable`` with the same model type, call ``adapter(_:)`` next.
@MainActor
public struct ChainedRows<Cell, Model> {
  private(set) var declared: ChainedSection
  private(set) var rows: Rows<Model>

  /// Sets the height of the rows, in points. ``autoHeight()`` overrides it, regardless of the order of the calls.
  ///
  /// If the height is impossible, for example negative, the method reports it and makes the rows self-sizing.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> Self {
    modified(self) {
      $0.declared = $0.declared.changingSection { $0.height(.fixed(points), fileID: fileID, line: line) }
    }
  }

  /// Makes the rows self-sizing. This overrides all other heights.
  public func autoHeight() -> Self { modified(self) { $0.rows = $0.rows.height(.automatic) } }

  /// Sets the handler to call when the user selects a row. For details, see ``Rows/onSelect(_:)``.
  public func event(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    modified(self) { $0.rows = $0.rows.onSelect(action) }
  }

  /// Sets the event that a row's cell emits when the user selects the row. For details, see ``Rows/emits(_:userInfo:)``.
  public func emits(
    _ name: EventName,
    userInfo: @escaping @MainActor (_ model: Model, _ index: Int) -> UserInfo = { _, _ in [:] }
  ) -> Self {
    modified(self) { $0.rows = $0.rows.emits(name, userInfo: userInfo) }
  }

  /// Sets the row event that a row's cell emits when the user selects the row. Its handlers receive the row's model.
  public func emits(row event: RowEvent<Model>) -> Self {
    modified(self) { $0.rows = $0.rows.emits(row: event) }
  }

  /// Sets the handler to call when a row is about to be displayed. For details, see ``Rows/onDisplay(_:)``.
  public func onDisplay(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    modified(self) { $0.rows = $0.rows.onDisplay(action) }
  }

  /// Sets the handlers that load a row's content early, and cancel that. For details, see ``Rows/onPrefetch(_:cancel:)``.
  public func onPrefetch(
    _ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void,
    cancel: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in }
  ) -> Self {
    modified(self) { $0.rows = $0.rows.onPrefetch(action, cancel: cancel) }
  }

  /// Sets the handler to call when the user deletes a row. For details, see ``Rows/onDelete(_:)``.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    modified(self) { $0.rows = $0.rows.onDelete(action) }
  }

  /// Returns a copy with a changed section.
  public func changingSection(_ change: (ListSection) -> ListSection) -> Self {
    modified(self) { $0.declared = $0.declared.changingSection(change) }
  }
}

/// A marker type without instances for cells that need no further configuration, as after ``ChainedRows/adapter(_:)``.
public final class ConfiguredCell<Model>: ViewConfigurable {
  private init() {}

  /// Does nothing, because the type has no instances.
  public func configure(with model: Model) {}
}

extension ChainedRows where Cell: UITableViewCell {
  /// Sets the closure that configures a cell with the row's model and the row's index in the section, starting at 0.
  public func adapter(
    _ configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) -> ChainedRows<ConfiguredCell<Model>, Model> {
    ChainedRows<_, Model>(declared: declared, rows: rows.withCells(CellKind(Cell.self, configure: configure)))
  }
}

extension ChainedRows: ListChain where Cell: ViewConfigurable, Cell.Model == Model {
  /// The list that the chain has declared so far, including this section.
  public var chain: ChainedTable {
    declared.table.adding(declared.declared.with([rows.withCells(CellKind(Cell.self)).erased]))
  }

  /// Shows the list in the table view, and returns the adapter, which the table view retains.
  @discardableResult
  public func make() -> TableAdapter { chain.make() }
}

/// A section of a chained list declaration, before its cell class and models are set.
@MainActor
public struct ChainedSection {
  let table: ChainedTable
  private(set) var declared: ListSection

  init(table: ChainedTable, id: some Hashable) {
    self.table = table
    declared = ListSection(id) {}
  }

  /// Sets the cell class of the section. The class is registered automatically.
  public func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> ChainedCell<Cell> {
    ChainedCell(declared: self)
  }

  /// Sets the rows of the section. Plain rows need no cell class of your own.
  public func plain(_ rows: [PlainRow]) -> ChainedRows<ConfiguredCell<PlainRow>, PlainRow> {
    ChainedRows(declared: self, rows: Rows(plain: rows))
  }

  /// Returns a copy with a changed section.
  public func changingSection(_ change: (ListSection) -> ListSection) -> ChainedSection {
    modified(self) { $0.declared = change($0.declared) }
  }
}

/// A section of a chained list declaration, with a cell class but without models.
@MainActor
public struct ChainedCell<Cell: UITableViewCell> {
  let declared: ChainedSection

  /// Returns a copy with a changed section.
  public func changingSection(_ change: (ListSection) -> ListSection) -> ChainedCell {
    ChainedCell(declared: declared.changingSection(change))
  }

  /// Sets the models of the rows.
  ///
  /// If the configuration closure assigns the model to a label's text, the compiler infers optional models from a
  /// literal such as `["a"]`. In that case, write `["a"] as [String]`.
  public func data<Model>(_ models: [Model]) -> ChainedRows<Cell, Model> {
    ChainedRows(declared: declared, rows: Rows(models))
  }
}
