import KitSupport
import PagedList
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PagedListLeakTests {
  @Test func aListThatIsLetGoCancelsWhatRuns() async throws {
    let service = HandService<Int>()
    weak var weakList: PagedList<Int>?
    do {
      let list = PagedList(service, pageSize: 3)
      weakList = list
      list.loadFirstPage()
      try await service.arrivals.reach(1)
    }

    #expect(weakList == nil)
    try await service.cancellations.reach(1)
  }

  @Test func nothingOfAListIsLeft() async throws {
    weak var weakList: PagedList<Token>?
    weak var weakDiary: Diary?
    let gone: Signal
    do {
      let token = Token()
      gone = token.gone
      let list = PagedList(PagesOnly(pages: [[token], [token]]), pageSize: 1)
      let diary = Diary()
      (weakList, weakDiary) = (list, diary)
      list.addObserver(diary)
      list.beforeNextPage = { items in items.append(token) }
      _ = await list.loadFirstPage().finished
      _ = await list.loadNextPage().finished
    }

    #expect(weakList == nil)
    #expect(weakDiary == nil)
    try await gone.reach(1)
  }

  @Test func aListDoesNotHoldItsObservers() {
    let list = PagedList(PagesOnly(pages: [[1]]), pageSize: 1)
    weak var weakDiary: Diary?
    do {
      let diary = Diary()
      weakDiary = diary
      list.addObserver(diary)
    }

    #expect(weakDiary == nil)
    list.loadFirstPage()
  }

  @Test func rowsThatAreReplacedMayComeBackToTheListAsTheyDie() async {
    let list = PagedList(MakingRows(), pageSize: 1)
    _ = await list.loadFirstPage().finished
    list.items.first?.onEnd { MainActor.assumeIsolated { _ = list.items.count } }

    _ = await list.loadFirstPage().finished
    list.items.first?.onEnd { MainActor.assumeIsolated { _ = list.items.count } }
    list.edit { $0 = [] }

    #expect(list.items.isEmpty)
  }

  @Test func aPageSizeThatIsNoneIsReported() {
    let (list, reports) = Reports.collecting {
      PagedList(PagesOnly(pages: [[1]]), pageSize: 0, fileID: "Here.swift", line: 7)
    }

    #expect(list.pageSize == 1)
    #expect(
      reports.map(\.description) == [
        """
        A paged list was given pages of 0 rows; it asks for pages of 1. Give it a page size above 0. (Here.swift:7)
        """
      ]
    )
  }
}

private struct MakingRows: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<DyingRow> {
    LoadedPage([DyingRow()])
  }
}

private final class DyingRow: Sendable {
  private let end = Lock<(@Sendable () -> Void)?>(nil)

  func onEnd(_ body: @escaping @Sendable () -> Void) {
    end.withLock { $0 = body }
  }

  deinit {
    end.withLock { $0 }?()
  }
}
