internal import Foundation
internal import ListSource
internal import PlatformUIKit

/// A list view and its adapter, as a user finds them. Touches are the adapter's delegate methods, in UIKit's order.
@MainActor
protocol PerformedList: ListAdapter {
  var view: UIScrollView? { get }
  var rows: [IndexPath] { get }
  var selected: [IndexPath] { get }
  var allowsMultiple: Bool { get }
  func cell(at index: IndexPath) -> UIView?
  func show(_ index: IndexPath)
  func tap(_ index: IndexPath)
  func swipeActions(_ edge: SwipeEdge, at index: IndexPath) -> [SwipeOffer]
  func hasMenu(at index: IndexPath) -> Bool
  func canMove(_ index: IndexPath) -> Bool
  func target(of index: IndexPath, _ proposed: IndexPath) -> IndexPath
}

/// An action that a swipe offers.
@MainActor
struct SwipeOffer {
  let title: String
  let perform: () -> Void

  init(_ title: String, perform: @escaping () -> Void) { (self.title, self.perform) = (title, perform) }

  init(_ action: UIContextualAction, in view: UIView) {
    self.init(action.title ?? "") { action.handler(action, view) { _ in } }
  }
}

extension TableAdapter: PerformedList {
  var view: UIScrollView? { tableView }

  var rows: [IndexPath] {
    (0..<(tableView?.numberOfSections ?? 0)).flatMap { section in
      (0..<(tableView?.numberOfRows(inSection: section) ?? 0)).map { IndexPath(row: $0, section: section) }
    }
  }

  var selected: [IndexPath] { tableView?.indexPathsForSelectedRows ?? [] }

  var allowsMultiple: Bool {
    guard let tableView else { return false }
    return tableView.isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
  }

  func cell(at index: IndexPath) -> UIView? { tableView?.cellForRow(at: index) }

  func show(_ index: IndexPath) { tableView?.scrollToRow(at: index, at: .none, animated: false) }

  func tap(_ index: IndexPath) {
    guard let view = tableView, tableView(view, shouldHighlightRowAt: index) else { return }
    tableView(view, didHighlightRowAt: index)
    tableView(view, didUnhighlightRowAt: index)
    guard view.isEditing ? view.allowsSelectionDuringEditing || allowsMultiple : view.allowsSelection else {
      return
    }
    if allowsMultiple, selected.contains(index) { return deselect(index, in: view) }
    guard let target = tableView(view, willSelectRowAt: index) else { return }
    if !allowsMultiple { for other in selected where other != target { deselect(other, in: view) } }
    view.selectRow(at: target, animated: false, scrollPosition: .none)
    tableView(view, didSelectRowAt: target)
  }

  private func deselect(_ index: IndexPath, in view: UITableView) {
    guard let target = tableView(view, willDeselectRowAt: index) else { return }
    view.deselectRow(at: target, animated: false)
    tableView(view, didDeselectRowAt: target)
  }

  func swipeActions(_ edge: SwipeEdge, at index: IndexPath) -> [SwipeOffer] {
    guard let view = tableView, tableView(view, canEditRowAt: index) else { return [] }
    let declared =
      edge == .leading
      ? tableView(view, leadingSwipeActionsConfigurationForRowAt: index)
      : tableView(view, trailingSwipeActionsConfigurationForRowAt: index)
    if let declared { return declared.actions.map { SwipeOffer($0, in: view) } }
    return edge == .leading
      ? [] : [SwipeOffer("Delete") { self.tableView(view, commit: .delete, forRowAt: index) }]
  }

  func hasMenu(at index: IndexPath) -> Bool {
    guard let view = tableView, let cell = cell(at: index) else { return false }
    let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
    return tableView(view, contextMenuConfigurationForRowAt: index, point: point) != nil
  }

  func canMove(_ index: IndexPath) -> Bool { tableView.map { tableView($0, canMoveRowAt: index) } ?? false }

  func target(of index: IndexPath, _ proposed: IndexPath) -> IndexPath {
    tableView.map {
      tableView($0, targetIndexPathForMoveFromRowAt: index, toProposedIndexPath: proposed)
    } ?? index
  }
}

extension CollectionAdapter: PerformedList {
  var view: UIScrollView? { collectionView }

  var rows: [IndexPath] {
    (0..<(collectionView?.numberOfSections ?? 0)).flatMap { section in
      (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  var selected: [IndexPath] { collectionView?.indexPathsForSelectedItems ?? [] }

  var allowsMultiple: Bool {
    guard let collectionView else { return false }
    return collectionView.isEditing
      ? collectionView.allowsMultipleSelectionDuringEditing : collectionView.allowsMultipleSelection
  }

  func cell(at index: IndexPath) -> UIView? { collectionView?.cellForItem(at: index) }

  func show(_ index: IndexPath) { collectionView?.scrollToItem(at: index, at: [], animated: false) }

  func tap(_ index: IndexPath) {
    guard let view = collectionView, collectionView(view, shouldHighlightItemAt: index) else { return }
    collectionView(view, didHighlightItemAt: index)
    collectionView(view, didUnhighlightItemAt: index)
    guard view.isEditing ? view.allowsSelectionDuringEditing || allowsMultiple : view.allowsSelection else {
      return
    }
    if allowsMultiple, selected.contains(index) { return deselect(index, in: view) }
    guard collectionView(view, shouldSelectItemAt: index) else { return }
    if !allowsMultiple { for other in selected where other != index { deselect(other, in: view) } }
    view.selectItem(at: index, animated: false, scrollPosition: [])
    collectionView(view, didSelectItemAt: index)
  }

  private func deselect(_ index: IndexPath, in view: UICollectionView) {
    guard collectionView(view, shouldDeselectItemAt: index) else { return }
    view.deselectItem(at: index, animated: false)
    collectionView(view, didDeselectItemAt: index)
  }

  func swipeActions(_ edge: SwipeEdge, at index: IndexPath) -> [SwipeOffer] {
    guard let view = collectionView else { return [] }
    return listSwipeActions(edge, at: index)?.actions.map { SwipeOffer($0, in: view) } ?? []
  }

  func hasMenu(at index: IndexPath) -> Bool {
    guard let view = collectionView, let cell = cell(at: index) else { return false }
    let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
    return collectionView(view, contextMenuConfigurationForItemsAt: [index], point: point) != nil
  }

  func canMove(_ index: IndexPath) -> Bool {
    collectionView.map { collectionView($0, canMoveItemAt: index) } ?? false
  }

  func target(of index: IndexPath, _ proposed: IndexPath) -> IndexPath {
    collectionView.map {
      collectionView(
        $0,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: index,
        atCurrentIndexPath: index,
        toProposedIndexPath: proposed
      )
    } ?? index
  }
}
