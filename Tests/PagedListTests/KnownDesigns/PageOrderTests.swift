import PagedList
import TestSupport
import Testing

/// The handling of first and next pages, and the known defects of layered lists.
@MainActor
@Suite("Layered paged list: first page and next page", .watchdog)
struct PageOrderTests {
  let service = ManualService<Int>()
  let list: PagedList<Int>

  init() {
    list = PagedList(service, pageSize: 3)
  }

  private func loadFirst() async throws {
    try await service.answer(0, 0..<3, to: list.loadFirstPage())
  }

  @Test("First page: success replaces")
  func firstPageReplaces() async throws {
    try await loadFirst()

    try await service.answer(1, 10..<13, to: list.loadFirstPage())

    #expect(list.items == [10, 11, 12])
    #expect(list.status == .success(PageLoad(.refresh)))
    #expect(list.pageIndex == 0)
  }

  @Test("First page: empty clears")
  func emptyFirstPageClears() async throws {
    try await loadFirst()

    try await service.answer(1, 0..<0, to: list.loadFirstPage())

    #expect(list.items == [])
    #expect(list.status == .noData(PageLoad(.refresh)))
    #expect(list.pageIndex == nil && !list.hasMore)
  }

  @Test("First page: failure keeps the list and shows a tip")
  func failedFirstPageKeepsTheList() async throws {
    try await loadFirst()
    let recorder = RecordingObserver()
    list.addObserver(recorder)

    try await service.fail(1, to: list.loadFirstPage())

    let failure = PageFailure(PageLoad(.refresh), Broken())
    #expect(list.items == [0, 1, 2])
    #expect(list.pageIndex == 0 && list.hasMore)
    #expect(list.status == .failure(failure))
    #expect(recorder.events.contains(.tip(.failure(failure))))
  }

  @Test("Next page: success appends")
  func nextPageAppends() async throws {
    try await loadFirst()

    try await service.answer(1, 3..<6, to: list.loadNextPage())

    #expect(list.items == [0, 1, 2, 3, 4, 5])
    #expect(list.status == .success(PageLoad(.next, index: 1)))
    #expect(list.pageIndex == 1)
  }

  @Test("Next page: empty leaves the page index unchanged")
  func emptyNextPageLeavesThePageNumber() async throws {
    try await loadFirst()

    try await service.answer(1, 0..<0, to: list.loadNextPage())

    #expect(list.pageIndex == 0)
    #expect(list.items == [0, 1, 2])
    #expect(list.status == .noData(PageLoad(.next, index: 1)))
  }

  @Test("Next page: failure leaves the page index unchanged; the seed lost the page")
  func failedNextPageIsNotLost() async throws {
    try await loadFirst()
    try await service.fail(1, to: list.loadNextPage())
    #expect(list.pageIndex == 0)
    #expect(list.items == [0, 1, 2])

    try await service.answer(2, 3..<6, to: list.retry())

    #expect(service.requests.map(\.index) == [0, 1, 1])
    #expect(list.items == [0, 1, 2, 3, 4, 5])
    #expect(list.status == .success(PageLoad(.next, index: 1, isRetry: true)))
  }

  @Test("Two quick calls skip no page; in the seed they did")
  func twoQuickCallsSkipNoPage() async throws {
    try await loadFirst()

    list.loadNextPage()
    try await service.answer(1, 3..<6, to: list.loadNextPage())
    try await service.answer(2, 6..<9, to: list.loadNextPage())

    #expect(service.requests.map(\.index) == [0, 1, 2])
    #expect(list.items == Array(0..<9))
  }

  @Test("A late answer does not change the list; in the seed it could")
  func ignoresALateAnswer() async throws {
    let service = ManualService<Int>(ignoresCancellation: true)
    let list = PagedList(service, pageSize: 3)
    try await service.answer(0, 0..<3, to: list.loadFirstPage())
    list.loadNextPage()
    try await service.arrivals.reach(2)

    list.loadFirstPage(parameters: ["kind": "other"])
    try await service.cancellations.reach(1)
    try await service.arrivals.reach(3)
    try await service.answerTooLate(1, 3..<6)
    #expect(list.status == .ongoing(PageLoad(.refresh)))
    try await service.answer(2, 10..<13)
    await list.settled()

    #expect(list.items == [10, 11, 12])
    #expect(list.pageIndex == 0)
  }

  @Test("A refresh cancels a running next page, and each load ends once")
  func aRefreshCancelsANextPage() async throws {
    try await loadFirst()
    let recorder = RecordingObserver()
    list.addObserver(recorder)

    list.loadNextPage()
    try await service.arrivals.reach(2)
    list.loadFirstPage()
    try await service.cancellations.reach(1)

    let next = PageLoad(.next, index: 1)
    #expect(
      recorder.read() == [
        .began(next), .ended(next), .completed(next, .cancelled(next)), .began(PageLoad(.refresh)),
      ]
    )
  }
}
