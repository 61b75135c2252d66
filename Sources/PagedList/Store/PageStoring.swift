public import Foundation
internal import KitSupport

/// A store that keeps the rows of a ``PagedList`` between launches.
///
/// The list reads the store when it is created, and shows the rows at once. After changes, it writes the service's rows,
/// one write at a time.
public protocol PageStoring<Item>: Sendable {
  /// The type of a row.
  associatedtype Item: Sendable

  /// Returns what was stored last, or nil if nothing was. The list calls this method on the main actor.
  ///
  /// - Throws: An error if the rows cannot be read. The list then begins without rows. See ``PagedList/storeError``.
  func stored() throws -> StoredRows<Item>?

  /// Replaces the stored rows. If this fails, or if the process ends first, the store keeps the previous rows.
  ///
  /// - Throws: An error if the rows cannot be written. The list keeps the error in ``PagedList/storeError``.
  func store(_ rows: StoredRows<Item>) async throws
}

/// The rows of a ``PagedList`` in a store, and where the user was.
public struct StoredRows<Item: Sendable>: Sendable {
  /// The service's rows in order. They include edits that are confirmed, that have no request, or whose outcome is
  /// unknown. Pending edits are left out.
  public var items: [Item]

  /// The place of the user, or nil if it is unknown.
  public var place: PagePlace?

  /// The time at which the rows were current.
  public var date: Date

  /// Creates rows to store.
  public init(_ items: [Item], place: PagePlace? = nil, date: Date) {
    (self.items, self.place, self.date) = (items, place, date)
  }

  /// Returns at most a number of rows: those around the place, or the first ones.
  func limited(to count: Int) -> StoredRows {
    guard items.count > count else { return self }
    let row = min(max(0, place?.row ?? 0), items.count - 1)
    let first = min(max(0, row - count / 2), items.count - count)
    return modified(self) {
      $0.items = Array(items[first..<(first + count)])
      $0.place?.row = row - first
    }
  }
}

extension StoredRows: Codable where Item: Codable {}

/// The place of the user in the rows of a ``PagedList``.
public struct PagePlace: Codable, Sendable, Equatable {
  /// The index of the first visible row in the list's rows.
  public var row: Int

  /// The distance from the top of the view's visible content to the row, in points, or nil if it is unknown.
  public var distance: Double?

  /// Creates a place.
  public init(row: Int, distance: Double? = nil) {
    (self.row, self.distance) = (row, distance)
  }
}

/// The reason why the rows of a ``PagedList`` are stale: they come from its store, and no page has arrived yet.
public struct RowsAreStored: LocalizedError, Equatable {
  /// The time at which the rows were current.
  public let date: Date

  /// A sentence in English with the time.
  public var errorDescription: String? {
    "As of \(date.formatted())."
  }
}

/// A store in a file.
///
/// ```swift
/// let list = PagedList(service, pageSize: 20, uniqueBy: \.id, store: FilePageStore(directory: url))
/// ```
///
/// The file is replaced as a whole, by renaming a new one. If the process ends at any moment, or the disk is full, the
/// previous rows stay, and at most one partial file. Rows whose type has changed count as no rows.
///
/// Each list needs a directory of its own. Lists of one process that share one take turns, and the last one wins. In
/// several processes, a write may fail, which leaves the previous rows. To delete the rows, delete the directory.
public struct FilePageStore<Item: Codable & Sendable>: PageStoring {
  private let directory: URL
  private let rowLimit: Int

  /// Creates a store without reading or writing a file.
  ///
  /// - Parameters:
  ///   - directory: The directory, which the store creates if necessary. The caches directory suits rows that can be
  ///     loaded again.
  ///   - rowLimit: The maximum number of rows to store. The rows around the place of the user are stored.
  public init(directory: URL, keeping rowLimit: Int = 200) {
    (self.directory, self.rowLimit) = (directory, max(1, rowLimit))
  }

  private var file: URL { directory.appendingPathComponent("rows.json") }

