/// The rows of a list. It knows no ids.
struct PagedStorage<Item: Sendable> {
  private(set) var items: [Item] = []
  private(set) var history = RowHistory()

  /// Returns storage that contains only other rows.
  func replaced(by rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = rows
    storage.history.replacements += 1
    storage.history.count = rows.count
    return storage
  }

  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = rows
    storage.history.edits += 1
    storage.history.count = rows.count
    return storage
  }

  mutating func insert(_ rows: [Item], at end: PageEnd) {
    if end == .next {
      items.append(contentsOf: rows)
    } else {
      items.insert(contentsOf: rows, at: 0)
      history.prepended += rows.count
    }
    history.count = items.count
  }
}

/// Counters that identify a version of the rows. Comparing the counters of two versions shows what changed.
struct RowHistory {
  var replacements = 0
  var edits = 0
  var prepended = 0
  var count = 0

  func change(since earlier: RowHistory) -> PagedListChange? {
    if replacements != earlier.replacements { return .replaced }
    if edits != earlier.edits { return .edited }
    let first = prepended - earlier.prepended
    if first == 0 { return count == earlier.count ? nil : .appended(earlier.count..<count) }
    return count == earlier.count + first ? .prepended(0..<first) : .edited
  }
}
