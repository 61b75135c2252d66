/// The rows of a list, and every id that has appeared since the last first page.
struct PagedStorage<Item: Sendable> {
  private(set) var items: [Item] = []

  /// The number of rows dropped as duplicates since the last first page.
  private(set) var duplicateCount = 0

  private let id: ((Item) -> AnyHashable)?
  private var ids: Set<AnyHashable> = []
  private var replacements = 0
  private var edits = 0

  init(uniqueBy id: ((Item) -> AnyHashable)?) {
    self.id = id
  }

  /// The counts that show what changed.
  var history: RowHistory { RowHistory(replacements: replacements, edits: edits, count: items.count) }

  /// Returns storage with the rows of a first page.
  func replaced(by rows: [Item]) -> PagedStorage {
    var storage = PagedStorage(uniqueBy: id)
    storage.replacements = replacements + 1
    storage.append(rows, withIDs: ids(of: rows))
    return storage
  }

  /// Returns storage with edited rows. No row is dropped. The ids of removed rows stay known, so that an overlapping
  /// page does not bring them back.
  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = rows
    storage.edits += 1
    if let id { storage.ids.formUnion(rows.map(id)) }
    return storage
  }

  /// The ids of rows. Call this before a mutation, because the closure may read the list.
  func ids(of rows: [Item]) -> [AnyHashable]? { id.map(rows.map) }

  /// Appends the rows whose ids are new.
  ///
  /// - Complexity: O(*m*) in the number of rows of the page. If the array is shared, all rows are copied once.
  mutating func append(_ rows: [Item], withIDs rowIDs: [AnyHashable]?) {
    guard let rowIDs else { return items.append(contentsOf: rows) }
    let fresh = zip(rows, rowIDs).filter { ids.insert($1).inserted }.map(\.0)
    duplicateCount += rows.count - fresh.count
    items.append(contentsOf: fresh)
  }
}
