import KitSupport
import PagedList
import TestSupport
import Testing

/// Rows that a service with numbered pages deletes move its later rows to earlier pages.
///
/// `DeletedRowsPropertyTests` draws deletions, edits and failures in every order. These tests count requests, and show
/// what it does not draw.
@MainActor
@Suite(.watchdog)
struct DeletedRowsTests {
  /// A service with these rows and a list that has loaded its first page of 20.
  private func numbered(_ rows: Range<Int>) async -> (NumberedService, PagedList<Int>) {
    let service = NumberedService(rows: rows)
    let list = PagedList(service, pageSize: 20, uniqueBy: { $0 })
    _ = await list.loadFirstPage().finished
    return (service, list)
  }

  /// A service and a list that has loaded rows 0 to 2, its first page of 3.
  private func manual() async throws -> (ManualService<Int>, PagedList<Int>) {
    let service = ManualService<Int>()
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 })
    try await service.answer(0, 0..<3, to: list.loadFirstPage())
    return (service, list)
  }

  private func loadAll(_ list: PagedList<Int>) async {
    while list.hasMore { _ = await list.loadNextPage().finished }
  }

  @Test func asksAgainForThePageBeforeUntilAllDeletionsAreFound() async {
    let (service, list) = await numbered(0..<45)

    service.delete(3..<6)
    list.edit { $0.removeAll { (3..<6).contains($0) } }
    _ = await list.loadNextPage().finished
    #expect(list.items == [0, 1, 2] + Array(6..<43))
    await loadAll(list)

    #expect(list.items == service.rows)
    #expect(service.asked == [0, 1, 0, 2])
  }

  enum CheapEdit: CaseIterable {
    case draftRemoved, rowPutBack, draftReplaced, draftPutBack
  }

  @Test(arguments: CheapEdit.allCases)
  func editsThatRemoveNoRowOfTheServiceCostNoRequest(kind: CheapEdit) async {
    let (service, list) = await numbered(0..<100)

    if kind == .rowPutBack { list.edit { $0.remove(at: 3) } } else { list.edit { $0.insert(-1, at: 0) } }
    switch kind {
    case .draftRemoved: list.edit { $0.removeFirst() }
    case .rowPutBack: list.edit { $0.insert(3, at: 3) }
    case .draftReplaced: list.edit { $0[0] = -2 }
    case .draftPutBack:
      list.edit { $0.removeFirst() }
      list.edit { $0.insert(-1, at: 0) }
    }
    await loadAll(list)

    #expect(service.asked == [0, 1, 2, 3, 4, 5])
    #expect(list.items.filter { $0 >= 0 } == service.rows)
  }

  @Test func draftThatIsPutBackLeavesTheOtherRemovals() async {
    let (service, list) = await numbered(0..<95)

    list.edit { $0.insert(-1, at: 0) }
    list.edit { $0.removeAll { $0 == -1 || $0 == 3 } }
    list.edit { $0.insert(-1, at: 0) }
    _ = await list.loadNextPage().finished
    service.delete(3..<4)
    await loadAll(list)

    #expect(list.items == [-1] + service.rows)
  }

  @Test(arguments: [false, true])
  func draftThatTheServiceReturnsAfterItsRemovalHidesNoOtherRow(isFirstPage: Bool) async throws {
    let (service, list) = try await manual()

    list.edit { $0.append(100) }
    let load = isFirstPage ? list.loadFirstPage() : list.loadNextPage()
    try await service.arrivals.reach(2)
    list.edit { $0.removeAll { $0 == 100 } }
    service.answer(1, .success(LoadedPage([100, 4, 5])))
    _ = await load.finished
    // The service deletes row 100 now, so that row 6 moves to the loaded page.
    let next = list.loadNextPage()
    try await service.answer(2, 7..<8)
    try await service.arrivals.reach(4)
    #expect(service.requests[3].index == (isFirstPage ? 0 : 1))
    service.answer(3, .success(LoadedPage([4, 5, 6])))
    _ = await next.finished

    #expect(list.items == (isFirstPage ? [] : [0, 1, 2]) + [4, 5, 6, 7])
    service.close()
  }

  @Test func listWithoutIDsAsksForEachPageOnce() async {
    let service = NumberedService(rows: 0..<45)
    let list = PagedList(service, pageSize: 20)
    _ = await list.loadFirstPage().finished

    service.delete(3..<6)
    list.edit { $0.removeAll { (3..<6).contains($0) } }
    await loadAll(list)

    #expect(service.asked == [0, 1, 2])
    #expect(list.items == [0, 1, 2] + Array(6..<20) + Array(23..<45))
  }

  @Test func chainedServicesLoseNoRows() async {
    let services = [NumberedService(rows: 0..<45), NumberedService(rows: 100..<145)]
    let list = PagedList(ChainedPageLoader(services), pageSize: 20, uniqueBy: { $0 })
    _ = await list.loadFirstPage().finished

    services[0].delete(3..<6)
    list.edit { $0.removeAll { (3..<6).contains($0) } }
    while list.hasMore && list.items.count < 60 { _ = await list.loadNextPage().finished }
    services[1].delete(100..<104)
    list.edit { $0.removeAll { (100..<104).contains($0) } }
    await loadAll(list)

    #expect(list.items == services[0].rows + services[1].rows)
  }
}

/// A service that numbers its pages, and whose rows a test deletes.
private final class NumberedService: PageLoading {
  private struct State {
    var rows: [Int]
    var asked: [Int] = []
  }

  private let state: Lock<State>

  init(rows: Range<Int>) {
    state = Lock(State(rows: Array(rows)))
  }

  var rows: [Int] { state.withLock { $0.rows } }

  /// The indices of the requested pages, in order.
  var asked: [Int] { state.withLock { $0.asked } }

  func delete(_ rows: Range<Int>) {
    state.withLock { $0.rows.removeAll(where: rows.contains) }
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Int> {
    state.withLock { $0.asked.append(request.index) }
    return LoadedPage(Array(rows.dropFirst(request.index * request.size).prefix(request.size)))
  }
}
