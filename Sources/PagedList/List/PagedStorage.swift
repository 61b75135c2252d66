/// The rows of a list, and the ids that are among them.
struct PagedStorage<Item: Sendable> {
  private(set) var items = PagedItems<Item>()

  /// How many rows were dropped since the last first page, because their id was there already.
  private(set) var duplicateCount = 0

  private let id: ((Item) -> AnyHashable)?
  private var ids: Set<AnyHashable> = []

  init(uniqueBy id: ((Item) -> AnyHashable)?) {
    self.id = id
  }

  /// The storage with other rows.
  func replaced(by rows: [Item]) -> PagedStorage {
    var storage = PagedStorage(uniqueBy: id)
    storage.append(rows)
    return storage
  }

  /// The storage with rows that somebody changed. Nothing is dropped.
  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = PagedItems(rows)
    if let id { storage.ids = Set(rows.map(id)) }
    return storage
  }

  /// Takes the rows of a page whose ids are new.
  ///
  /// - Complexity: linear in the number of rows of the page.
  mutating func append(_ rows: [Item]) {
    var rows = rows
    if let id {
      let count = rows.count
      rows.removeAll { !ids.insert(id($0)).inserted }
      duplicateCount += count - rows.count
    }
    items.append(rows)
  }
}
