internal import PlatformUIKit

/// A registry that chooses the kind of cell for each row.
struct CellRegistry {
  private var kindsByIdentifier: [String: CellKind] = [:]
  private var kindsByModel: [ObjectIdentifier: CellKind] = [:]

  /// The kinds registered for model types, in the order of registration.
  private var kinds: [CellKind] = []

  /// Registers a cell class for models with a reuse identifier.
  ///
  /// - Returns: The identifier under which to register the class with the list view. It differs from `identifier` if
  ///   another class is already registered for that identifier.
  @discardableResult
  mutating func register<Cell: ListCell & ViewConfigurable>(
    _ type: Cell.Type,
    forIdentifier identifier: String
  ) -> String {
    // A second class gets another identifier, because the reuse queue may contain cells of the first class.
    let isFirst = kindsByIdentifier[identifier].map { $0.type == type } ?? true
    let own = isFirst ? identifier : "\(identifier) \(String(reflecting: type))"
    kindsByIdentifier[identifier] = CellKind(type, identifier: own)
    return own
  }

  mutating func register(_ kind: CellKind, forModel model: Any.Type) {
    kindsByModel[ObjectIdentifier(model)] = kind
    kinds.append(kind)
  }

  /// Returns the kind of cells for a row, or nil if there is none.
  ///
  /// The method returns the first of these kinds that exists:
  /// - The kind that the ``Rows`` declare.
  /// - The kind for the model's reuse identifier, if its cells can show the model.
  /// - The kind for the model's exact type.
  /// - The last kind that was registered for a superclass or protocol of the model's type.
  func kind(for row: Row) -> CellKind? {
    if let kind = row.group.cell { return kind }
    let model = row.model
    if let identifier = row.group.reuseIdentifier(at: row.index), let kind = kindsByIdentifier[identifier],
      kind.canShow(model)
    {
      return kind
    }
    return kindsByModel[ObjectIdentifier(typeOfModel(model))] ?? kinds.last { $0.canShow(model) }
  }
}
