internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension ListAdapter {
  /// Registers a cell class for a model type. The class applies to ``Rows`` that declare no cell class.
  ///
  /// A cell class for the exact type of a model takes precedence. Otherwise the adapter uses the last cell class that
  /// was registered for a superclass or protocol of the model's type. If a list is already shown, the next list that
  /// you apply reloads the list view, because rows may now use other cell classes.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for model: Cell.Model.Type) {
    cells.register(CellKind(cell), forModel: model)
    forgetCells()
  }

  /// Registers a cell class for a ``CellModel/reuseIdentifier``. The class applies to ``Rows`` that declare no cell
  /// class.
  ///
  /// If a list is already shown, the next list that you apply reloads the list view, because rows may now use other
  /// cell classes.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for reuseIdentifier: String) {
    cells.register(cell, forIdentifier: reuseIdentifier)
    forgetCells()
  }
}

extension ListAdapter {
  /// Returns the configured cell of a row, or a placeholder if there is no such row or no suitable cell.
  func cell(at indexPath: IndexPath, in listView: any ListView) -> any ListCell {
    guard let row = shown.row(at: RowIndex(indexPath)) else {
      return placeholder("No row here", at: indexPath, in: listView)
    }
    guard let kind = cells.kind(for: row) else {
      notices.noteNoCell(for: row)
      return placeholder("No cell for \(typeOfModel(row.model))", at: indexPath, in: listView)
    }
    guard let own = listView.ownKind(kind) else {
      notices.noteOtherView(kind, in: listView)
      return placeholder("\(kind.type) is not a cell for this view", at: indexPath, in: listView)
    }
    // When reconfiguring, UIKit returns the existing cell only for the row's own index path.
    let cell = dequeue(own, at: indexPath, in: listView)
    guard own.includes(cell) else {
      notices.noteWrongClass(of: cell, inPlaceOf: own, in: listView)
      return listView.substitute(for: cell, showing: "No \(own.type) here")
    }
    (cell as? any ContentShowing)?.adapter = self
    own.configure(cell, row.model, row.place)
    return cell
  }

  private func placeholder(_ text: String, at indexPath: IndexPath, in listView: any ListView) -> any ListCell
  {
    let cell = dequeue(listView.placeholder, at: indexPath, in: listView)
    listView.placeholder.configure(cell, text, 0)
    return cell
  }

  private func dequeue(_ kind: CellKind, at indexPath: IndexPath, in listView: any ListView) -> any ListCell {
    if registered.insert(kind.identifier).inserted {
      listView.register(kind.type, forCell: kind.identifier)
    }
    return listView.dequeue(kind.identifier, for: indexPath)
  }

  /// Returns whether a row declares a deletion handler or swipe actions, or the user can tick rows in editing mode.
  ///
  /// A table view shows check marks for editable rows only.
  func canEdit(_ index: RowIndex) -> Bool {
    guard let row = shown.row(at: index) else { return false }
    return row.group.has(.delete) || row.group.hasSwipes
      || listView?.allowsMultipleSelectionDuringEditing == true
  }

  /// Makes the adapter the prefetch data source if rows declare prefetch actions, and the drag delegate if rows are
  /// reorderable.
  ///
  /// If the app has assigned a role to another object, the adapter reports that object but does not replace it.
  func takeRolesIfNeeded() {
    guard let listView else { return }
    let sections = shown.source.sections
    if sections.contains(where: \.hasPrefetch) {
      if listView.holder(of: .prefetching) == nil { listView.give(.prefetching, to: self) }
      reportOtherPrefetching(in: listView)
    }
    if sections.contains(where: \.isReorderable) {
      if listView.holder(of: .dragging) == nil { listView.give(.dragging, to: self) }
      reportOtherDragging(in: listView)
    }
  }
}
