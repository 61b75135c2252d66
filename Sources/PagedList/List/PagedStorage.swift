/// The rows of a list, and the ids of all loaded rows, including the ids of removed rows.
struct PagedStorage<Item: Sendable> {
  private(set) var items: [Item] = []

  /// The number of duplicate rows dropped from the loaded pages.
  private(set) var duplicateCount = 0

  private let id: ((Item) -> AnyHashable)?
  private var ids: Set<AnyHashable> = []
  private var replacements = 0
  private var edits = 0

  init(uniqueBy id: ((Item) -> AnyHashable)?) {
    self.id = id
  }

  /// Counters that identify the current version of the rows.
  var history: RowHistory { RowHistory(replacements: replacements, edits: edits, count: items.count) }

  /// Returns storage that contains only the rows of a first page, without duplicates.
  func replaced(by rows: [Item]) -> PagedStorage {
    var storage = PagedStorage(uniqueBy: id)
    storage.replacements = replacements + 1
    storage.append(rows, withIDs: ids(of: rows))
    return storage
  }

  /// Returns storage with the edited rows, including any duplicates.
  ///
  /// The new storage keeps the ids of removed rows, so that later pages do not add these rows again.
  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = rows
    storage.edits += 1
    if let id { storage.ids.formUnion(rows.map(id)) }
    return storage
  }

  /// Returns the ids of rows, or nil if the list does not identify rows. Call this method before you mutate the
  /// storage, because the id closure may access the list.
  func ids(of rows: [Item]) -> [AnyHashable]? { id.map(rows.map) }

  /// Appends the rows whose ids are new, or all rows if `rowIDs` is nil.
  ///
  /// - Complexity: O(*m*), where *m* is the number of rows in `rows`. If the array of existing rows is shared, it is
  ///   also copied once.
  mutating func append(_ rows: [Item], withIDs rowIDs: [AnyHashable]?) {
    guard let rowIDs else { return items.append(contentsOf: rows) }
    let fresh = zip(rows, rowIDs).filter { ids.insert($1).inserted }.map(\.0)
    duplicateCount += rows.count - fresh.count
    items.append(contentsOf: fresh)
  }
}
