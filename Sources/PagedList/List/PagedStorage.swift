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
    storage.append(rows, withIDs: ids(of: rows))
    return storage
  }

  /// The storage with rows that somebody changed. Nothing is dropped.
  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = PagedItems(rows)
    if let id { storage.ids = Set(rows.map(id)) }
    return storage
  }

  /// The ids of rows, found before the rows are taken in: what finds them may look at the list meanwhile.
  func ids(of rows: [Item]) -> [AnyHashable]? { id.map(rows.map) }

  /// Takes the rows of a page whose ids are new.
  ///
  /// - Complexity: linear in the number of rows of the page.
  mutating func append(_ rows: [Item], withIDs rowIDs: [AnyHashable]?) {
    guard let rowIDs else { return items.append(rows) }
    let fresh = zip(rows, rowIDs).filter { ids.insert($1).inserted }.map(\.0)
    duplicateCount += rows.count - fresh.count
    items.append(fresh)
  }
}
