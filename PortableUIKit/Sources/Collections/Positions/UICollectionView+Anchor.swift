import Foundation

/// An item that keeps its visible position while the layout changes.
struct CollectionAnchor {
  var item: IndexPath
  /// The origin of the item's frame in the content before the change.
  var start: CGPoint
}

extension UICollectionView {
  /// Returns an anchor for the first visible item for which `isHeld` returns `true`, or `nil` if there is none.
  ///
  /// The method ignores items of orthogonally scrolling sections. If the collection view is scrolled to the start of
  /// its content, the method returns `nil`, so that the start stays visible.
  func anchor(where isHeld: (IndexPath) -> Bool = { _ in true }) -> CollectionAnchor? {
    guard contentOffset.y > highestOffset || contentOffset.x > leftmostOffset else { return nil }
    let cells = shown.filter {
      $0.key.kind == nil && $0.value.view.superview === self && $0.value.attributes.frame.intersects(bounds)
        && isHeld($0.key.indexPath)
    }
    return cells.min { $0.key < $1.key }.map {
      CollectionAnchor(item: $0.key.indexPath, start: $0.value.attributes.frame.origin)
    }
  }

  /// Updates the content size from the layout and adjusts the content offset.
  ///
  /// If the anchor's item moved in the content, the content offset changes so that the item keeps its visible position.
  /// Along an axis in which the content isn't larger than the bounds, the method doesn't follow the item. The method
  /// also sets the anchor's start to the item's new position.
  ///
  /// If the offset didn't exceed the end of the old content, the method keeps it from exceeding the end of the new
  /// content.
  func settle(_ anchor: inout CollectionAnchor?) {
    let wasWithin = (x: contentOffset.x <= rightmostOffset, y: contentOffset.y <= lowestOffset)
    contentSize = collectionViewLayout.collectionViewContentSize
    var offset = contentOffset
    if let held = anchor, hasItem(held.item),
      let start = collectionViewLayout.layoutAttributesForItem(at: held.item)?.frame.origin
    {
      anchor?.start = start
      if contentSize.height > bounds.height, start.y != held.start.y {
        offset.y = max(highestOffset, offset.y + start.y - held.start.y)
      }
      if contentSize.width > bounds.width, start.x != held.start.x {
        offset.x = max(leftmostOffset, offset.x + start.x - held.start.x)
      }
    }
    if wasWithin.y { offset.y = min(offset.y, lowestOffset) }
    if wasWithin.x { offset.x = min(offset.x, rightmostOffset) }
    if offset != contentOffset { contentOffset = offset }
  }
}
