/// An end of the rows that a ``PagedList`` holds.
public enum PageEnd: Sendable, CaseIterable {
  /// The beginning, at which ``PagedList/loadPreviousPage(parameters:)`` adds rows.
  case previous

  /// The end, at which ``PagedList/loadNextPage(parameters:)`` adds rows.
  case next

  var other: PageEnd { self == .next ? .previous : .next }
}

/// A page of the window, and its place in the service.
struct HeldPage: Sendable {
  /// The position that leads to the page, and the position after it.
  var before: PagePosition
  var after: PagePosition

  /// The numbers of the service's rows before the first and up to the last row of this page. Other rows of the service's
  /// page may be on the pages before and behind it, and only its beginning leads to them again.
  var start: Int
  var stop: Int

  /// The number of insertions that the list had noticed when it learned ``start``.
  var insertionCount: Int

  /// The service's cursor of the page before, or nil if the service gave none.
  var previousCursor: String?

  /// Whether the rows arrived without a request. Their positions are only approximate.
  var isLive = false

  /// The ids of the rows that this page brought first and that no edit has removed, in order, and of the others.
  var ids: [RowID]
  fileprivate(set) var hiddenIDs: [RowID] = []

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
    insertionCount: Int
  ) {
    (self.ids, firstID, lastID) = (ids, rows.first, rows.last)
    sent = (rows.first, rows.last)
    (self.before, self.after, start, stop) = (before, after, before.received, after.received)
    self.insertionCount = insertionCount
  }

  func firstID(without pending: Set<RowID>) -> RowID? {
    firstID.map(pending.contains) == true ? ids.first { !pending.contains($0) } : firstID
  }

  func lastID(without pending: Set<RowID>) -> RowID? {
    lastID.map(pending.contains) == true ? ids.last { !pending.contains($0) } : lastID
  }

  mutating func drop(_ removed: Set<RowID>, isHiding: Bool) {
    if isHiding { hiddenIDs += ids.filter(removed.contains) }
    ids.removeAll(where: removed.contains)
    if firstID.map(removed.contains) ?? false { firstID = ids.first }
    if lastID.map(removed.contains) ?? false { lastID = ids.last }
  }
}

