public import Foundation

extension UICollectionView {
  /// Scrolls so that the specified item is at the specified position in the visible area
  /// (`developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)`).
  ///
  /// Here, the animation takes no time. If `scrollPosition` specifies no position along
  /// an axis, the collection view scrolls along that axis only as far as necessary to show the item. Apple doesn't
  /// document this behavior. If the item's section scrolls orthogonally, the section's own scroll view scrolls
  /// horizontally.
  ///
  /// The collection view measures items with estimated sizes while it scrolls, so that the item reaches the exact
  /// position. The collection view never scrolls beyond its content to reach the position.
  ///
  /// If the item doesn't exist, the app terminates with UIKit's error message, which contains "out-of-bounds".
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    scroll(animated: animated) { scrollStepwise(to: indexPath, at: scrollPosition, animated: animated) }
  }

  private func scrollStepwise(
    to indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    // Each iteration lays out the items that become visible. Their measured sizes can move the specified item.
    for _ in 0..<8 {
      prepareIfNeeded()
      checkScroll(to: indexPath)
      guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return }
      var frame = attributes.frame
      let place = placeInStrip(of: attributes)
      if let strip = collectionViewLayout.strip(ofSection: indexPath.section) {
        (frame.origin.x, frame.size.width) = (strip.frame.minX, strip.frame.width)
      }
      let position = place == nil ? scrollPosition : scrollPosition.intersection(.vertical)
      let offset = offset(showing: frame, at: position)
      let isThere = contentOffset == offset
      if !isThere { setContentOffset(offset, animated: animated) }
      layoutIfNeeded()
      guard let place, let strip = strips[indexPath.section] else {
        if isThere { return }
        continue
      }
      let offsetInStrip = strip.offset(showing: place, at: scrollPosition.intersection(.horizontal))
      if isThere, strip.contentOffset == offsetInStrip { return }
      strip.setContentOffset(offsetInStrip, animated: animated)
      layoutIfNeeded()
    }
  }

  private func checkScroll(to item: IndexPath) {
    guard hasSection(item.section) else {
      Rejection.scrollToMissingSectionOfItems(self, item.section, count: counts.count).raise()
    }
    guard hasItem(item) else {
      Rejection.scrollToMissingItem(self, item, count: counts[item.section]).raise()
    }
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate static let vertical: Self = [.top, .centeredVertically, .bottom]
  fileprivate static let horizontal: Self = [.left, .centeredHorizontally, .right]
}

extension UIScrollView {
  /// Returns the content offset at which a frame in the content appears at the specified position.
  ///
  /// Along an axis without a specified position, the result differs from the current offset only as much as necessary
  /// to show the frame. The result shows no space beyond the content and its insets.
  fileprivate func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let top = frame.minY - inset.top
    let bottom = frame.maxY - bounds.height + inset.bottom
    let left = frame.minX - inset.left
    let right = frame.maxX - bounds.width + inset.right
    var offset = CGPoint(
      x: min(max(contentOffset.x, min(left, right)), max(left, right)),
      y: min(max(contentOffset.y, min(top, bottom)), max(top, bottom))
    )
    if position.contains(.bottom) { offset.y = bottom }
    if position.contains(.centeredVertically) { offset.y = (top + bottom) / 2 }
    if position.contains(.top) { offset.y = top }
    if position.contains(.right) { offset.x = right }
    if position.contains(.centeredHorizontally) { offset.x = (left + right) / 2 }
    if position.contains(.left) { offset.x = left }
    return CGPoint(x: sidewaysOffsetWithinContent(offset.x), y: offsetWithinContent(offset.y))
  }
}
