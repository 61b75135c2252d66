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

  private func hasMore(after pages: LoadedPage<Int>...) async throws -> Bool {
    for (number, page) in pages.enumerated() {
      if number == 0 { list.loadFirstPage() } else { list.loadNextPage() }
      try await service.arrivals.reach(number + 1)
      service.answer(number, .success(page))
      await list.settled()
    }
    return list.hasMore
  }

  @Test func fullPageIsNotTheEnd() async throws {
    #expect(try await hasMore(after: LoadedPage([1, 2, 3])))
  }

  @Test func emptyPageIsTheEnd() async throws {
    #expect(try await !hasMore(after: LoadedPage([1, 2, 3]), LoadedPage([])))
  }

  @Test func shortPageIsTheEnd() async throws {
    #expect(try await !hasMore(after: LoadedPage([1, 2])))
  }

  @Test func usesTheServicesPageSize() async throws {
    #expect(try await hasMore(after: LoadedPage([1, 2], pageSize: 2)))
    list.loadNextPage()
    try await service.answer(1, 3..<4)
    await list.settled()
    #expect(!list.hasMore)
  }

  @Test func droppedElementsCountTowardsThePageSize() async throws {
    #expect(try await hasMore(after: LoadedPage([1], droppedCount: 2)))
  }

  @Test func pageOfDroppedElementsIsNotEmpty() async throws {
    #expect(try await hasMore(after: LoadedPage([], droppedCount: 3)))
    #expect(list.status == .success(PageLoad(.first)))
    #expect(list.pageIndex == 0 && list.items.isEmpty)
  }

  @Test(arguments: [Int.max, .min, -1])
  func toleratesAnImpossibleDroppedCount(count: Int) async throws {
    let page = LoadedPage([1, 2, 3], isLast: false, droppedCount: count)

    #expect(try await hasMore(after: page, page))
  }

  @Test func reachedTotalIsTheEnd() async throws {
    #expect(
      try await !hasMore(after: LoadedPage([1, 2, 3], total: 6), LoadedPage([4, 5, 6], total: 6))
    )
  }

  @Test func shortPageBelowTheTotalIsNotTheEnd() async throws {
    #expect(
      try await hasMore(after: LoadedPage([1, 2], total: 6), LoadedPage([3, 4, 5], total: 6))
    )
  }

  @Test(arguments: [0, -1, 2])
  func ignoresATotalBelowTheReceivedRows(total: Int) async throws {
    #expect(try await hasMore(after: LoadedPage([1, 2, 3], total: total)))
  }

  @Test(arguments: [0, -5])
  func ignoresAPageSizeBelowOne(pageSize: Int) async throws {
    #expect(try await !hasMore(after: LoadedPage([1, 2], pageSize: pageSize)))
  }

  @Test(arguments: [true, false])
  func isLastOverridesEverythingButAnEmptyPage(isLast: Bool) async throws {
    let items = isLast ? [1, 2, 3] : [1]
    #expect(try await hasMore(after: LoadedPage(items, isLast: isLast)) == !isLast)
  }

  @Test func followsCursorsUntilThereIsNone() async throws {
    let hasMore = try await hasMore(
      after: LoadedPage([1], nextCursor: "b"),
      LoadedPage([2], nextCursor: "c"),
      LoadedPage([3, 4, 5])
    )

    #expect(!hasMore)
    #expect(service.requests.map(\.cursor) == [nil, "b", "c"])
    #expect(service.requests.map(\.index) == [0, 1, 2])
  }

  @Test func fullPageWithoutACursorIsTheLast() async throws {
    let name: String? = nil

    #expect(try await !hasMore(after: LoadedPage([1, 2, 3], nextCursor: name)))
    #expect(service.requests.count == 1)
    #expect(LoadedPage([1, 2, 3], nextCursor: "b").isLast == nil)
    #expect(LoadedPage([1, 2, 3], nextCursor: name, isLast: false).isLast == false)
  }

  @Test func remembersTheEndUntilTheNextRefresh() async throws {
    #expect(try await !hasMore(after: LoadedPage([1, 2, 3]), LoadedPage([])))
    list.loadNextPage()
    list.loadNextPageIfNeeded(showing: 2)
    #expect(service.requests.count == 2)

    list.loadFirstPage()
    try await service.fail(2)
    await list.settled()
    #expect(!list.hasMore)

    list.retry()
    try await service.answer(3, 0..<3)
    await list.settled()
    #expect(list.hasMore)
  }

  @Test func loadsTheNextPageOnlyNearTheEnd() async throws {
    list.prefetchDistance = 2
    #expect(try await hasMore(after: LoadedPage([1, 2, 3])))

    list.loadNextPageIfNeeded(showing: 0)
    #expect(list.status.ongoing == nil)
    list.loadNextPageIfNeeded(showing: 1)

    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
  }

  @Test(arguments: [true, false])
  func doesNotReloadAFailedOrCancelledNextPageAutomatically(isCancelled: Bool) async throws {
    _ = try await hasMore(after: LoadedPage([1, 2, 3]))
    list.loadNextPage()
    if isCancelled { list.cancel() } else { try await service.fail(1) }
    await list.settled()

    list.loadNextPageIfNeeded(showing: 2)
    #expect(list.status.ongoing == nil)

    list.loadNextPage()
    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
  }

  @Test(arguments: [true, false], [true, false])
  func unsuccessfulRefreshDoesNotReenableAutomaticLoading(isCancelled: Bool, isRefreshCancelled: Bool)
    async throws
  {
    _ = try await hasMore(after: LoadedPage([1, 2, 3]))
    let next = list.loadNextPage()
    try await service.arrivals.reach(2)
    if isCancelled { list.cancel() } else { try await service.fail(1) }
    _ = await next.finished
    let refresh = list.loadFirstPage()
    try await service.arrivals.reach(3)
    if isRefreshCancelled { list.cancel() } else { try await service.fail(2) }
    _ = await refresh.finished

    list.loadNextPageIfNeeded(showing: 2)
    #expect(list.status.ongoing == nil)

    let again = list.loadFirstPage()
    try await service.answer(3, 0..<3)
    _ = await again.finished
    list.loadNextPageIfNeeded(showing: 2)
    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
  }

  @Test func loadsANextPageReplacedByARefreshAutomatically() async throws {
    _ = try await hasMore(after: LoadedPage([1, 2, 3]))
    list.loadNextPage()
    try await service.arrivals.reach(2)
    let refresh = list.loadFirstPage()
    try await service.fail(2)
    _ = await refresh.finished

    list.loadNextPageIfNeeded(showing: 2)

    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
  }
}
