import KitSupport
import PagedList
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct PagedListLeakTests {
  @Test func releasingAListCancelsItsRequest() async throws {
    let service = ManualService<Int>()
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

  @Test func releasesEverything() async throws {
    weak var weakList: PagedList<Token>?
    weak var weakObserver: RecordingObserver?
    let gone: Signal
    do {
      let token = Token()
      gone = token.gone
      let list = PagedList(FixedPages(pages: [[token], [token]]), pageSize: 1)
      let recorder = RecordingObserver()
      (weakList, weakObserver) = (list, recorder)
      list.addObserver(recorder)
      list.beforeNextPage = { items in items.append(token) }
      _ = await list.loadFirstPage().finished
      _ = await list.loadNextPage().finished
    }

    #expect(weakList == nil)
    #expect(weakObserver == nil)
    try await gone.reach(1)
  }

  @Test func doesNotRetainObservers() {
    let list = PagedList(FixedPages(pages: [[1]]), pageSize: 1)
    weak var weakObserver: RecordingObserver?
    do {
      let recorder = RecordingObserver()
      weakObserver = recorder
      list.addObserver(recorder)
    }

    #expect(weakObserver == nil)
    list.loadFirstPage()
  }

  @Test func replacedRowsMayAccessTheListInDeinit() async {
    let list = PagedList(DeinitCallbackLoader(), pageSize: 1)
    _ = await list.loadFirstPage().finished
    list.items.first?.onEnd { MainActor.assumeIsolated { _ = list.items.count } }

    _ = await list.loadFirstPage().finished
    list.items.first?.onEnd { MainActor.assumeIsolated { _ = list.items.count } }
    list.edit { $0 = [] }

    #expect(list.items.isEmpty)
  }

  @Test func reportsAnInvalidPageSize() {
    let (list, reports) = Reports.collecting {
      PagedList(FixedPages(pages: [[1]]), pageSize: 0, fileID: "Here.swift", line: 7)
    }

    #expect(list.pageSize == 1)
    #expect(
      reports.map(\.description) == [
        """
        A paged list has a page size of 0 and uses 1 instead. Pass a page size above 0. (Here.swift:7)
        """
      ]
    )
  }
}

private struct DeinitCallbackLoader: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<DeinitCallbackRow> {
    LoadedPage([DeinitCallbackRow()])
  }
}

private final class DeinitCallbackRow: Sendable {
  private let end = Lock<(@Sendable () -> Void)?>(nil)

  func onEnd(_ body: @escaping @Sendable () -> Void) {
    end.withLock { $0 = body }
  }

  deinit {
    end.withLock { $0 }?()
  }
}
