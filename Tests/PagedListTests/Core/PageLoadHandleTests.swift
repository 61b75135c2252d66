import PagedList
import TestSupport
import Testing

/// The outcome of a load, as its caller receives it.
@MainActor
@Suite(.watchdog)
struct PageLoadHandleTests {
  private let service = ManualService<Int>()
  private let list: PagedList<Int>

  init() {
    list = PagedList(service, pageSize: 3)
  }

  private func loaded() async throws {
    try await service.answer(0, 0..<3, to: list.loadFirstPage())
  }

  @Test func failureAndItsRetryHaveSeparateOutcomes() async throws {
    let first = list.loadFirstPage()
    try await service.fail(0)
    #expect(await first.finished == .failure(PageFailure(PageLoad(.first), Broken())))

    let again = list.retry()
    try await service.answer(1, 0..<3)

    #expect(await again.finished == .success(PageLoad(.first, isRetry: true)))
  }

  @Test func firstPageSupersedesTheNextOne() async throws {
    try await loaded()
    let next = list.loadNextPage()
    try await service.arrivals.reach(2)
    let refresh = list.loadFirstPage()
    try await service.arrivals.reach(3)
    let other = list.loadFirstPage(parameters: ["other": "yes"])
    try await service.answer(3, 5..<6)

    #expect(await next.finished == .superseded(PageLoad(.next, index: 1)))
    #expect(await refresh.finished == .superseded(PageLoad(.refresh)))
    #expect(await other.finished == .success(PageLoad(.refresh)))
  }

  @Test func callersOfTheSameLoadShareItsOutcome() async throws {
    let first = list.loadFirstPage()
    let same = list.loadFirstPage()
    try await service.answer(0, 0..<3)
    #expect(await first.finished == .success(PageLoad(.first)))
    #expect(await same.finished == .success(PageLoad(.first)))

    let next = list.loadNextPage()
    let sameNext = list.loadNextPage()
    try await service.answer(1, 0..<0)
    #expect(await next.finished == .noData(PageLoad(.next, index: 1)))
    #expect(await next.finished == .noData(PageLoad(.next, index: 1)))
    #expect(await sameNext.finished == .noData(PageLoad(.next, index: 1)))
    #expect(service.requests.count == 2)
  }

  @Test func reportsIgnoredIfNothingIsLoaded() async {
    #expect(await list.loadNextPage().finished == .ignored)
    #expect(await list.retry().finished == .ignored)

    list.loadFirstPage()

    #expect(await list.loadNextPage().finished == .ignored)
    #expect(await list.retry().finished == .ignored)
    list.cancel()
  }

  @Test func loadRequestedByAnObserverHasItsOwnOutcome() async throws {
    var next: PageLoadHandle?
    let recorder = RecordingObserver { [weak list] event in
      if case .completed(let load, _) = event, load.kind == .first { next = list?.loadNextPage() }
    }
    list.addObserver(recorder)
    let first = list.loadFirstPage()
    try await service.answer(0, 0..<3)
    #expect(await first.finished == .success(PageLoad(.first)))

    try await service.answer(1, 3..<4)

    #expect(await next?.finished == .success(PageLoad(.next, index: 1)))
  }

  @Test func loadRetainsTheListUntilItEnds() async throws {
    weak var gone: PagedList<Int>?
    var page: PageLoadHandle?
    do {
      let list = PagedList(service, pageSize: 3)
      gone = list
      page = list.loadFirstPage()
    }
    try await service.answer(0, 0..<3)

    #expect(await page?.finished == .success(PageLoad(.first)))
    page = nil
    #expect(gone == nil)
  }

  @Test func cancellingTheWaitingTaskDoesNotCancelTheLoad() async throws {
    let first = list.loadFirstPage()
    let waiting = Task { await first.finished }

    waiting.cancel()
    try await service.answer(0, 0..<3)

    #expect(await waiting.value == .success(PageLoad(.first)))
  }
}
