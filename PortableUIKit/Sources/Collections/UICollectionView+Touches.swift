import Foundation

extension UICollectionView: TouchableList {
  func touchedPlace(_ touch: UITouch) -> IndexPath? {
    guard let view = touch.view else { return nil }
    let views = sequence(first: view, next: \.superview).prefix { $0 !== self }
    return views.lazy.compactMap { $0 as? UICollectionViewCell }.compactMap(indexPath).last
  }

  func isTouch(_ touch: UITouch, on item: IndexPath) -> Bool {
    guard let cell = cellForItem(at: item) else { return false }
    return cell.bounds.contains(touch.location(in: cell))
  }

  func swipeableCell(at item: IndexPath) -> (any ListCell)? {
    cellForItem(at: item) as? UICollectionViewListCell
  }

  /// Returns the leading or trailing swipe actions of an item, or `nil` if there are none.
  ///
  /// Only items in list sections have swipe actions.
  func swipeActions(isLeading: Bool, at item: IndexPath) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.listConfiguration(ofSection: item.section)
    let provider =
      isLeading
      ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    return provider?(item)
  }

  /// Returns the context menu configuration that the delegate provides for an item, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`).
  ///
  /// If the item is part of a multiple selection, the menu applies to all selected items. Otherwise, it applies only to
  /// that item. If `item` is `nil`, because the touch isn't on an item, the menu applies to no items.
  func menu(at item: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    let items = item.map { selection.contains($0) ? selection.places : [$0] } ?? []
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
  }

  // MARK: Dragging

  /// Returns the drag items of an item, and of all selected items if the item is selected
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`).
  func itemsToDrag(_ session: ListDrag, at item: IndexPath) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate else { return [] }
    let items = selection.contains(item) ? selection.places : [item]
    return items.flatMap { dragDelegate.collectionView(self, itemsForBeginning: session, at: $0) }
  }

  func dragWillBegin(_ session: ListDrag) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: ListDrag) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  /// Returns the destination index path for a drop at a point, or `nil` if there is none.
  ///
  /// The destination is the item at the point. If no item is at the point, the following rules apply. Apple doesn't
  /// document these rules.
  ///
  /// - On a supplementary view of an empty section, the destination is the first index path of that section.
  /// - Elsewhere, the destination is the visible item nearest to the point.
  /// - If that item is last in its section and the point is below it or to its right, the destination is the next
  ///   index path. This rule doesn't apply in the section of the dragged item, `item`.
  func placeOfDrop(at point: CGPoint, of item: IndexPath?) -> IndexPath? {
    if let there = indexPathForItem(at: point) { return there }
    let empty = shown.first { element, shown in
      element.kind != nil && element.section.map { counts[$0] == 0 } ?? false
        && frameInContent(of: shown.view).contains(point)
    }
    if let section = empty?.key.section { return IndexPath(item: 0, section: section) }
    let frames = shown.compactMap { element, shown in
      element.kind == nil ? (element.indexPath, frameInContent(of: shown.view)) : nil
    }
    guard let (nearest, frame) = frames.min(by: { $0.1.distance(to: point) < $1.1.distance(to: point) })
    else { return nil }
    let isLast = nearest.item + 1 == counts[nearest.section]
    guard isLast, nearest.section != item?.section, point.y >= frame.maxY || point.x >= frame.maxX else {
      return nearest
    }
    return IndexPath(item: nearest.item + 1, section: nearest.section)
  }

  /// Returns whether the drop delegate proposes a move and the data source allows the item to move.
  ///
  /// If the result is `true` and the user drops the item, the data source moves it. The drop delegate isn't asked to
  /// perform the drop. Apple doesn't document this behavior.
  func canMove(_ item: IndexPath, of session: ListDrag, to target: IndexPath) -> Bool {
    proposal(for: session, at: target)?.operation == .move
      && dataSource?.collectionView(self, canMoveItemAt: item) == true
  }

  var handlesDrops: Bool { dropDelegate != nil }

  private func proposal(for session: ListDrag, at item: IndexPath?) -> UICollectionViewDropProposal? {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: item)
  }

  func permitsDrop(of session: ListDrag, at item: IndexPath?) -> Bool {
    [.copy, .move].contains(proposal(for: session, at: item)?.operation)
  }

  func performDrop(of session: ListDrag, at item: IndexPath?) {
    guard let proposal = proposal(for: session, at: item) else { return }
    let drop = CollectionDrop(session, at: item, proposal)
    dropDelegate?.collectionView(self, performDropWith: drop)
    layoutIfNeeded()
  }

  func targetOfMove(from item: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath {
    delegate?.collectionView(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
      atCurrentIndexPath: current,
      toProposedIndexPath: proposed
    ) ?? proposed
  }

  private func frameInContent(of view: UIView) -> CGRect {
    view.superview === self ? view.frame : convert(view.frame, from: view.superview)
  }
}

/// A drop of a row or item of another list.
private final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  private let drag: ListDrag
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal

  init(_ drag: ListDrag, at destination: IndexPath?, _ proposal: UICollectionViewDropProposal) {
    (self.drag, destinationIndexPath, self.proposal) = (drag, destination, proposal)
    super.init()
  }

  var items: [any UICollectionViewDropItem] { drag.items.map(ListDropItem.init) }
  var session: any UIDropSession { drag }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
}

extension CGRect {
  /// Returns the square of the distance from a point to the rectangle.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}
