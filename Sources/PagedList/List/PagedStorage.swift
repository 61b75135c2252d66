/// The rows of a list, and the ids of all loaded rows, including the ids of removed rows.
struct PagedStorage<Item: Sendable> {
  private(set) var items: [Item] = []

  private(set) var duplicateCount = 0

  private let id: ((Item) -> RowID)?
  private var ids: Set<RowID> = []

  /// The ids that the list knows, but that the service has not returned since the first page: those of rows that edits
  /// and hooks inserted, and of rows that edits removed while the first page was loading.
  private var ownIDs: Set<RowID> = []

  /// The ids of the rows that the service has returned, in order, without those that edits have removed since.
  private var receivedIDs: [RowID] = []

  /// The ids of the rows that edits removed since the first page was requested.
  private var removedIDs: Set<RowID> = []
  private var replacements = 0
  private var edits = 0

  init(uniqueBy id: ((Item) -> RowID)?) {
    self.id = id
  }

  var history: RowHistory { RowHistory(replacements: replacements, edits: edits, count: items.count) }

  var lastID: RowID? { receivedIDs.last }

  /// The number of rows that edits have removed and whose deletion by the service can move rows to the loaded pages.
  /// A row that the service has not returned is in front of a loaded page only if the service inserted it there. Then
  /// that page or the next one repeats a row.
  var removedCount: Int { removedIDs.count { duplicateCount > 0 || !ownIDs.contains($0) } }

  /// Returns storage that contains only the rows of a first page, without duplicates and without the rows that edits
  /// removed while the page was loading.
  func replaced(by rows: [Item]) -> PagedStorage {
    var storage = PagedStorage(uniqueBy: id)
    storage.replacements = replacements + 1
    storage.removedIDs = removedIDs
    (storage.ids, storage.ownIDs) = (removedIDs, removedIDs)
    storage.append(rows, withIDs: ids(of: rows))
    return storage
  }

  /// Keeps the ids of removed rows, so that later pages do not add these rows again.
  func edited(to rows: [Item]) -> PagedStorage {
    var storage = self
    storage.items = rows
    storage.edits += 1
    if let id {
      for rowID in rows.map(id) where storage.ids.insert(rowID).inserted { storage.ownIDs.insert(rowID) }
    }
    return storage
  }

  mutating func recordRemovals(from previous: PagedStorage) {
    guard let id else { return }
    let held = Set(items.map(id))
    let removed = Set(previous.items.map(id)).subtracting(held)
    removedIDs = removedIDs.union(removed).subtracting(held)
    if !removed.isEmpty { receivedIDs.removeAll(where: removed.contains) }
  }

  mutating func forgetRemovals() {
    removedIDs = []
  }

  /// Call this method before you mutate the storage, because the id closure may access the list.
  func ids(of rows: [Item]) -> [RowID]? { id.map(rows.map) }

  /// Returns the relation of a page's rows to the received rows and to `pending`, which are not in the list yet, or nil
  /// if the list does not identify rows.
  func overlap(of rows: [Item], besides pending: [Item]) -> PageOverlap<Item>? {
    guard let rowIDs = ids(of: rows), let pendingIDs = ids(of: pending).map(Set.init) else { return nil }
    let isReceived = { ids.contains($0) && !ownIDs.contains($0) }
    let start = rowIDs.lastIndex(where: isReceived).map { $0 + 1 } ?? 0
    let new = zip(rows, rowIDs).dropFirst(start).filter { !ids.contains($1) }
    return PageOverlap(
      beginsKnown: rowIDs.first.map(isReceived) ?? false,
      newItems: new.map(\.0),
      movedCount: new.count { !pendingIDs.contains($1) }
    )
  }

  /// Appends the rows whose ids are new, or all rows if `rowIDs` is nil.
  mutating func append(_ rows: [Item], withIDs rowIDs: [RowID]?) {
    guard let rowIDs else { return items.append(contentsOf: rows) }
    let fresh = zip(rows, rowIDs).filter { ids.insert($1).inserted }
    duplicateCount += rows.count - fresh.count
    ownIDs.subtract(rowIDs)
    items.append(contentsOf: fresh.lazy.map(\.0))
    receivedIDs.append(contentsOf: fresh.lazy.map(\.1))
    // The service still has this row, although the list may not. After a page of removed rows, it is the way on.
    if let last = rowIDs.last, last != receivedIDs.last { receivedIDs.append(last) }
  }
}

/// Counters that identify a version of the rows. Comparing the counters of two versions shows what changed.
struct RowHistory {
  var replacements = 0
  var edits = 0
  var count = 0

  func change(since earlier: RowHistory) -> PagedListChange? {
    if replacements != earlier.replacements { return .replaced }
    if edits != earlier.edits { return .edited }
    return count == earlier.count ? nil : .appended(earlier.count..<count)
  }
}

/// The id of a row. Ids of different types are equal if they are equal as `AnyHashable`.
struct RowID: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (one: RowID, other: RowID) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(value))
  }
}
