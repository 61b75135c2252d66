#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Which cells show models whose ``Rows`` name none.
@MainActor
struct CellRegistry {
  private var kindsByIdentifier: [String: CellKind] = [:]
  private var kindsByModel: [ObjectIdentifier: CellKind] = [:]

  /// A class of cells, and how one shows a model.
  struct CellKind {
    let type: UITableViewCell.Type
    let identifier: String
    /// False where the model is not of the type that the class shows.
    let configure: @MainActor (UITableViewCell, Any) -> Bool

    init<Cell: UITableViewCell & ViewConfigurable>(_ type: Cell.Type, identifier: String) {
      self.type = type
      self.identifier = identifier
      configure = { cell, model in
        guard let cell = cell as? Cell, let model = model as? Cell.Model else { return false }
        cell.configure(with: model)
        return true
      }
    }
  }

  mutating func register(_ kind: CellKind, forIdentifier identifier: String) {
    kindsByIdentifier[identifier] = kind
  }

  mutating func register(_ kind: CellKind, forModel model: Any.Type) {
    kindsByModel[ObjectIdentifier(model)] = kind
  }

  /// The cells for a row: by what its model calls them, else by the model's type.
  func kind(for row: Row) -> CellKind? {
    if let identifier = row.group.reuseIdentifier(at: row.index), let kind = kindsByIdentifier[identifier] {
      return kind
    }
    return kindsByModel[ObjectIdentifier(type(of: row.model))]
  }
}
