/// An end of the rows that a ``PagedList`` holds.
public enum PageEnd: Sendable, CaseIterable {
  /// The beginning, at which ``PagedList/loadPreviousPage(parameters:)`` adds rows.
  case previous

  /// The end, at which ``PagedList/loadNextPage(parameters:)`` adds rows.
  case next

  var other: PageEnd { self == .next ? .previous : .next }
}

/// A page that a list holds.
struct HeldPage: Sendable {
  /// The position that leads to the page, and the position after it.
  var before: PagePosition
  var after: PagePosition

  /// The service's cursor of the page before, or nil if the service gave none.
  var previousCursor: String?

  /// Whether the rows arrived without a request. Their positions are only approximate.
  var isLive = false

  /// Whether rows at the end of the service's page are on the page behind it. Only its beginning leads to them again.
  var isCut = false

  /// The ids of the rows that this page brought first and that no edit has removed, in order.
  var ids: [RowID]

  /// The ids of the first and last row that the service sent.
  fileprivate let sent: (first: RowID?, last: RowID?)

  /// The ids of the first and last row that the service sent and that no edit has removed.
  var firstID: RowID?
  var lastID: RowID?

  var index: Int { before.next }

  init(
    _ rows: [RowID],
    bringing ids: [RowID],
    before: PagePosition,
    after: PagePosition,
    previousCursor: String? = nil
  ) {
    (self.ids, firstID, lastID) = (ids, rows.first, rows.last)
    sent = (rows.first, rows.last)
    (self.before, self.after, self.previousCursor) = (before, after, previousCursor)
  }

  func firstID(without hidden: Set<RowID>) -> RowID? {
    firstID.map(hidden.contains) == true ? ids.first { !hidden.contains($0) } : firstID
  }

  func lastID(without hidden: Set<RowID>) -> RowID? {
    lastID.map(hidden.contains) == true ? ids.last { !hidden.contains($0) } : lastID
  }

  mutating func drop(_ removed: Set<RowID>) {
    ids.removeAll(where: removed.contains)
    if firstID.map(removed.contains) ?? false { firstID = ids.first }
    if lastID.map(removed.contains) ?? false { lastID = ids.last }
  }
}

/// The pages that a list holds, and the ids of their rows. It knows no rows.
struct PageWindow: Sendable {
  private(set) var pages: [HeldPage] = []

  /// The number of the service's rows on ``pages``, without those that edits have removed.
  private(set) var count = 0

  private(set) var duplicateCount = 0

  /// Whether the rows begin at the service's first row, and whether they end at its last row.
  var isAtBeginning = true
  var isAtEnd = false

  /// Whether the positions count from the service's first row.
  var isAbsolute = true

  /// Whether the window began with a page around an anchor.
  var beginsInside = false

  /// Whether a last page was let go.
  private var hasLetGoEnd = false

  /// Whether the service finds pages by cursors.
  var usesCursors = false

  /// The ways to the pages before the window. Only a service that gives no previous cursors needs them.
  private(set) var path: [PageWay] = []

  /// The ids of the rows on ``pages``.
  private var heldIDs: Set<RowID> = []

  /// The ids of other rows that the service has returned since the first page: of those that edits removed, and of
  /// those that edits and hooks had inserted before.
  private var otherIDs: Set<RowID> = []

  /// The ids that the list knows, but that the service has not returned since the first page: those of rows that edits
  /// and hooks inserted, and of rows that edits removed while the first page was loading.
  private var ownIDs: Set<RowID> = []

  /// The ids of the rows that edits removed since the first page was requested.
  private var removedIDs: Set<RowID> = []

  /// The ids of the rows that pending edits remove. The pages still hold these rows, because the service may refuse.
  var hiddenIDs: Set<RowID> = []

  /// Creates an empty window that replaces another one, and that contains no row that edits have removed since the
  /// first page was requested.
  init(replacing other: PageWindow? = nil) {
    removedIDs = other?.removedIDs ?? []
    ownIDs = removedIDs
  }

  // MARK: Positions

  var lastPage: HeldPage? { pages.last { !$0.isLive } }

  /// The way to the page after the last one. If this page was the last one of the service, it may have more rows now.
  var nextWay: PageWay {
    guard let lastPage else { return PageWay(position: PagePosition(), end: .next) }
    let isAgain = lastPage.isCut || lastPage.after.isAtEnd
    var way = PageWay(position: isAgain ? lastPage.before : lastPage.after, end: .next)
    // No cursor leads to a page around an anchor, or to one that a cursor of the page behind it has led to. None leads
    // behind live rows either: rows that the service has inserted before them would appear there.
    let hasWay = way.position.cursor != nil || lastPage.previousCursor == nil && !beginsInside
    if usesCursors, !hasWay || pages.last?.isLive == true { way.anchor = lastID }
    return way
  }

  /// The way to the page before the window.
  func previousWay(size: Int) -> PageWay {
    guard let first = pages.first else { return PageWay(position: PagePosition(), end: .next) }
    if first.previousCursor == nil, let last = path.last { return last }
    // The service may use smaller pages.
    let rows = first.after.received - first.before.received
    let step = first.isLive || first.after.isAtEnd || rows < 1 ? size : min(rows, size)
    let offset = first.before.received - step
    let position = PagePosition(
      before: isAbsolute ? max(0, first.index - 1) : first.index - 1,
      offset: isAbsolute ? max(0, offset) : offset,
      cursor: first.previousCursor
    )
    return PageWay(position: position, end: .previous)
  }

