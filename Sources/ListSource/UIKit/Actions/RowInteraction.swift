internal import Foundation
internal import KitSupport
internal import PlatformUIKit
internal import RouterEvents

/// A user's interaction with a row. The interaction can emit the row's events even after the list has changed.
@MainActor
final class RowInteraction {
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

  var isDeletable: Bool { row.group.has(.delete) }

  func swipeActions(_ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let (isFull, actions) = row.group.swipe(edge, at: row.index) else { return nil }
    let shown = actions.filter { !$0.attributes.contains(.hidden) && isEnabled($0) }
    let configuration = UISwipeActionsConfiguration(actions: shown.map(contextualAction))
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }

  /// Returns a delete action, for list views that have none of their own.
  func deletion(titled title: String) -> UISwipeActionsConfiguration? {
    guard isDeletable else { return nil }
    let delete = UIContextualAction(style: .destructive, title: title) { [self] _, _, finish in
      handleDeletion()
      finish(isGone)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func menu() -> UIMenu? {
    let isSelected = adapter?.listView?.selectedIndexPaths.contains(IndexPath(index)) == true
    let models = isSelected ? adapter?.selectedItems(of: Any.self) ?? [] : []
    let common = models.count > 1 ? row.group.selectionMenu(of: models) : nil
    let elements = common ?? row.group.menu(at: row.index) ?? []
    return elements.isEmpty ? nil : UIMenu(children: elements.map(menuElement))
  }

  func contextMenu() -> UIContextMenuConfiguration? {
    menu().map { menu in UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu } }
  }

  private var isGone: Bool { adapter?.shown.index(of: id, near: index) == nil }

  func handleDeletion() {
    row.perform(.delete)
    adapter?.declaration?.updateIfNeeded()
  }

  /// Handles a selection. A row with neither a handler nor an event stays selected. A tick only emits the change.
  func handleSelection() {
    // A subclass of the adapter may let UIKit select a row in place of children.
    guard adapter?.willSelect(index) != false else { return deselect() }
    emitSelectionChange(isSelected: true)
    guard let adapter, !adapter.selectionIsTick else { return }
    guard row.group.has(.select) else {
      if adapter.selection == .none, toggle() { deselect() }
      return
    }
    row.perform(.select)
    if let event = row.group.event(at: row.index, place: row.place) { _ = emit(event) }
    adapter.declaration?.updateIfNeeded()
    if adapter.selection == .none, !adapter.isCovered() { deselect() }
  }

  /// Expands or collapses the node of the row for the user. Returns false if the row has no children.
  @discardableResult
  func toggle() -> Bool {
    guard let adapter, let node = row.group.node(at: row.index) else { return false }
    let isExpanded = !adapter.disclosures.isExpanded(node.id)
    adapter.disclosures.set(isExpanded, row)
    if let name = node.event { _ = emit(.named(name) { [.isCollapsed: !isExpanded] }) }
    adapter.showDisclosed(keepsPosition: false)
    adapter.declaration?.updateIfNeeded()
    return true
  }

  private func deselect() {
    guard let adapter, let listView = adapter.listView else { return }
    for indexPath in listView.selectedIndexPaths where adapter.shown.id(of: RowIndex(indexPath)) == id {
      listView.deselect(at: indexPath, animated: true)
    }
  }

  func emitSelectionChange(isSelected: Bool) {
    adapter?.onInteraction()
    guard let event = adapter?.selectionChange(of: id, isSelected: isSelected) else { return }
    _ = emit(event)
  }

  /// Emits the event of a move from the cell at the new index path if that is the dragged cell, otherwise from the list
  /// view: Apple does not document whether cells already have their new index paths. Returns false if no responder
  /// handled the event, or if a strategy threw an error.
  func emit(_ reorder: Reorder) -> Bool {
    guard let adapter, let event = row.group.event(of: reorder, as: .within) else { return false }
    let cell = adapter.listView?.shownCell(at: IndexPath(index))
    let outcome = emit(event, index, from: cell === adapter.dragged?.cell ? cell : nil)
    adapter.declaration?.updateIfNeeded()
    return outcome?.isHandled == true && outcome?.errors.isEmpty == true
  }

  /// Returns whether a responder may handle an action's event, because UIKit does not validate row actions.
  private func isEnabled(_ action: RowActionItem) -> Bool {
    guard action.isCommand, let listView = adapter?.listView else { return true }
    let cell: UIResponder? = listView.shownCell(at: IndexPath(index))
    return EventRouter.isEnabled(action.event.name, from: cell ?? listView)
  }

  private func contextualAction(_ action: RowActionItem) -> UIContextualAction {
    let contextual = UIContextualAction(style: action.style, title: action.title) { _, view, finish in
      self.confirm(action, at: view) { isConfirmed in
        let isHandled = isConfirmed && self.emit(action.event)
        self.adapter?.declaration?.updateIfNeeded()
        finish(isHandled && (action.style != .destructive || self.isGone))
      }
    }
    contextual.image = action.image
    if let tint = action.tint { contextual.backgroundColor = tint }
    return contextual
  }

  private func confirm(
    _ action: RowActionItem,
    at view: UIView,
    _ completion: @escaping @MainActor (_ isConfirmed: Bool) -> Void
  ) {
    guard let (question, button, cancel) = action.confirmation else { return completion(true) }
    if let answer = adapter?.confirmationAnswer { return completion(answer) }
    let responders = sequence(first: adapter?.listView as UIResponder?) { $0?.next }
    guard let controller = responders.lazy.compactMap({ $0 as? UIViewController }).first else {
      Reports.report(
        """
        The swipe action "\(action.title)" needs a confirmation, but no view controller is above its list view, so \
        nothing is emitted. Add the list view to the view of a controller.
        """
      )
      return completion(false)
    }
    let sheet = UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)
    let style: UIAlertAction.Style = action.style == .destructive ? .destructive : .default
    let answer = Answer(completion)
    sheet.addAction(UIAlertAction(title: button, style: style) { _ in answer.give(true) })
    sheet.addAction(UIAlertAction(title: cancel, style: .cancel) { _ in answer.give(false) })
    // Without a source, UIKit refuses to present an action sheet on an iPad.
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    let top = sequence(first: controller, next: \.presentedViewController).reduce(controller) { $1 }
    top.present(sheet, animated: true, completion: nil)
  }

