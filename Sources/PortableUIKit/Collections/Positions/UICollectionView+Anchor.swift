import Foundation

/// An item that keeps its visible position, and where it was in the content.
struct CollectionAnchor {
  var item: IndexPath
  var start: CGPoint
}

extension UICollectionView {
  /// Returns the first visible item that satisfies the condition, and where it is, to keep it in place. Returns `nil`
  /// at the start of the content, where the start itself keeps its place.
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

  /// Takes on the content size of the layout and corrects the offset: if content before the anchor changed its size,
  /// the anchor keeps its visible position. An offset that was within the content stays within it.
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
