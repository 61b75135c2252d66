import Foundation
import PagedList
import TestSupport
import Testing

/// Rows that show before the first page arrives, because a store has kept them.
@MainActor
@Suite(.watchdog)
struct PageStoreTests {
  private let service = ManualService<Post>()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private var store: FilePageStore<Post> { FilePageStore(directory: folder) }

  private func list(keeping limit: Int? = nil, around anchor: Int? = nil) -> PagedList<Post> {
    PagedList(
      service,
      pageSize: 3,
      uniqueBy: \.id,
      around: anchor,
      keeping: limit,
      store: FilePageStore(directory: folder)
    )
  }

  private func load(_ list: PagedList<Post>, _ ids: [Int]) async {
    service.answer(service.requests.count, .success(LoadedPage(ids.map { Post($0) }, offset: 0)))
    _ = await list.loadFirstPage().finished
    await list.stored()
  }

  @Test func showsAtOnceWhatWasShownLast() async throws {
    await load(list(), [1, 2, 3])

    let second = list()
    #expect(second.items.map(\.id) == [1, 2, 3])
    #expect(second.staleReason is RowsAreStored)
    #expect(second.status == .idle && !second.hasMore)

    await load(second, [2, 3, 4])
    #expect(second.items.map(\.id) == [2, 3, 4])
    #expect(second.staleReason == nil)
    #expect(list().items.map(\.id) == [2, 3, 4])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func pendingEditsAreNotStored() async throws {
    let (list, requests) = (list(), EditRequests())
    await load(list, [1])

    let like = list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
    await list.stored()
    #expect(self.list().items == [Post(1)])
    await requests.end(0)
    _ = await like.finished
    await list.stored()

    #expect(self.list().items == [Post(1, likes: 1)])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func failedLoadKeepsTheStoredRows() async throws {
    await load(list(), [1, 2, 3])
    let second = list()
    service.answer(1, .failure(Broken()))
    _ = await second.loadFirstPage().finished

    #expect(second.items.map(\.id) == [1, 2, 3])
    #expect(second.staleReason is RowsAreStored)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func anchoredListBeginsAroundTheStoredPlace() async throws {
    let first = list(around: 1)
    await load(first, [1, 2, 3])
    first.place = PagePlace(row: 2, distance: -7.5)
    await first.stored()

    let second = list(around: 1)
    #expect(second.place == PagePlace(row: 2, distance: -7.5))
    await load(second, [3])
    #expect(service.requests[1].anchor as? Int == 3)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func storesTheRowsAroundThePlace() async throws {
    let store = FilePageStore<Post>(directory: folder, keeping: 4)
    let rows = (0..<10).map { Post($0) }

    let cases = [(0, 0, 0), (5, 3, 2), (9, 6, 3), (99, 6, 3), (.min, 0, 0)]
    for (row, first, place) in cases {
      try await store.store(StoredRows(rows, place: PagePlace(row: row), date: Date()))
      let stored = try store.stored()
      #expect(stored?.items.map(\.id) == Array(first..<(first + 4)))
      #expect(stored?.place?.row == place)
    }
    try FileManager.default.removeItem(at: folder)
  }

  /// Pending edits hide the rows above, and another one shows first.
  @Test func placeIsThatOfARow() async throws {
    let first = list(around: 1)
    await load(first, [1, 2, 3])
    let requests = EditRequests()
    let insertion = first.edit({ $0 = [Post(8), Post(9)] + $0 }, confirming: requests.send)
    first.place = PagePlace(row: 3)
    await first.stored()

    #expect(list(around: 1).place == PagePlace(row: 1))
    await requests.end(0)
    _ = await insertion.finished
    #expect(first.place == PagePlace(row: 3))
    await first.stored()
    try FileManager.default.removeItem(at: folder)
  }

