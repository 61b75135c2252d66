/// What a list knows about rows that have moved to other pages, because the service counts its rows and has deleted or
/// inserted some.
///
/// If the service deletes rows, its later rows move to earlier pages. ``removed`` is the number of rows that edits have
/// removed and that the service may delete at any time, before or after the edit. While it is above 0, a load at the end
/// also asks again for pages that are already loaded:
///
/// - After an edit, a load asks again for the last page. If the page has new rows, the load ends with them.
/// - After a next page, a load asks again for the pages before it, until one begins with a known row. They contain the
///   rows that had moved when the next page was answered. Their number is subtracted from ``removed``.
///
/// If the service inserts rows before the window, a page that was let go ends before it. A load at the beginning then
/// asks for the pages after it, until one contains a known row.
struct PageShifts {
  /// Whether deletions move the rows after the last page. A cursor usually continues after a row instead.
  var isCounted = true

  /// The number of rows that edits have removed and that the last pages did not lack yet.
  private(set) var removed = 0

  /// The number of rows that edits have removed since the first page.
  private var removedSinceFirst = 0

  /// Whether an edit has removed rows since the last page was asked for.
  var isOpened = false

  /// Whether the service has repeated rows, because it has inserted others before them.
  var hasInsertions = false

  /// Counts rows that edits have removed or, if the difference is negative, put back.
  mutating func countRemovals(_ difference: Int) {
    // The last pages may already have lacked a row that an edit puts back.
    removed = max(0, removed + difference)
    removedSinceFirst = max(0, removedSinceFirst + difference)
    isOpened = removed > 0 && (isOpened || difference > 0)
  }

  /// Records that a load has found rows that had moved.
  mutating func find(_ count: Int) {
    removed = max(0, removed - count)
    isOpened = false
  }

  /// Records that the last page was let go. Rows may have moved to the pages before it.
  mutating func reopen() {
    removed = removedSinceFirst
    isOpened = removed > 0
  }
}