  private func menuElement(_ element: RowMenuItem) -> UIMenuElement {
    switch element {
    case .action(let action):
      let attributes = action.attributes.union(action.style == .destructive ? .destructive : [])
        .union(isEnabled(action) ? [] : .disabled)
      let question = attributes.isDisjoint(with: [.hidden, .disabled]) ? action.confirmation : nil
      let item = UIAction(
        title: question?.button ?? action.title,
        subtitle: question?.question ?? action.subtitle,
        image: question == nil ? action.image : nil,
        attributes: attributes,
        state: action.state
      ) { _ in _ = self.emit(action.event) }
      if question == nil { return item }
      let options: UIMenu.Options = attributes.contains(.destructive) ? .destructive : []
      return UIMenu(title: action.title, image: action.image, options: options, children: [item])
    case .menu(let title, let image, let options, let elements):
      return UIMenu(
        title: title,
        image: image.flatMap { UIImage(systemName: $0) },
        options: options,
        children: elements.map(menuElement)
      )
    }
  }

  func emit(_ event: PreparedEvent) -> Bool {
    guard let adapter, let listView = adapter.listView else { return false }
    let now = adapter.shown.index(of: id, near: index)
    let outcome = emit(event, now, from: now.flatMap { listView.shownCell(at: IndexPath($0)) })
    return outcome?.isHandled ?? false
  }

  private func emit(_ event: PreparedEvent, _ index: RowIndex?, from cell: (any ListCell)?) -> EventOutcome? {
    if let cell { return event.emit(from: cell) }
    guard let adapter, let listView = adapter.listView else { return nil }
    let gone = ListPosition(list: adapter, section: section, item: row.item)
    return adapter.emitting(for: index.flatMap { adapter.position(at: IndexPath($0)) } ?? gone) {
      event.emit(from: listView)
    }
  }
}

/// The user's answer to an action sheet. If the sheet is released without an answer, for example because the app has
/// dismissed it, the answer is no.
@MainActor
private final class Answer {
  private var completion: (@MainActor (_ isConfirmed: Bool) -> Void)?

  init(_ completion: @escaping @MainActor (_ isConfirmed: Bool) -> Void) { self.completion = completion }

  func give(_ isConfirmed: Bool) { exchange(&completion, with: nil)?(isConfirmed) }

  deinit {
    guard let completion else { return }
    Task { await completion(false) }
  }
}
