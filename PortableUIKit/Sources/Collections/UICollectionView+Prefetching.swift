import Foundation

extension UICollectionView {
  /// Requests prefetching of items that are about to become visible, and cancels requests that are no longer needed.
  ///
  /// The method does nothing unless the content offset changed since the last request.
  ///
  /// The prefetched area has the size of the visible area and lies directly ahead of it in the scroll direction. Apple
  /// doesn't document the distance that UIKit uses.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, need == .nothing, !isLoading, batch == nil,
      collectionViewLayout.isPrepared, contentOffset != prefetching.offset
    else { return }
    let step = CGPoint(x: contentOffset.x - prefetching.offset.x, y: contentOffset.y - prefetching.offset.y)
    let isForward = step.y == 0 ? step.x > 0 : step.y > 0
    let distance = isForward ? 1.0 : -1
    let ahead =
      step.y == 0
      ? bounds.offsetBy(dx: distance * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: distance * bounds.height)
    let items = items(in: ahead).filter { shown[.cell($0)] == nil }
    let (new, cancelled) = prefetching.turn(
      to: isForward ? items : items.reversed(),
      shown: indexPathsForVisibleItems,
      offset: contentOffset
    )
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  /// Returns the items in a rectangle of the content, in ascending order.
  ///
  /// For an orthogonally scrolling section in the rectangle, the result contains the items that the section shows at
  /// its current content offset.
  private func items(in rect: CGRect) -> [IndexPath] {
    let strips = strips(in: rect).flatMap { strip in
      let start = self.strips[strip.section]?.contentOffset ?? .zero
      return elements(inStrip: strip.section, rect: CGRect(origin: start, size: strip.frame.size))
    }
    return (elements(in: rect) + strips).compactMap { $0.element.kind == nil ? $0.element.indexPath : nil }
      .sorted()
  }
}
