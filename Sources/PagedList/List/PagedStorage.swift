internal import KitSupport

/// The rows of a list: the service's, and the ones that show, over which the pending edits have run.
struct PagedStorage<Item: Sendable> {
  /// The rows that show.
  private(set) var items: [Item] = []
  private(set) var history = RowHistory()
  private(set) var edits = EditLog<Item>()

  /// The service's rows while others show in their place, otherwise nil.
  private var covered: [Item]?
  private let id: ((Item) -> RowID)?
  private let areInIncreasingOrder: ((Item, Item) -> Bool)?

  init(id: ((Item) -> RowID)? = nil, sortedBy areInIncreasingOrder: ((Item, Item) -> Bool)? = nil) {
    (self.id, self.areInIncreasingOrder) = (id, areInIncreasingOrder)
  }

  /// The service's rows, with the edits that are part of them.
  var rows: [Item] { covered ?? items }

  /// Returns storage that contains only the rows of a page.
  func replaced(by page: [Item]) -> PagedStorage {
    modified(self) {
      let rows = $0.edits.including(page, at: .next, id: id)
      $0.edits.replaceRows()
      $0.set(rows)
      $0.history.replacements += 1
    }
  }

  func edited(to rows: [Item]) -> PagedStorage {
    modified(self) {
      $0.set(rows)
      $0.history.edits += 1
    }
  }

  /// Returns storage with other edits. Those that are settled become part of the service's rows if possible.
  func edited(by edits: EditLog<Item>) -> PagedStorage {
    var storage = self
    storage.edits = edits
    let rows = storage.edits.include(in: rows, id: id)
    return storage.edited(to: rows)
  }

  func endingLoad(at end: PageEnd) -> PagedStorage {
    modified(self) { $0.edits.endLoad(at: end) }
  }

  func inserted(_ page: [Item], at end: PageEnd) -> PagedStorage {
    var edited = edits.including(page, at: end, id: id)
    if let id {
      // An edit of all rows has inserted its own before.
      let ids = Set(page.map(id))
      edited.removeAll { !ids.contains(id($0)) }
    }
    return self.edited(to: end == .next ? rows + edited : edited + rows)
  }

  /// Inserts rows in place. There must be no edits.
  mutating func insert(_ rows: [Item], at end: PageEnd) {
    items.insert(contentsOf: rows, at: end == .next ? items.count : 0)
    let inserted = end == .next ? items.suffix(rows.count + 1) : items.prefix(rows.count + 1)
    if let areInIncreasingOrder,
      zip(inserted, inserted.dropFirst()).contains(where: { areInIncreasingOrder($1, $0) })
    {
      items.sort(by: areInIncreasingOrder)
      history.edits += 1
    } else if end == .previous {
      history.prepended += rows.count
    }
    history.count = items.count
  }

  private mutating func set(_ rows: [Item]) {
    let rows = sorted(rows)
    covered = edits.isPending ? rows : nil
    items = edits.isPending ? sorted(edits.shown(over: rows, id: id)) : rows
    history.count = items.count
  }

  private func sorted(_ rows: [Item]) -> [Item] {
    areInIncreasingOrder.map { rows.sorted(by: $0) } ?? rows
  }

  var isSorted: Bool { areInIncreasingOrder != nil }

  /// Returns the index in the service's rows at which a row belongs.
  func place(of row: Item) -> Int {
    guard let areInIncreasingOrder else { return rows.count }
    return rows.lastIndex { !areInIncreasingOrder(row, $0) }.map { $0 + 1 } ?? 0
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
