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

  init(_ kind: Kind, rows: Range<Int>) {
    self.kind = kind
    all = Array(rows)
    places = all
    isDeleted = all.map { _ in false }
  }

  var rows: [Int] { all.filter { !isDeleted[$0] } }

  mutating func delete(_ row: Int) { isDeleted[row] = true }

  /// Inserts a new row before the row at an index of `all`, or at the end, and returns it.
  @discardableResult
  mutating func insert(at index: Int? = nil) -> Int {
    let row = all.count
    all.insert(row, at: index ?? all.count)
    places.append(all.count - 1)
    isDeleted.append(false)
    if let index { for place in index..<all.count { places[all[place]] = place } }
    return row
  }

  func page(_ request: PageRequest) -> LoadedPage<Int> {
    let (rows, size) = (rows, request.size)
    if kind != .nextCursor, let anchor = request.anchor as? Int {
      // Instead of a deleted row, the nearest one.
      let place = rows.firstIndex { places[$0] >= places[anchor] } ?? max(0, rows.count - 1)
      let start = kind == .numbered ? place / size * size : max(0, place - size / 2)
      return page(rows, from: min(start, rows.count), size)
    }
    switch kind {
    case .numbered: return page(rows, from: request.index * size, size)
    case .offset: return page(rows, from: request.offset, size)
    case .cursors, .nextCursor:
      guard let cursor = request.cursor.flatMap({ Int($0) }) else { return page(rows, from: 0, size) }
      return request.end == .next ? page(rows, after: cursor, size) : page(rows, before: cursor, size)
    case .keys:
      if let first = request.firstID as? Int { return page(rows, before: first, size) }
      guard let last = request.lastID as? Int else { return page(rows, from: 0, size) }
      return page(rows, after: last, size)
    }
  }

  private func page(_ rows: [Int], after row: Int, _ size: Int) -> LoadedPage<Int> {
    page(rows, from: rows.firstIndex { places[$0] > places[row] } ?? rows.count, size)
  }

  private func page(_ rows: [Int], before row: Int, _ size: Int) -> LoadedPage<Int> {
    let end = rows.firstIndex { places[$0] >= places[row] } ?? rows.count
    let start = max(0, end - size)
    return page(rows, from: start, end - start)
  }

  private func page(_ rows: [Int], from start: Int, _ size: Int) -> LoadedPage<Int> {
    let page = Array(rows.dropFirst(start).prefix(size))
    let isLast = start + size >= rows.count
    switch kind {
    case .numbered, .offset: return LoadedPage(page, offset: start)
    case .keys: return LoadedPage(page)
    case .cursors:
      return LoadedPage(
        page,
        previousCursor: start > 0 ? page.first.map { "\($0)" } : nil,
        nextCursor: isLast ? nil : page.last.map { "\($0)" }
      )
    case .nextCursor: return LoadedPage(page, nextCursor: isLast ? nil : page.last.map { "\($0)" })
    }
  }
}
