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

  /// A load after a first page, the rows that the service answers, or nil for a failure, and the outcome.
  @Test(
    arguments: [
      ("First page: success replaces", false, 10..<13, [10, 11, 12], 0, .success(PageLoad(.refresh))),
      ("First page: empty clears", false, 0..<0, [], nil, .noData(PageLoad(.refresh))),
      (
        "First page: failure keeps the list", false, nil, [0, 1, 2], 0,
        .failure(PageFailure(PageLoad(.refresh), Broken()))
      ),
      (
        "Next page: success appends", true, 3..<6, [0, 1, 2, 3, 4, 5], 1, .success(PageLoad(.next, index: 1))
      ),
      (
        "Next page: empty leaves the page index unchanged", true, 0..<0, [0, 1, 2], 0,
        .noData(PageLoad(.next, index: 1))
      ),
      (
        "Next page: failure leaves the page index unchanged", true, nil, [0, 1, 2], 0,
        .failure(PageFailure(PageLoad(.next, index: 1), Broken()))
      ),
    ] as [(String, Bool, Range<Int>?, [Int], Int?, PageStatus)]
  )
  func resultChangesRowsAndPageIndex(
    kind: String,
    isNext: Bool,
    answer: Range<Int>?,
    items: [Int],
    pageIndex: Int?,
    status: PageStatus
  ) async throws {
    try await loadFirst()
    let load = isNext ? list.loadNextPage() : list.loadFirstPage()
    if let answer {
      try await service.answer(1, answer, to: load)
    } else {
      try await service.fail(1, to: load)
    }
    #expect(list.items == items)
    #expect(list.pageIndex == pageIndex)
    #expect(list.status == status)
    #expect(list.hasMore == (answer?.isEmpty != true))
  }

  @Test("Next page: a retry loads the failed page; the seed lost it")
  func failedNextPageIsNotLost() async throws {
    try await loadFirst()
    try await service.fail(1, to: list.loadNextPage())
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
