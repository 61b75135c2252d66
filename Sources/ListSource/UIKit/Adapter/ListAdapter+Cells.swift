internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// What a row shows, and what is declared for moments in its life.
extension ListAdapter {
  /// Has models of a type shown by cells of a class, wherever ``Rows`` name no cell: of just that type, else of what
  /// inherits from it or, where it is a protocol, conforms to it.
  ///
  /// Where a list shows already the next one is shown by a reload, because its rows may have other cells.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for model: Cell.Model.Type) {
    cells.register(CellKind(cell), forModel: model)
    forgetCells()
  }

  /// Has models that call their cell by an identifier shown by cells of a class, wherever ``Rows`` name no cell.
  ///
  /// Where a list shows already the next one is shown by a reload, because its rows may have other cells.
  public func register<Cell: ListCell & ViewConfigurable>(_ cell: Cell.Type, for reuseIdentifier: String) {
    cells.register(cell, forIdentifier: reuseIdentifier)
    forgetCells()
  }
}

extension ListAdapter {
  /// The cell of a row, configured.
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
      return placeholder("\(kind.type) is no cell of this view", at: indexPath, in: listView)
    }
    // A row that is configured again gets its own cell for its index path only.
    let cell = dequeue(own, at: indexPath, in: listView)
    guard own.includes(cell) else {
      notices.noteWrongClass(of: cell, inPlaceOf: own, in: listView)
      return listView.substitute(for: cell, saying: "No \(own.type) here")
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

  /// Whether a row declares what to do when it is deleted, or actions that a swipe brings up.
  func canEdit(_ index: RowIndex) -> Bool {
    shown.row(at: index).map { $0.group.has(.delete) || $0.group.swipes } ?? false
  }

  /// Performs what rows declare for a moment.
  func perform(_ action: RowMoment, at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { shown.row(at: RowIndex(indexPath))?.perform(action) }
  }

  /// Becomes what is told of rows to prefetch if a row declares something for that, and the drag delegate if the user can
  /// move a row. One of the app's own stays, which is reported.
  func takeRolesIfNeeded() {
    guard let listView else { return }
    let sections = shown.source.sections
    if sections.contains(where: \.prefetches) {
      if listView.holder(of: .prefetching) == nil { listView.give(.prefetching, to: self) }
      reportOtherPrefetching(in: listView)
    }
    if sections.contains(where: \.isReorderable) {
      if listView.holder(of: .dragging) == nil { listView.give(.dragging, to: self) }
      reportOtherDragging(in: listView)
    }
  }
}
