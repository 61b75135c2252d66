internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// Cells of rows, and the actions that rows declare.
extension ListAdapter {
  /// Registers a cell class for a model type, for ``Rows`` without a cell class.
  ///
  /// Models of exactly this type win. The class also serves subclasses, or conforming types of a protocol; among
  /// several matches the last registered wins. If a list shows already, the next one reloads the list view, because its
  /// rows may have other cells.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for model: Cell.Model.Type) {
    cells.register(CellKind(cell), forModel: model)
    forgetCells()
  }

  /// Registers a cell class for a ``CellModel/reuseIdentifier``, for ``Rows`` without a cell class.
  ///
  /// If a list shows already, the next one reloads the list view, because its rows may have other cells.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for reuseIdentifier: String) {
    cells.register(cell, forIdentifier: reuseIdentifier)
    forgetCells()
  }
}

extension ListAdapter {
  /// Returns the configured cell of a row, or a placeholder.
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

  /// Returns whether a row declares a deletion handler or swipe actions.
  func canEdit(_ index: RowIndex) -> Bool {
    shown.row(at: index).map { $0.group.has(.delete) || $0.group.hasSwipes } ?? false
  }

  /// Performs the actions of rows for a moment.
  func perform(_ action: RowMoment, at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { shown.row(at: RowIndex(indexPath))?.perform(action) }
  }

  /// Becomes the prefetch data source if rows declare a prefetch action, and the drag delegate if rows can move. One
  /// that the app has set stays, and is reported.
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
