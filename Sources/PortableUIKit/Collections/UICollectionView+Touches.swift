import Foundation

extension UICollectionView: TouchableList {
  func touchedPlace(_ touch: UITouch) -> IndexPath? {
    guard let view = touch.view else { return nil }
    let views = sequence(first: view, next: \.superview).prefix { $0 !== self }
    return views.lazy.compactMap { $0 as? UICollectionViewCell }.compactMap(indexPath).last
  }

  /// Whether a touch is on an item's cell still.
  func isTouch(_ touch: UITouch, on item: IndexPath) -> Bool {
    guard let cell = cellForItem(at: item) else { return false }
    return cell.bounds.contains(touch.location(in: cell))
  }

  /// The cell of an item, if it is one of a list.
  func swipeableCell(at item: IndexPath) -> (any ListCell)? {
    cellForItem(at: item) as? UICollectionViewListCell
  }

  /// The actions of the list that the section is.
  func swipeActions(isLeading: Bool, at item: IndexPath) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.listConfiguration(ofSection: item.section)
    let provider =
      isLeading
      ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    return provider?(item)
  }

  /// The delegate's menu: for all selected items if the item is one of them, else for it alone (assumed).
  func menu(at item: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    let items = selection.contains(item) ? selection.places : [item]
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
  }

  // MARK: Dragging

  func itemsToDrag(_ session: ListDrag, at item: IndexPath) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate else { return [] }
    return dragDelegate.collectionView(self, itemsForBeginning: session, at: item)
  }

  func dragWillBegin(_ session: ListDrag) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: ListDrag) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  /// The place of the item at a point of the content, else that of the nearest in view, or the one after it if the
  /// point is behind the last of a section (assumed).
  func placeOfDrop(at point: CGPoint, of item: IndexPath) -> IndexPath? {
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
    guard isLast, nearest.section != item.section, point.y >= frame.maxY || point.x >= frame.maxX else {
      return nearest
    }
    return IndexPath(item: nearest.item + 1, section: nearest.section)
  }

  /// Whether the drop delegate and the data source let an item be moved.
  ///
  /// That the data source is told of the move then, and the drop delegate of no drop, is assumed: no page says it.
  func canMove(_ item: IndexPath, of session: ListDrag, to target: IndexPath) -> Bool {
    let proposal = dropDelegate?.collectionView(
      self,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: target
    )
    return proposal?.operation == .move && dataSource?.collectionView(self, canMoveItemAt: item) == true
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

extension CGRect {
  /// How far a point is from the rectangle, squared.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}
