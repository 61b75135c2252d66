internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension ListAdapter {
  /// Registers a cell class for a model type. The class applies to ``Rows`` that declare no cell class.
  ///
  /// A cell class for the exact type of a model takes precedence over the last one registered for its superclass or
  /// protocol. If a list is already shown, the next list that you apply reloads the list view.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for model: Cell.Model.Type) {
    cells.register(CellKind(cell), forModel: model)
    forgetCells()
  }

  /// Registers a cell class for a ``CellModel/reuseIdentifier``. The class applies to ``Rows`` that declare no cell
  /// class. If a list is already shown, the next list that you apply reloads the list view.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for reuseIdentifier: String) {
    cells.register(cell, forIdentifier: reuseIdentifier)
    forgetCells()
  }
}

extension ListAdapter {
  func cell(at indexPath: IndexPath, in listView: any ListView) -> any ListCell {
    guard let row = shown.row(at: RowIndex(indexPath)) else {
      return placeholder("No row here", at: indexPath, in: listView)
    }
    guard let kind = cells.kind(for: row) else {
      reportNoCell(for: row)
      return placeholder("No cell for \(typeOfModel(row.model))", at: indexPath, in: listView)
    }
    guard let own = listView.ownKind(kind) else {
      reportOtherView(kind, in: listView)
      return placeholder("\(kind.type) is not a cell for this view", at: indexPath, in: listView)
    }
    // When reconfiguring, UIKit returns the existing cell only for the row's own index path.
    let cell = dequeue(own, at: indexPath, in: listView)
    guard own.includes(cell) else {
      reportWrongClass(of: cell, inPlaceOf: own, in: listView)
      return listView.substitute(for: cell, showing: "No \(own.type) here")
    }
    (cell as? any ContentShowing)?.adapter = self
    own.configure(cell, row.model, row.place)
    disclose(row, in: cell)
    appearances.update(row, shown.id(of: RowIndex(indexPath)), at: RowIndex(indexPath), in: cell)
    return cell
  }

  private func placeholder(_ text: String, at indexPath: IndexPath, in listView: any ListView) -> any ListCell
  {
    let kind = listView.ownKind(.placeholder) ?? .placeholder
    let cell = dequeue(kind, at: indexPath, in: listView)
    kind.configure(cell, text, 0)
    return cell
  }

  private func dequeue(_ kind: CellKind, at indexPath: IndexPath, in listView: any ListView) -> any ListCell {
    registerIfNeeded(kind)
    return listView.dequeue(kind.identifier, for: indexPath)
  }

  func registerIfNeeded(_ kind: CellKind) {
    if registered.insert(kind.identifier).inserted { listView?.register(kind.type, forCell: kind.identifier) }
  }

  /// Returns whether a row can be edited. A table view shows check marks for editable rows only.
  func canEdit(_ index: RowIndex) -> Bool {
    guard let row = shown.row(at: index) else { return false }
    return row.group.has(.delete) || row.group.hasSwipes
      || listView?.allowsMultipleSelectionDuringEditing == true
  }
}

// Problems with cells are reported once for each model type or cell class.
extension ListAdapter {
  func reportNoCell(for row: Row) {
    let type = typeOfModel(row.model)
    let name = row.group.reuseIdentifier(at: row.index).map { " or for \"\($0)\"" } ?? ""
    reports.report(
      .noCell(ObjectIdentifier(type)),
      """
      No cell is registered for a row's model of type \(type), so a placeholder shows. Before you apply the list, call \
      adapter.register(…, for: \(type).self)\(name), or declare Rows(…, cell: …).
      """
    )
  }

  func reportOtherView(_ kind: CellKind, in listView: any ListView) {
    let view = listView.words.view
    reports.report(
      .otherView(ObjectIdentifier(kind.type)),
      """
      \(kind.type) is not a cell class for a \(view), so a placeholder shows. Declare the rows with a cell class for a \
      \(view), or with content configurations, which show in both kinds of view.
      """
    )
  }

  /// Reports a cell of a class that the app has registered under the same reuse identifier.
  func reportWrongClass(of cell: any ListCell, inPlaceOf kind: CellKind, in listView: any ListView) {
    let view = listView.words.view
    reports.report(
      .wrongClass(ObjectIdentifier(kind.type)),
      """
      The \(view) dequeued a \(type(of: cell)) for "\(kind.identifier)", but the list needs a \(kind.type), so the row \
      does not show its model. Do not register cells with the \(view) under an identifier that the list uses.
      """
    )
  }

  func reportNoHeight(of cell: UITableViewCell) {
    reports.report(
      .noHeight(ObjectIdentifier(type(of: cell))),
      """
      A self-sizing \(type(of: cell)) has no height at a width of \(cell.bounds.width) points, so its row is \
      \(cell.bounds.height) points high. Constrain its content from top to bottom, or declare a height.
      """
    )
  }
}

struct CellRegistry {
  private var kindsByIdentifier: [String: CellKind] = [:]
  private var kindsByModel: [ObjectIdentifier: CellKind] = [:]

  /// The kinds for model types, in the order of registration.
  private var kinds: [CellKind] = []

  /// Returns the identifier under which to register the class with the list view.
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

  /// Returns the first of these kinds of cells for a row that exists:
  /// - The kind that the ``Rows`` declare, or that they choose for the model.
  /// - The kind for the model's reuse identifier, if its cells can show the model.
  /// - The kind for the model's exact type.
  /// - The last kind that was registered for a superclass or protocol of the model's type.
  @MainActor
  func kind(for row: Row) -> CellKind? {
    if let kind = row.group.cell { return kind.chosen(for: row.model) }
    let model = row.model
    if let identifier = row.group.reuseIdentifier(at: row.index), let kind = kindsByIdentifier[identifier],
      kind.canShow(model)
    {
      return kind
    }
    return kindsByModel[ObjectIdentifier(typeOfModel(model))] ?? kinds.last { $0.canShow(model) }
  }
}
