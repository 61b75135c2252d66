internal import Foundation
internal import KitSupport
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// A row whose actions show, however the list changes until one is chosen.
@MainActor
final class ActedRow {
  private weak var adapter: ListAdapter?
  private let row: Row
  private let id: RowIdentity
  private let index: RowIndex
  private let section: AnyHashable

  init?(at index: RowIndex, in adapter: ListAdapter) {
    let shown = adapter.shown
    guard let row = shown.row(at: index), let id = shown.id(of: index),
      let section = shown.section(at: index.section)
    else { return nil }
    (self.adapter, self.row, self.id, self.index, self.section) = (adapter, row, id, index, section.id)
  }

  /// Whether the user can delete the row.
  var deletes: Bool { row.group.has(.delete) }

  /// What a swipe from an edge brings up; nil where nothing is declared.
  func swipeActions(_ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let (isFull, actions) = row.group.swipe(edge, at: row.index) else { return nil }
    let shown = actions.filter { !$0.attributes.contains(.hidden) }
    let configuration = UISwipeActionsConfiguration(actions: shown.map(contextualAction))
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }

  /// What deletes the row by a swipe, for a list view that has nothing of its own for that; nil where it cannot be deleted.
  var deletion: UISwipeActionsConfiguration? {
    guard deletes else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, finish in
      row.perform(.delete)
      finish(isGone)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// What a long press brings up; nil where there is nothing.
  func menu() -> UIContextMenuConfiguration? {
    guard let elements = row.group.menu(at: row.index), !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: elements.map(self.menuElement))
    }
  }

  /// Whether the row is no longer in the list.
  private var isGone: Bool { adapter?.shown.index(of: id, near: index) == nil }

  /// Performs what the row declares for its selection, emits its event, and deselects it unless it is to stay selected. A
  /// row without either stays selected.
  func answerSelection() {
    guard row.group.has(.select) else { return }
    row.perform(.select)
    if let (name, userInfo) = row.group.event(at: row.index, place: row.place) {
      _ = emit(.named(name) { userInfo })
    }
    guard let adapter, adapter.selection == .none, let listView = adapter.listView else { return }
    for indexPath in listView.selectedIndexPaths where adapter.shown.id(of: RowIndex(indexPath)) == id {
      listView.deselect(at: indexPath, animated: true)
    }
  }

  /// Emits the event of the row, which the user has moved: from its cell if that is the one that was dragged, because
  /// UIKit does not say whether its cells have their new places yet.
  func emit(_ reorder: Reorder) {
    guard let adapter, let event = row.group.event(of: reorder, at: row.index) else { return }
    let cell = adapter.listView?.shownCell(at: IndexPath(index))
    emit(event, at: index, from: cell === adapter.lifted ? cell : nil)
  }

  private func contextualAction(_ action: RowAction) -> UIContextualAction {
    let contextual = UIContextualAction(style: action.style, title: action.title) { _, _, finish in
      let isHandled = self.emit(action.event)
      finish(isHandled && (action.style != .destructive || self.isGone))
    }
    contextual.image = action.image.flatMap { UIImage(systemName: $0) }
    return contextual
  }

  private func menuElement(_ element: RowMenuElement) -> UIMenuElement {
    switch element {
    case .action(let action):
      UIAction(
        title: action.title,
        image: action.image.flatMap { UIImage(systemName: $0) },
        attributes: action.style == .destructive ? action.attributes.union(.destructive) : action.attributes,
        state: action.state
      ) { _ in _ = self.emit(action.event) }
    case .menu(let menu):
      UIMenu(
        title: menu.title,
        image: menu.image.flatMap { UIImage(systemName: $0) },
        options: menu.options,
        children: menu.elements.map(menuElement)
      )
    }
  }

  /// Emits an event from the cell that shows the row now, else from the list view, which says then where the row is or
  /// was. Answers whether the event was handled.
  private func emit(_ event: PreparedEvent) -> Bool {
    guard let adapter, let listView = adapter.listView else { return false }
    let now = adapter.shown.index(of: id, near: index)
    return emit(event, at: now, from: now.flatMap { listView.shownCell(at: IndexPath($0)) })
  }

  @discardableResult
  private func emit(_ event: PreparedEvent, at index: RowIndex?, from cell: (any ListCell)?) -> Bool {
    if let cell { return event.emit(from: cell)?.isHandled ?? false }
    guard let adapter, let listView = adapter.listView else { return false }
    let gone = ListPosition(list: adapter, section: section, item: row.model is LiveRow ? nil : row.model)
    return adapter.speaking(of: index.flatMap { adapter.position(at: IndexPath($0)) } ?? gone) {
      event.emit(from: listView)?.isHandled ?? false
    }
  }
}
