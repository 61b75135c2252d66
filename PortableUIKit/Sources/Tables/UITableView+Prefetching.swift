import Foundation

extension UITableView {
  /// Requests prefetching for the next screenful of rows in the scroll direction.
  ///
  /// The method cancels earlier requests for rows that are neither visible nor in that screenful. If the vertical
  /// content offset hasn't changed since the last request, or the row counts or heights are outdated, the method does
  /// nothing.
  ///
  /// Apple doesn't document how far ahead UIKit prefetches, so the distance is an assumption.
  func prefetch() {
    guard let prefetchDataSource, need == .nothing, !isLoading, contentOffset.y != prefetching.offset.y else {
      return
    }
    let isForward = contentOffset.y > prefetching.offset.y
    let start = isForward ? visibleSpan.end : visibleSpan.start - visibleSpan.height
    let ahead = layout.rows(in: Span(start: start, height: visibleSpan.height)).filter { cells[$0] == nil }
    let (new, cancelled) = prefetching.turn(
      to: isForward ? ahead : ahead.reversed(),
      shown: cells.keys,
      offset: contentOffset
    )
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
