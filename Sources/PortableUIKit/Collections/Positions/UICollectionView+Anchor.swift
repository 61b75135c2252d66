import Foundation

/// An item that is to stay where it is seen, and where it was in the content.
struct CollectionAnchor {
  var item: IndexPath
  var start: CGPoint
}

extension UICollectionView {
  /// The first item that shows and satisfies the condition, and where it is, so that it can be held there; none
  /// at the content's beginning, which is held itself.
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

  /// Takes on the layout's size. What is before the anchor may have changed its size, which is scrolled, so
  /// that nothing in view jumps; an offset that was within the content stays within it.
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