  /// The ids of the first and last row, or of removed rows if edits have removed all. The service may still know these.
  var firstID: RowID? {
    pages.lazy.compactMap { $0.firstID(without: hiddenIDs) }.first ?? pages.first?.sent.first
  }
  var lastID: RowID? {
    pages.reversed().lazy.compactMap { $0.lastID(without: hiddenIDs) }.first ?? pages.last?.sent.last
  }

  // MARK: Ids

  func holds(_ id: RowID) -> Bool { heldIDs.contains(id) }

  /// Returns whether the service has sent a row since the first page, unless the list has let it go.
  func hasReceived(_ id: RowID) -> Bool { heldIDs.contains(id) || otherIDs.contains(id) }

  /// Returns whether a row that the service has sent is not behind the window.
  func precedesEnd(_ id: RowID) -> Bool { holds(id) || (!hasLetGoEnd && otherIDs.contains(id)) }

  /// Returns whether a page adds no row with this id.
  func contains(_ id: RowID) -> Bool { hasReceived(id) || ownIDs.contains(id) }

  /// The number of rows that edits have removed and whose deletion by the service can move rows to the loaded pages.
  /// A row that the service has not returned is in front of a loaded page only if the list does not begin at the first
  /// row, or if the service inserted it there. Then that page or the next one repeats a row.
  var removedCount: Int {
    removedIDs.union(hiddenIDs).count { beginsInside || duplicateCount > 0 || !ownIDs.contains($0) }
  }

  mutating func forgetRemovals() {
    removedIDs = []
  }

  /// Records the ids of all rows after an edit or a hook. For an edit, `previous` has the ids before it.
  ///
  /// The ids of removed rows stay known, so that later pages do not add these rows again.
  mutating func note(_ rows: [RowID], replacing previous: [RowID]? = nil) {
    ownIDs.formUnion(rows.filter { !hasReceived($0) })
    guard let previous else { return }
    let shown = Set(rows)
    let removed = Set(previous).subtracting(shown)
    removedIDs = removedIDs.union(removed).subtracting(shown)
    let dropped = heldIDs.intersection(removed)
    guard !dropped.isEmpty else { return }
    heldIDs.subtract(dropped)
    otherIDs.formUnion(dropped)
    for index in pages.indices { pages[index].drop(dropped) }
    count -= dropped.count
  }

  /// Records the ids of a page and returns the indices of its new rows.
  mutating func receive(_ rows: ArraySlice<RowID>) -> [Int] {
    let own = ownIDs.intersection(rows)
    otherIDs.formUnion(own)
    ownIDs.subtract(own)
    let fresh = rows.indices.filter { !otherIDs.contains(rows[$0]) && heldIDs.insert(rows[$0]).inserted }
    duplicateCount += rows.count - fresh.count
    count += fresh.count
    return fresh
  }

  // MARK: Pages

  mutating func append(_ page: HeldPage) { pages.append(page) }

  /// Adds rows to the last page, which the service has answered again.
  mutating func extendLastPage(_ rows: [RowID], by fresh: [RowID], after position: PagePosition) {
    guard let index = pages.lastIndex(where: { !$0.isLive }) else { return }
    pages[index].ids += fresh
    (pages[index].after, pages[index].isCut) = (position, false)
    pages[index].firstID = pages[index].firstID ?? pages[index].ids.first
    pages[index].lastID = rows.last ?? pages[index].lastID
  }

  /// Adds rows that arrived without a request, in pages of a size.
  mutating func appendLive(_ rows: [RowID], size: Int) {
    for id in rows {
      if let last = pages.indices.last, pages[last].isLive, pages[last].ids.count < size {
        pages[last].ids.append(id)
        (pages[last].lastID, pages[last].after) = (id, pages[last].before.followed(by: pages[last].ids.count))
      } else {
        let before = pages.last?.after ?? PagePosition()
        var page = HeldPage([id], bringing: [id], before: before.continued, after: before.followed(by: 1))
        page.isLive = true
        pages.append(page)
      }
    }
  }

  /// Inserts pages before all others. The way to them is forgotten, the ways to `skipped` pages before them are kept.
  mutating func prepend(_ new: [HeldPage], skipping skipped: [PageWay]) {
    if pages.first?.previousCursor == nil { _ = path.popLast() }
    if usesCursors { path += skipped }
    if new.first?.previousCursor != nil { path = [] }
    pages.insert(contentsOf: new, at: 0)
  }

  /// Removes the page at an end and returns the ids of its rows. They are forgotten, so that they load again.
  mutating func letGo(at end: PageEnd) -> [RowID] {
    let page = end == .next ? pages.removeLast() : pages.removeFirst()
    heldIDs.subtract(page.ids)
    count -= page.ids.count
    if end == .next {
      (isAtEnd, hasLetGoEnd) = (false, true)
    } else {
      isAtBeginning = false
      // The way to a page leads to the live rows after it, too.
      let isOnPath = page.isLive && !path.isEmpty
      if usesCursors, !isOnPath, pages.first?.previousCursor == nil { path.append(page.way) }
    }
    return page.ids
  }
}

/// A way to a page: a position, and whether the page is after or before it.
struct PageWay: Sendable, Equatable {
  var position: PagePosition
  var end: PageEnd

  /// The row that the page is around, if there is one. Then the position only counts.
  var anchor: RowID?
}

extension HeldPage {
  /// A way to the page, or to a page before it.
  fileprivate var way: PageWay {
    guard let previousCursor else { return PageWay(position: before.continued, end: .next) }
    let position = PagePosition(before: index - 1, offset: before.received, cursor: previousCursor)
    return PageWay(position: position, end: .previous)
  }
}

/// The id of a row. Ids of different types are equal if they are equal as `AnyHashable`.
struct RowID: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (one: RowID, other: RowID) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(value))
  }
}