  @Test func placeStaysAtTheIndexOfARowThatIsGone() async throws {
    let first = list(around: 1)
    await load(first, [1, 2, 3, 4])
    first.place = PagePlace(row: 2, distance: 5)
    first.edit { $0.insert(Post(9), at: 0) }
    #expect(first.place?.row == 3)

    first.edit { $0.removeAll { $0.id == 3 } }
    #expect(first.place == PagePlace(row: 3, distance: 5))
    await first.stored()
    #expect(list(around: 1).place == PagePlace(row: 3, distance: 5))
    first.edit { $0.removeLast(3) }

    #expect(first.place?.row == 0)
    try FileManager.default.removeItem(at: folder)
  }

  /// The rows could not be read, but they may be readable next time.
  @Test func listWithoutAPageLeavesTheStore() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("rows.json")
    try Data("{".utf8).write(to: file)

    let list = list()
    list.edit { $0.append(Post(1)) }
    await list.stored()

    #expect(try Data(contentsOf: file) == Data("{".utf8))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func dateIsThatOfTheAnswer() async throws {
    let first = list()
    await load(first, [1])
    let date = (list().staleReason as? RowsAreStored)?.date
    first.edit(1) { $0?.likes = 1 }
    await first.stored()

    let second = list()
    #expect(second.items == [Post(1, likes: 1)])
    #expect(date != nil && (second.staleReason as? RowsAreStored)?.date == date)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func directoryThatIsAFileIsReported() throws {
    try Data().write(to: folder)
    #expect(list().storeError != nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func errorOfTheLastStepSaysWhy() async throws {
    // A directory in place of the file.
    let file = folder.appendingPathComponent("rows.json")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

    let error = await #expect(throws: (any Error).self) {
      try await store.store(StoredRows([Post(1)], date: Date()))
    }
    let reason = try #require(error as NSError?)
    #expect(reason.domain == NSPOSIXErrorDomain && reason.code == 21)  // EISDIR
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rows.json"])
    try FileManager.default.removeItem(at: folder)
  }

  /// Two lists with one directory: one of them is last, and neither disturbs the other.
  @Test func writersInOneDirectoryTakeTurns() async throws {
    let store = store
    let errors = await withTaskGroup(of: Int.self) { group in
      for writer in 0..<8 {
        group.addTask {
          var count = 0
          for number in 0..<50 {
            let rows = StoredRows((0..<40).map { _ in Post(writer * 100 + number) }, date: Date())
            do { try await store.store(rows) } catch { count += 1 }
          }
          return count
        }
      }
      var sum = 0
      for await count in group { sum += count }
      return sum
    }

    #expect(errors == 0)
    #expect(Set(try #require(try store.stored()).items.map(\.id)).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rows.json"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func unreadableFileCountsAsNoRows() async throws {
    await load(list(), [1])
    try Data("{".utf8).write(to: folder.appendingPathComponent("rows.json"))

    let second = list()
    #expect(second.items.isEmpty && second.storeError is DecodingError)
    await load(second, [2])
    #expect(second.storeError == nil)
    #expect(list().items.map(\.id) == [2])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func storeThatFailsIsReportedByTheList() async throws {
    try Data().write(to: folder)
    let list = list()
    await load(list, [1])

    #expect(list.storeError != nil)
    #expect(list.items.map(\.id) == [1])
    try FileManager.default.removeItem(at: folder)
  }

  /// The page is there before the call returns, so no indicator appears.
  @Test func pageAtHandIsDeliveredInTheCallersTurn() {
    let list = PagedList(MemoryService(), pageSize: 2, uniqueBy: \.id)
    list.loadFirstPage()
    #expect(list.items.map(\.id) == [0, 1])
    #expect(list.status == .success(PageLoad(.first)))
    list.loadNextPage()
    #expect(list.items.map(\.id) == [0, 1, 2, 3])
  }
}

private struct MemoryService: PageLoading {
  func pageAtHand(_ request: PageRequest) -> LoadedPage<Post>? {
    LoadedPage((request.offset..<request.offset + request.size).map { Post($0) })
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Post> { throw Broken() }
}
