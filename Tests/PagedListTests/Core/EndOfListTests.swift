import PagedList
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct EndOfListTests {
  let service = ManualService<Int>()
  let list: PagedList<Int>

  init() {
    list = PagedList(service, pageSize: 3)
  }

  private func hasMore(after pages: [LoadedPage<Int>]) async throws -> Bool {
    for (number, page) in pages.enumerated() {
      if number == 0 { list.loadFirstPage() } else { list.loadNextPage() }
      try await service.arrivals.reach(number + 1)
      service.answer(number, .success(page))
      await list.settled()
    }
    return list.hasMore
  }

  @Test(
    arguments: [
      ("a full page", [LoadedPage([1, 2, 3])], true),
      ("a short page", [LoadedPage([1, 2])], false),
      ("an empty page", [LoadedPage([1, 2, 3]), LoadedPage([])], false),
      ("a full page of the service's size", [LoadedPage([1, 2], pageSize: 2)], true),
      ("a short page after it", [LoadedPage([1, 2], pageSize: 2), LoadedPage([3])], false),
      ("dropped elements that fill the page", [LoadedPage([1], droppedCount: 2)], true),
      ("the total is reached", [LoadedPage([1, 2, 3], total: 6), LoadedPage([4, 5, 6], total: 6)], false),
      (
        "a short page below the total", [LoadedPage([1, 2], total: 6), LoadedPage([3, 4, 5], total: 6)], true
      ),
      ("a total below the received rows", [LoadedPage([1, 2, 3], total: 2)], true),
      ("a total of 0", [LoadedPage([1, 2, 3], total: 0)], true),
      ("a negative total", [LoadedPage([1, 2, 3], total: -1)], true),
      ("a page size of 0", [LoadedPage([1, 2], pageSize: 0)], false),
      ("a negative page size", [LoadedPage([1, 2], pageSize: -5)], false),
      ("the service says that a full page is the last", [LoadedPage([1, 2, 3], isLast: true)], false),
      ("the service says that a short page is not", [LoadedPage([1], isLast: false)], true),
      (
        "an impossible dropped count",
        [.max, .min, -1].map { LoadedPage([1], isLast: false, droppedCount: $0) }, true
      ),
    ] as [(String, [LoadedPage<Int>], Bool)]
  )
  func pageIsTheEndOrNot(kind: String, pages: [LoadedPage<Int>], mayHaveMore: Bool) async throws {
    #expect(try await hasMore(after: pages) == mayHaveMore)
  }

  @Test func pageOfDroppedElementsIsNotEmpty() async throws {
    #expect(try await hasMore(after: [LoadedPage([], droppedCount: 3)]))
    #expect(list.status == .success(PageLoad(.first)))
    #expect(list.pageIndex == 0 && list.items.isEmpty)
  }

  @Test func followsCursorsUntilThereIsNone() async throws {
    let hasMore = try await hasMore(
      after: [LoadedPage([1], nextCursor: "b"), LoadedPage([2], nextCursor: "c"), LoadedPage([3, 4, 5])]
    )

    #expect(!hasMore)
    #expect(service.requests.map(\.cursor) == [nil, "b", "c"])
    #expect(service.requests.map(\.index) == [0, 1, 2])
  }

  @Test func fullPageWithoutACursorIsTheLast() async throws {
    let name: String? = nil

    #expect(try await !hasMore(after: [LoadedPage([1, 2, 3], nextCursor: name)]))
    #expect(service.requests.count == 1)
    #expect(LoadedPage([1, 2, 3], nextCursor: "b").isLast == nil)
    #expect(LoadedPage([1, 2, 3], nextCursor: name, isLast: false).isLast == false)
  }

  @Test func remembersTheEndUntilTheNextRefresh() async throws {
    #expect(try await !hasMore(after: [LoadedPage([1, 2, 3]), LoadedPage([])]))
    list.loadNextPage()
    list.loadNextPageIfNeeded(showing: 2)
    #expect(service.requests.count == 2)

    try await service.fail(2, to: list.loadFirstPage())
    #expect(!list.hasMore)

    try await service.answer(3, 0..<3, to: list.retry())
    #expect(list.hasMore)
  }

  @Test func loadsTheNextPageOnlyNearTheEnd() async throws {
    list.prefetchDistance = 2
    #expect(try await hasMore(after: [LoadedPage([1, 2, 3])]))

    list.loadNextPageIfNeeded(showing: 0)
    #expect(list.status.ongoing == nil)
    list.loadNextPageIfNeeded(showing: 1)

    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
  }

  @Test(arguments: [true, false], [true, false])
  func unsuccessfulRefreshDoesNotReenableAutomaticLoading(isCancelled: Bool, isRefreshCancelled: Bool)
    async throws
  {
    _ = try await hasMore(after: [LoadedPage([1, 2, 3])])
    let next = list.loadNextPage()
    try await service.arrivals.reach(2)
    if isCancelled { list.cancel() } else { try await service.fail(1) }
    _ = await next.finished
    list.loadNextPageIfNeeded(showing: 2)
    #expect(list.status.ongoing == nil)

    let refresh = list.loadFirstPage()
    try await service.arrivals.reach(3)
    if isRefreshCancelled { list.cancel() } else { try await service.fail(2) }
    _ = await refresh.finished

    list.loadNextPageIfNeeded(showing: 2)
    #expect(list.status.ongoing == nil)

    try await service.answer(3, 0..<3, to: list.loadFirstPage())
    list.loadNextPageIfNeeded(showing: 2)
    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
  }

  @Test func loadsANextPageReplacedByARefreshAutomatically() async throws {
    _ = try await hasMore(after: [LoadedPage([1, 2, 3])])
    list.loadNextPage()
    try await service.arrivals.reach(2)
    try await service.fail(2, to: list.loadFirstPage())

    list.loadNextPageIfNeeded(showing: 2)

    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
  }
}
