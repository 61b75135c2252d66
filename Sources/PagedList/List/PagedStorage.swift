/// The rows of a list, and every id that was among them since the last first page.
struct PagedStorage<Item: Sendable> {
  private(set) var items: [Item] = []

  /// How many rows were dropped since the last first page, because their id was there already.
  private(set) var duplicateCount = 0

  private let id: ((Item) -> AnyHashable)?
  private var ids: Set<AnyHashable> = []
  private var replacements = 0
  private var edits = 0

  init(uniqueBy id: ((Item) -> AnyHashable)?) {
    self.id = id
  }

  /// What has happened to the rows.
  var history: RowHistory { RowHistory(replacements: replacements, edits: edits, count: items.count) }

  /// The storage with other rows.
  func replaced(by rows: [Item]) -> PagedStorage {
    var storage = PagedStorage(uniqueBy: id)
    storage.replacements = replacements + 1
    storage.append(rows, withIDs: ids(of: rows))
    return storage
  }

  /// The storage with rows that somebody changed. Nothing is dropped, and the ids of removed rows stay known: a later
  /// page that overlaps must not bring them back.
  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = rows
    storage.edits += 1
    if let id { storage.ids.formUnion(rows.map(id)) }
    return storage
  }

  /// The ids of rows, found before the rows are taken in: what finds them may look at the list meanwhile.
  func ids(of rows: [Item]) -> [AnyHashable]? { id.map(rows.map) }

  /// Takes the rows of a page whose ids are new.
  ///
  /// - Complexity: linear in the number of rows of the page. If somebody else holds the rows, all are copied, once.
  mutating func append(_ rows: [Item], withIDs rowIDs: [AnyHashable]?) {
    guard let rowIDs else { return items.append(contentsOf: rows) }
    let fresh = zip(rows, rowIDs).filter { ids.insert($1).inserted }.map(\.0)
    duplicateCount += rows.count - fresh.count
    items.append(contentsOf: fresh)
  }
}