  /// Reads the file, or returns nil if there is none.
  ///
  /// - Throws: An error if the file cannot be read or does not contain such rows.
  public func stored() throws -> StoredRows<Item>? {
    do {
      return try JSONDecoder().decode(StoredRows<Item>.self, from: Data(contentsOf: file))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  /// Replaces the file.
  ///
  /// - Throws: An error if the rows cannot be encoded, or the file cannot be written.
  public func store(_ rows: StoredRows<Item>) async throws {
    let data = try JSONEncoder().encode(rows.limited(to: rowLimit))
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try writing.withLock { _ in try write(data) }
  }

  private func write(_ data: Data) throws {
    let files = FileManager.default
    // Files of processes that ended while they wrote. Writing atomically would leave more of them behind.
    for name in try files.contentsOfDirectory(atPath: directory.path) where name.hasSuffix(".partial") {
      try? files.removeItem(at: directory.appendingPathComponent(name))
    }
    let partial = directory.appendingPathComponent("\(UUID().uuidString).partial")
    do {
      try data.write(to: partial)
      guard rename(partial.path, file.path) == 0 else {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
      }
    } catch {
      try? files.removeItem(at: partial)
      throw error
    }
  }
}

/// Held while a store of this process writes, so that a partial file of another list is not deleted as a leftover.
private let writing = Lock(())

/// An object that writes to a store, one write at a time. A running write retains it, so releasing the list loses nothing.
@MainActor
final class PageKeeper<Item: Sendable> {
  let store: any PageStoring<Item>
  private(set) var error: (any Error)?
  private var next: StoredRows<Item>?

  /// The running writes, or nil if none is running.
  private(set) var writing: Task<Void, Never>?

  init(_ store: any PageStoring<Item>) {
    self.store = store
  }

  func read() -> StoredRows<Item>? {
    do { return try store.stored() } catch { self.error = error }
    return nil
  }

  func keep(_ rows: StoredRows<Item>) {
    next = rows
    guard writing == nil else { return }
    writing = Task {
      while let rows = exchange(&next, with: nil) {
        do {
          try await store.store(rows)
          error = nil
        } catch { self.error = error }
      }
      writing = nil
    }
  }
}

/// The place of the user: an index, or a row with the index at which it was last seen.
struct RowPlace: Equatable {
  var row: Int
  var id: RowID?
  var distance: Double?
}

extension PagedList {
  /// The place of the user, now or when the rows were stored. It follows its row, or stays at its index if the row is
  /// removed. The list passes it to its store. A list that begins around an anchor begins around the stored place
  /// instead.
  ///
  /// If a list with a store begins around an anchor, ``PagedTable`` and ``PagedCollection`` set the value to the first
  /// visible row when the rows change and when a scroll of the user ends. They begin at the stored place.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public var place: PagePlace? {
    get { place(in: items) }
    set {
      let id = newValue.flatMap { items.indices.contains($0.row) ? self.id?(items[$0.row]) : nil }
      move(to: newValue.map { RowPlace(row: $0.row, id: id, distance: $0.distance) })
    }
  }

  /// Stores where the user is in the view.
  func keepPlace() {
    // Another list begins with its first rows, so these are stored.
    if keeper != nil, anchor != nil, let place = placeInView?() { move(to: place) }
  }

  private func move(to place: RowPlace?) {
    let place = place.map { RowPlace(row: index(of: $0, in: items), id: $0.id, distance: $0.distance) }
    guard place != currentPlace else { return }
    currentPlace = place
    writeRows()
  }

  /// The row at which the user is, if the list holds it.
  var rowInView: RowID? {
    (placeInView?() ?? currentPlace)?.id.flatMap { machine.window.holds($0) ? $0 : nil }
  }

  private func place(in rows: [Item]) -> PagePlace? {
    guard let place = currentPlace else { return nil }
    return PagePlace(row: index(of: place, in: rows), distance: place.distance)
  }

  private func index(of place: RowPlace, in rows: [Item]) -> Int {
    let row = id.flatMap { id in rows.firstIndex { id($0) == place.id } }
    return row ?? min(place.row, max(0, rows.count - 1))
  }

  /// Waits until the store has the rows.
  package func stored() async { await keeper?.writing?.value }

  /// The error of the last access to the store, or nil if it succeeded.
  public var storeError: (any Error)? { keeper?.error }

  /// Shows the rows of the store.
  func showStored() {
    guard let stored = keeper?.read() else { return }
    storage = storage.replaced(by: stored.items)
    answerDate = stored.date
    machine.staleReason = RowsAreStored(date: stored.date)
    let row = stored.place.flatMap { items.indices.contains($0.row) ? id?(items[$0.row]) : nil }
    currentPlace = stored.place.map { RowPlace(row: $0.row, id: row, distance: $0.distance) }
    if anchor != nil, let row { anchor = row }
  }

  /// Writes the rows to the store, unless the service has sent none yet and no stored rows show.
  func keepRows() {
    keepPlace()
    writeRows()
  }

  private func writeRows() {
    guard let keeper, let answerDate else { return }
    let place = place(in: storage.rows)
    if let place { currentPlace?.row = place.row }
    keeper.keep(StoredRows(storage.rows, place: place, date: answerDate))
  }
}
