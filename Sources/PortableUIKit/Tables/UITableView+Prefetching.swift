import Foundation

/// The rows that a table asked to prepare for, and where it was scrolled to when it did.
struct TablePrefetching {
  var rows: Set<IndexPath> = []
  var offset: CGFloat = 0
  /// Which rows those are, of all that a table came to have.
  var revision = 0
}

extension UITableView {
  /// Asks to prepare for the rows that another screenful of scrolling in the same direction would show, and tells
  /// of rows that it leads away from.
  ///
  /// How far UIKit looks ahead no page says.
  func prefetch() {
    guard let prefetchDataSource, need == .nothing, !isLoading, contentOffset.y != prefetching.offset else {
      return
    }
    let isForward = contentOffset.y > prefetching.offset
    let known = prefetching.revision == revision ? prefetching.rows.subtracting(cells.keys) : []
    let start = isForward ? visibleSpan.end : visibleSpan.start - visibleSpan.height
    let ahead = layout.rows(in: Span(start: start, height: visibleSpan.height)).filter { cells[$0] == nil }
    let new = (isForward ? ahead : ahead.reversed()).filter { !known.contains($0) }
    let cancelled = known.subtracting(ahead).sorted()
    prefetching = TablePrefetching(rows: Set(ahead), offset: contentOffset.y, revision: revision)
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
