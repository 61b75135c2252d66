/// The rows of a list: those of the service, and those that show because edits are run over them.
struct PagedStorage<Item: Sendable> {
  /// The rows that show.
  private(set) var items: [Item] = []
  private(set) var history = RowHistory()
  private(set) var edits = EditLog<Item>()

  /// The service's rows, or nil if these show.
  private var covered: [Item]?
  private let id: ((Item) -> RowID)?

  init(id: ((Item) -> RowID)? = nil) {
    self.id = id
  }

  /// The service's rows, with the edits that are part of them.
  var rows: [Item] { covered ?? items }

  /// Returns storage that contains only other rows.
  func replaced(by page: [Item]) -> PagedStorage {
    var storage = self
    let rows = edits.including(page, at: .next, id: id)
    storage.edits.replaceRows()
    storage.set(rows)
    storage.history.replacements += 1
    return storage
  }

  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.set(rows)
    storage.history.edits += 1
    return storage
  }

  /// Returns storage with other edits. Those that are settled become part of the service's rows if possible.
  func edited(by edits: EditLog<Item>) -> PagedStorage {
    var storage = self
    storage.edits = edits
    let rows = storage.edits.include(in: rows, id: id)
    return storage.edited(to: rows)
  }

  func endingLoad(at end: PageEnd) -> PagedStorage {
    var storage = self
    storage.edits.endLoad(at: end)
    return storage
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
    if end == .next {
      items.append(contentsOf: rows)
    } else {
      items.insert(contentsOf: rows, at: 0)
      history.prepended += rows.count
    }
    history.count = items.count
  }

  private mutating func set(_ rows: [Item]) {
    covered = edits.isPending ? rows : nil
    items = edits.isPending ? edits.shown(over: rows, id: id) : rows
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
