internal import Foundation
internal import ListSource
internal import PlatformUIKit

/// The touches of a user on a list. They are the adapter's delegate methods, in UIKit's order.
@MainActor
protocol PerformedList: ListAdapter {
  func tap(_ index: IndexPath)
  func swipeActions(_ edge: SwipeEdge, at index: IndexPath) -> [SwipeOffer]
  func hasMenu(at index: IndexPath, _ point: CGPoint) -> Bool
  func canMove(_ index: IndexPath) -> Bool
  func target(of index: IndexPath, _ proposed: IndexPath) -> IndexPath
}

extension PerformedList {
  func hasMenu(at index: IndexPath) -> Bool {
    guard let view = scrollView, let cell = cell(at: index) else { return false }
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
    return hasMenu(at: index, center)
  }
}

/// An action that a swipe offers.
@MainActor
struct SwipeOffer {
  let title: String
  let perform: () -> Void
}

extension SwipeOffer {
  init(_ action: UIContextualAction, in view: UIView) {
    self.init(title: action.title ?? "") { action.handler(action, view) { _ in } }
  }
}

extension TableAdapter: PerformedList {
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
      ? [] : [SwipeOffer(title: "Delete") { self.tableView(view, commit: .delete, forRowAt: index) }]
  }

  func hasMenu(at index: IndexPath, _ point: CGPoint) -> Bool {
    tableView.flatMap { tableView($0, contextMenuConfigurationForRowAt: index, point: point) } != nil
  }

  func canMove(_ index: IndexPath) -> Bool { tableView.map { tableView($0, canMoveRowAt: index) } ?? false }

  func target(of index: IndexPath, _ proposed: IndexPath) -> IndexPath {
    tableView.map {
      tableView($0, targetIndexPathForMoveFromRowAt: index, toProposedIndexPath: proposed)
    } ?? index
  }
}

extension CollectionAdapter: PerformedList {
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

  func hasMenu(at index: IndexPath, _ point: CGPoint) -> Bool {
    collectionView.flatMap { collectionView($0, contextMenuConfigurationForItemsAt: [index], point: point) }
      != nil
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
