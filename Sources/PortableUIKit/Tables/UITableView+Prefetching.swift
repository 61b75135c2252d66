import Foundation

extension UITableView {
  /// Asks to prepare for the rows that another screenful of scrolling in the same direction would show, and tells
  /// of rows that it leads away from.
  ///
  /// How far UIKit looks ahead no page says.
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
