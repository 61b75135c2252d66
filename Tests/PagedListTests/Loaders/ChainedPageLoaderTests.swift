import KitSupport
import PagedList
import TestSupport
import Testing

@MainActor
@Suite("Layered paged list: one list fed by two services", .watchdog)
struct ChainedPageLoaderTests {
  private func walk(_ service: some PageLoading<Int>) async -> PagedList<Int> {
    let list = PagedList(service, pageSize: 3)
    _ = await list.loadFirstPage().finished
    while list.hasMore {
      list.loadNextPage()
      if await list.settled().failure != nil { break }
    }
    return list
  }

  @Test(
    arguments: [
      [[[0, 1, 2], [3, 4, 5], [6]], [[7, 8, 9], [10]]], [[], [[0, 1]]], [[[0, 1]], []], [[], []], [],
      [[[0, 1, 2]], [], [[3]], [], [[4, 5, 6], [7, 8, 9]], []],
    ]
  )
  func loadsAllPagesOfOneServiceThenOfTheOther(services: [[[Int]]]) async {
    let list = await walk(ChainedPageLoader(services.map { FixedPages(pages: $0) }))

    #expect(list.items == Array(services.joined().joined()))
    #expect(!list.hasMore)
  }

  @Test func requestsEachServicesOwnPagesWithTheListsParameters() async throws {
    let (one, two) = (ManualService<Int>(), ManualService<Int>())
    let list = PagedList(ChainedPageLoader(one, two), pageSize: 3, parameters: ["q": "sea"])
    try await one.answer(0, 0..<3, to: list.loadFirstPage())
    try await one.answer(1, 3..<4, to: list.loadNextPage())
    try await two.answer(0, 4..<7, to: list.loadNextPage())

    #expect(one.requests.map(\.index) == [0, 1])
    #expect(two.requests == [PageRequest(index: 0, size: 3, parameters: ["q": "sea"])])
    #expect(list.items == Array(0..<7))
    #expect(list.pageIndex == 2)
  }

  @Test func retryRequestsTheFailedServicesPage() async throws {
    let two = ManualService<Int>()
    let list = PagedList(ChainedPageLoader(FixedPages(pages: [[0]]), two), pageSize: 3)
    _ = await list.loadFirstPage().finished
    try await two.fail(0, to: list.loadNextPage())
    #expect(list.items == [0])

    try await two.answer(1, 1..<3, to: list.retry())

    #expect(list.items == [0, 1, 2])
    #expect(!list.hasMore)
    _ = await list.loadFirstPage().finished
    #expect(list.items == [0])
  }

  @Test func retryRequestsEmptyServicesAgain() async throws {
    let (one, two) = (ManualService<Int>(), ManualService<Int>())
    let list = PagedList(ChainedPageLoader(one, two), pageSize: 3)
    try await one.answer(0, 0..<3, to: list.loadFirstPage())
    list.loadNextPage()
    try await one.answer(1, 0..<0)
    try await two.fail(0)
    await list.settled()

    list.retry()
    try await one.answer(2, 0..<0)
    try await two.answer(1, 3..<5)
    await list.settled()

    #expect(one.requests.map(\.index) == [0, 1, 1])
    #expect(list.items == Array(0..<5))
  }

  @Test func passesOnTheStaleReasonOfASkippedService() async throws {
    let (one, two) = (ManualService<Int>(), ManualService<Int>())
    let loader = ChainedPageLoader(one, two)
    one.answer(0, .success(LoadedPage([], staleReason: Broken())))
    two.answer(0, .success(LoadedPage([1])))

    let page = try await loader.page(PageRequest(size: 3))

    #expect(page.items == [1])
    #expect(page.staleReason as? Broken == Broken())
  }

  @Test func servicesMayUseTotalsOrCursors() async {
    let byTotal = SamplePageLoader(count: 7, pageSize: 3) { $0 }
    let list = await walk(ChainedPageLoader(byTotal, ByName(), byTotal))

    #expect(list.items == Array(0..<7) + [100, 101, 102] + Array(0..<7))
  }

  @Test func rejectsAPageWithoutACursor() async {
    let loader = ChainedPageLoader(FixedPages(pages: [[0]]), FixedPages(pages: [[1]]))

    await #expect(throws: ChainedPageLoaderError.unknownPage(index: 4, cursor: nil)) {
      try await loader.page(PageRequest(index: 4, size: 3))
    }
    #expect(
      "\(ChainedPageLoaderError.unknownPage(index: 4, cursor: "x"))" == """
        Page 4 of chained services: expected the cursor of the previous page, found 'x'.
        """
    )
  }
}

extension ChainedPageLoaderTests {
  /// A cursor with a service, its last page and the number of received rows.
  private func cursor(service: Int = 0, index: Int = 0, received: Int = 0) -> String {
    """
    {"service": \(service), "position": {"index": \(index), "isAtEnd": false, "received": \(received)}}
    """
  }

  @Test func rejectsAForgedCursor() async {
    let loader = ChainedPageLoader(FixedPages(pages: [[0], [1]]), FixedPages(pages: [[2]]))
    let madeUp = [
      cursor(index: .max), cursor(index: .max / 2), cursor(index: .min), cursor(index: -1),
      cursor(received: .max), cursor(received: -1),
      cursor(service: 2), cursor(service: -1), cursor(service: .max),
      "", "7", "{}", #"{"service": 1e99, "position": {}}"#,
    ]

    for cursor in madeUp {
      await #expect(throws: ChainedPageLoaderError.unknownPage(index: 1, cursor: cursor)) {
        try await loader.page(PageRequest(index: 1, cursor: cursor, size: 3))
      }
    }
  }

  @Test func followsAValidCursor() async throws {
    let loader = ChainedPageLoader(FixedPages(pages: [[0], [1]]), FixedPages(pages: [[2]]))

    let page = try await loader.page(PageRequest(index: 1, cursor: cursor(received: 1), size: 1))

    #expect(page.items == [1])
  }
}

private struct ByName: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<Int> {
    let number = request.cursor.flatMap { Int($0) } ?? 100
    return LoadedPage([number], nextCursor: number < 102 ? "\(number + 1)" : nil)
  }
}
