import PagedList

/// A service whose rows are in the order of `all`, without the deleted ones. It names pages in one of several ways.
struct WindowServer {
  enum Kind: CaseIterable {
    /// Pages are found by their index, or by the number of rows before them.
    case numbered, offset

    /// Pages are found by cursors for both directions, or by cursors for the next page only, and not around a row.
    case cursors, nextCursor

    /// Pages are found by the first or last row of the list.
    case keys

    /// Whether deletions and insertions before a page change its place.
    var isCounted: Bool { self == .numbered || self == .offset }
  }

  let kind: Kind
  private(set) var all: [Int]

  /// The index of each row in `all`, and whether it is deleted, by row.
  private(set) var places: [Int]
  private(set) var isDeleted: [Bool]

  /// The rows that are not deleted, in order.
  private(set) var rows: [Int]

  init(_ kind: Kind, rows: Range<Int>) {
    self.kind = kind
    all = Array(rows)
    (places, self.rows) = (all, all)
    isDeleted = all.map { _ in false }
  }

  mutating func delete(_ row: Int) {
    if !isDeleted[row] { rows.remove(at: index(ofPlace: places[row])) }
    isDeleted[row] = true
  }

  /// Inserts a new row before the row at an index of `all`, or at the end, and returns it.
  @discardableResult
  mutating func insert(at index: Int? = nil) -> Int {
    let row = all.count
    all.insert(row, at: index ?? all.count)
    places.append(all.count - 1)
    isDeleted.append(false)
    guard let index else {
      rows.append(row)
      return row
    }
    for place in index..<all.count { places[all[place]] = place }
    rows.insert(row, at: self.index(ofPlace: index))
    return row
  }

  /// Returns the index of the first of `rows` that is at a place or behind it.
  private func index(ofPlace place: Int) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if places[rows[middle]] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func page(_ request: PageRequest) -> LoadedPage<Int> {
    let size = request.size
    if kind != .nextCursor, let anchor = request.anchor as? Int {
      // Instead of a deleted row, the nearest one.
      let place = rows.isEmpty ? 0 : min(index(ofPlace: places[anchor]), rows.count - 1)
      let start = kind == .numbered ? place / size * size : max(0, place - size / 2)
      return page(from: min(start, rows.count), size)
    }
    switch kind {
    case .numbered: return page(from: request.index * size, size)
    case .offset: return page(from: request.offset, size)
    case .cursors, .nextCursor:
      guard let cursor = request.cursor.flatMap({ Int($0) }) else { return page(from: 0, size) }
      return request.end == .next ? page(after: cursor, size) : page(before: cursor, size)
    case .keys:
      if let first = request.firstID as? Int { return page(before: first, size) }
      guard let last = request.lastID as? Int else { return page(from: 0, size) }
      return page(after: last, size)
    }
  }

  private func page(after row: Int, _ size: Int) -> LoadedPage<Int> {
    page(from: index(ofPlace: places[row] + 1), size)
  }

  private func page(before row: Int, _ size: Int) -> LoadedPage<Int> {
    let end = index(ofPlace: places[row])
    let start = max(0, end - size)
    return page(from: start, end - start)
  }

  private func page(from start: Int, _ size: Int) -> LoadedPage<Int> {
    let page = Array(rows[min(start, rows.count)..<min(start + size, rows.count)])
    let isLast = start + size >= rows.count
    switch kind {
    case .numbered, .offset: return LoadedPage(page, offset: start)
    case .keys: return LoadedPage(page)
    case .cursors:
      return LoadedPage(
        page,
        previousCursor: start > 0 ? page.first.map(String.init) : nil,
        nextCursor: isLast ? nil : page.last.map(String.init)
      )
    case .nextCursor: return LoadedPage(page, nextCursor: isLast ? nil : page.last.map(String.init))
    }
  }
}
