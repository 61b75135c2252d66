import Foundation

extension UITableView {
  /// Requests prefetching of the rows within one more screenful in the scroll direction, and cancels it for rows that
  /// scrolling leads away from.
  ///
  /// No page documents how far UIKit looks ahead.
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
      offset: contentOffset,
      revision: revision
    )
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
