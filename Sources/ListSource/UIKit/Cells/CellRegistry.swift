#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Which cells show a row: those that its ``Rows`` name, else those that were registered for its model.
struct CellRegistry {
  private var kindsByIdentifier: [String: CellKind] = [:]
  private var kindsByModel: [ObjectIdentifier: CellKind] = [:]

  /// The kinds that were registered for types of models, in that order.
  private var kinds: [CellKind] = []

  /// Has models that name an identifier shown by cells of a class.
  ///
  /// - Returns: the identifier for the list view.
  @discardableResult
  mutating func register<Cell: ListCell & ViewConfigurable>(
    _ type: Cell.Type,
    forIdentifier identifier: String
  ) -> String {
    // Another class gets an identifier of its own: cells of the first one may wait to be used again.
    let isFirst = kindsByIdentifier[identifier].map { $0.type == type } ?? true
    let own = isFirst ? identifier : "\(identifier) \(String(reflecting: type))"
    kindsByIdentifier[identifier] = CellKind(type, identifier: own)
    return own
  }

  mutating func register(_ kind: CellKind, forModel model: Any.Type) {
    kindsByModel[ObjectIdentifier(model)] = kind
    kinds.append(kind)
  }

  /// The cells for a row: by what its model calls them, else by the model's type, of which it may be a special case.
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