/// The pages that a list holds, with the ids of their rows, but without the rows.
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

  /// The number of rows that the service has, or nil if it is unknown.
  var total: Int?

  /// Whether the window began with a page around an anchor.
  var beginsInside = false

  /// Whether the service finds pages by cursors.
  var usesCursors = false

  /// Whether deletions may move rows to other pages. A service that finds pages by cursors or ids moves none.
  var isCounted = true

  /// The number of times that a page has shown that the service had inserted rows before it.
  var insertionCount = 0

  /// The ways to the pages before the window. Only a service that gives no previous cursors needs them.
  private(set) var path: [PageWay] = []

  /// The way to the live rows at the end, which came without a request, from the page before them.
  private var wayToLive: PageWay?

  /// The ids of the rows on ``pages``: of the rows that the list holds, and of the rows that edits have removed.
  private var heldIDs: Set<RowID> = []
  private var hiddenIDs: Set<RowID> = []

  /// The ids of the rows that arrived without a page and were placed on one.
  private var placedIDs: Set<RowID> = []

  /// The ids of other rows that the service has returned since the first page. Edits removed these rows, or edits and
  /// hooks had inserted them before.
  private var otherIDs: Set<RowID> = []

  /// The ids of rows that the service has not returned since the first page. Edits and hooks inserted the rows, or
  /// edits removed them while the first page was loading.
  private var ownIDs: Set<RowID> = []

  /// The ids of the rows that edits have removed and that the service may delete at any time. `lateIDs` has only the
  /// rows that were removed since the last request for a first page.
  private var removedIDs: Set<RowID> = []
  private var lateIDs: Set<RowID> = []

  /// The ids of the rows that pending edits remove. The pages still hold these rows, because the service may refuse.
  var pendingIDs: Set<RowID> = []

  /// Creates an empty window that replaces another one, and that contains no row that edits have removed since the
  /// first page was requested.
  init(replacing other: PageWindow? = nil) {
    removedIDs = other?.lateIDs ?? []
    (lateIDs, ownIDs) = (removedIDs, removedIDs)
  }

  // MARK: Positions

  var lastPage: HeldPage? { pages.last { !$0.isLive } }

  /// The number of the service's rows up to the last row, when the last page was answered.
  var end: Int { pages.last?.stop ?? 0 }

  /// Returns the places of the service's rows before or after the window, as far as their number is known.
  func missing(at end: PageEnd) -> Range<Int> {
    guard isAbsolute, let first = pages.first else { return 0..<0 }
    if end == .previous { return 0..<(isAtBeginning ? 0 : max(0, first.start)) }
    return self.end..<(isAtEnd ? self.end : max(self.end, total ?? 0))
  }

  /// The smallest number of rows that the service can have before the next one, or nil if no row can have moved.
  ///
  /// The rows that the list holds are before the next one, and the service deletes only rows that edits remove.
  var lowestEnd: Int? {
    guard isCounted, isAbsolute, deletionCount > 0 else { return nil }
    return min(end, max(isAtBeginning ? remainingCount : 0, end - deletionCount))
  }

  /// Returns whether deletions may have moved all rows of the window to places before the one at an offset.
  func mayPrecede(_ offset: Int) -> Bool {
    guard let first = pages.first, remainingCount > 0 else { return false }
    return max(0, first.start - deletionCount) + remainingCount <= offset
  }

  /// The number of rows that the service may have deleted, and the number on ``pages`` that it has not deleted.
  private var deletionCount: Int { removedIDs.union(pendingIDs).count }
  private var remainingCount: Int { count - pendingIDs.count(where: heldIDs.contains) }

  /// The way to the page after the last one, or to the last one again if it may have more rows now.
  var nextWay: PageWay {
    guard let last = pages.last else { return PageWay(position: PagePosition(), end: .next) }
    if last.isLive, usesCursors, var way = wayToLive {
      if way.anchor != nil { way.anchor = lastID }
      return way
    }
    let isAgain = last.stop < last.after.received || last.after.isAtEnd
    var way = PageWay(position: isAgain ? last.before : last.after, end: .next)
    // No cursor leads to a page around an anchor, or to one that a cursor of the page behind it has led to.
    let isFirst = last.previousCursor == nil && !beginsInside
    if usesCursors, way.position.cursor == nil, !isFirst { way.anchor = lastID }
    return way
  }

  /// Returns the way to request the page before the window.
  func previousWay(size: Int) -> PageWay {
    guard let first = pages.first else { return PageWay(position: PagePosition(), end: .next) }
    if first.previousCursor == nil, let last = path.last { return last }
    if first.start > first.before.received, !usesCursors {
      return PageWay(position: first.before, end: .previous)
    }
    let offset = first.before.received - step(size)
    let position = PagePosition(
      before: isAbsolute ? max(0, first.index - 1) : first.index - 1,
      offset: isAbsolute ? max(0, offset) : offset,
      cursor: first.previousCursor
    )
    return PageWay(position: position, end: .previous)
  }

  /// Returns the position of the page before another one, or nil if there is none, or if it cannot be requested.
  func position(before position: PagePosition, size: Int) -> PagePosition? {
    let held = pages.last { !$0.isLive && $0.before.received < position.received }
    if let held, usesCursors || held.after.received >= position.received { return held.before }
    guard !usesCursors, position.received > 0 else { return nil }
    let offset = position.received - step(size)
    return PagePosition(before: max(0, position.next - 1), offset: max(0, offset))
  }

  /// Returns the number of rows on the service's pages, which may differ from the number that the list requests.
  private func step(_ size: Int) -> Int {
    let page = pages.first { !$0.isLive && !$0.after.isAtEnd && $0.after.received > $0.before.received }
    return page.map { $0.after.received - $0.before.received } ?? size
  }

  /// The ids of the first and last row, or of removed rows if edits have removed all. The service may still find these.
  var firstID: RowID? {
    pages.lazy.compactMap { $0.firstID(without: pendingIDs) }.first ?? pages.first?.sent.first
  }
  var lastID: RowID? {
    pages.reversed().lazy.compactMap { $0.lastID(without: pendingIDs) }.first ?? pages.last?.sent.last
  }

  // MARK: Ids

  func holds(_ id: RowID) -> Bool { heldIDs.contains(id) }

  /// Returns whether the service has sent a row since the first page, unless the list has released it.
  func hasReceived(_ id: RowID) -> Bool { heldIDs.contains(id) || otherIDs.contains(id) }

  /// Returns whether a row that the service has sent is on a page that the list holds.
  func precedesEnd(_ id: RowID) -> Bool { holds(id) || hiddenIDs.contains(id) }

  /// Returns whether an id is known, so that a page with its row adds no row.
  func contains(_ id: RowID) -> Bool { hasReceived(id) || ownIDs.contains(id) }

  /// Returns the ids of the last rows that are live or on the page at a position, up to the first one in `rows`.
  func lastIDs(from position: PagePosition, lacking rows: Set<RowID>) -> Set<RowID> {
    let pages = pages.reversed().prefix { $0.isLive || $0.before == position }
    return Set(pages.flatMap { $0.ids.reversed() }.prefix { !rows.contains($0) })
  }

  mutating func forgetRemovals() { lateIDs = [] }

  /// Records the ids of all rows after an edit or a hook. For an edit, `previous` has the ids before it.
  ///
  /// The ids of removed rows stay known, so that later pages do not add these rows again.
  mutating func note(_ rows: [RowID], replacing previous: [RowID]? = nil) {
    ownIDs.formUnion(rows.filter { !hasReceived($0) })
    guard let previous else { return }
    let shown = Set(rows)
    let removed = Set(previous).subtracting(shown)
    removedIDs = removedIDs.union(removed).subtracting(shown)
    lateIDs = lateIDs.union(removed).subtracting(shown)
    let dropped = heldIDs.intersection(removed)
    guard !dropped.isEmpty else { return }
    heldIDs.subtract(dropped)
    hiddenIDs.formUnion(dropped)
    otherIDs.formUnion(dropped)
    for index in pages.indices { pages[index].drop(dropped, isHiding: true) }
    count -= dropped.count
    // No walk leads to live rows that the service deletes, too.
    while usesCursors, pages.count > 1, pages.last.map({ $0.isLive && $0.ids.isEmpty }) ?? false {
      hiddenIDs.subtract(pages.removeLast().hiddenIDs)
    }
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

  /// Adds a page at an end. Its rows are those with the ids `rows`; the ones that edits have removed are hidden.
  mutating func insert(_ page: HeldPage, of rows: ArraySlice<RowID>, at end: PageEnd) {
    var page = page
    page.ids += claim(rows)
    page.hiddenIDs = rows.filter(otherIDs.contains)
    hiddenIDs.formUnion(page.hiddenIDs)
    pages.insert(page, at: end == .next ? pages.count : 0)
  }

  /// Returns whether the last page is at a position.
  func endsWithPage(at position: PagePosition) -> Bool {
    pages.last.map { !$0.isLive && $0.before == position } ?? false
  }

  /// Adds rows to the last page after the service has sent that page again.
  mutating func extendLastPage(_ rows: ArraySlice<RowID>, by fresh: [RowID], after position: PagePosition) {
    guard let index = pages.indices.last else { return }
    pages[index].ids += claim(rows)
    let hidden = rows.filter(otherIDs.contains)
    hiddenIDs.formUnion(hidden)
    pages[index].hiddenIDs += hidden
    pages[index].ids += fresh
    (pages[index].after, pages[index].stop) = (position, position.received)
    pages[index].firstID = pages[index].firstID ?? pages[index].ids.first
    pages[index].lastID = rows.last ?? pages[index].lastID
  }

  /// Adds rows that arrived without a request, in pages of a size.
  mutating func appendLive(_ rows: [RowID], size: Int) {
    if pages.last?.isLive != true { wayToLive = nextWay }
    for id in rows {
      if let last = pages.indices.last, pages[last].isLive, pages[last].ids.count < size {
        pages[last].ids.append(id)
        pages[last].firstID = pages[last].firstID ?? id
        pages[last].lastID = id
        pages[last].stop += 1
        pages[last].after = livePosition(pages[last].stop, from: pages[last].before, size: size)
      } else {
        let last = pages.last
        // The service fills its last page with the rows.
        let isFilled = last?.after.isAtEnd == true && !usesCursors
        let base = (isFilled ? last?.before : last?.after) ?? PagePosition()
        let before = usesCursors ? base : livePosition(end, from: base, size: size)
        let after = livePosition(end + 1, from: before, size: size)
        var page = HeldPage(
          [id],
          bringing: [id],
          before: before.continued,
          after: after,
          insertionCount: insertionCount
        )
        (page.isLive, page.start, page.stop) = (true, end, end + 1)
        pages.append(page)
      }
    }
  }

  /// Adds a row behind another one, to the same page, or to the first page. Both rows are then released together.
  mutating func place(_ id: RowID, after other: RowID?) {
    guard let page = pages.firstIndex(where: { page in other.map(page.ids.contains) ?? true }) else { return }
    let row = other.flatMap(pages[page].ids.firstIndex).map { $0 + 1 } ?? 0
    pages[page].ids.insert(id, at: row)
    heldIDs.insert(id)
    placedIDs.insert(id)
    count += 1
  }

  /// Returns the rows that were placed on another page than the service's, after removing them there. Otherwise,
  /// releasing that page would lose them.
  private mutating func claim(_ rows: ArraySlice<RowID>) -> [RowID] {
    let claimed = placedIDs.intersection(rows)
    guard !claimed.isEmpty else { return [] }
    for index in pages.indices { pages[index].ids.removeAll(where: claimed.contains) }
    placedIDs.subtract(claimed)
    return rows.filter { claimed.contains($0) && heldIDs.contains($0) }
  }

  /// Returns the position of the service's page with the row after `rows` others. No cursor leads behind a live row.
  private func livePosition(_ rows: Int, from page: PagePosition, size: Int) -> PagePosition {
    if usesCursors { return PagePosition(before: page.next + 1, offset: rows) }
    let pages = max(0, rows - page.received) / step(size)
    return PagePosition(before: page.next + pages, offset: page.received + pages * step(size))
  }

  /// Records the number of rows that the service has before the first row.
  mutating func setStart(_ start: Int) {
    guard !pages.isEmpty else { return }
    (pages[0].start, pages[0].insertionCount) = (start, insertionCount)
  }

  /// Forgets the way to the page before the window, which has arrived, and keeps the ways to `skipped` pages before it.
  mutating func shortenPath(skipping skipped: [PageWay], hasPreviousCursor: Bool) {
    if pages.first?.previousCursor == nil { _ = path.popLast() }
    if usesCursors { path += skipped }
    if hasPreviousCursor { path = [] }
  }

  /// Removes rows. They are forgotten, so that they load again.
  mutating func letGo(_ rows: Set<RowID>) {
    guard !rows.isEmpty else { return }
    for index in pages.indices { pages[index].drop(rows, isHiding: false) }
    heldIDs.subtract(rows)
    placedIDs.subtract(rows)
    count -= rows.count
  }

  /// Removes the page at an end and returns the ids of its rows. They are forgotten, so that they load again.
  mutating func letGo(at end: PageEnd) -> [RowID] {
    let page = end == .next ? pages.removeLast() : pages.removeFirst()
    heldIDs.subtract(page.ids)
    placedIDs.subtract(page.ids)
    hiddenIDs.subtract(page.hiddenIDs)
    count -= page.ids.count
    if end == .next {
      isAtEnd = false
    } else {
      isAtBeginning = false
      // The way to a page leads to the live rows after it, too.
      let isOnPath = page.isLive && !path.isEmpty
      let isOnlyWay = pages.first?.previousCursor == nil && path.last != page.way
      if usesCursors, !isOnPath, isOnlyWay { path.append(page.way) }
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

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
