import PagedList
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct UniqueRowsTests {
  struct Row: Sendable, Equatable {
    var id: Int
    var text = ""
  }

  @Test func dropsAndCountsRowsWithAKnownId() async {
    let pages = [[1, 2, 3], [3, 4, 5], [5, 5, 6]]
    let service = FixedPages(pages: pages.map { $0.map { Row(id: $0) } })
    let list = PagedList(service, pageSize: 3, uniqueBy: \.id)

    _ = await list.loadFirstPage().finished
    _ = await list.loadNextPage().finished
    _ = await list.loadNextPage().finished

    #expect(list.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(list.duplicateCount == 3)
    #expect(list.pageIndex == 2 && list.hasMore)

    _ = await list.loadFirstPage().finished
    #expect(list.duplicateCount == 0)
  }

  @Test func pageOfKnownRowsOnlyAdvancesThePage() async {
    let list = PagedList(FixedPages(pages: [[1, 2, 3], [1, 2, 3]]), pageSize: 3, uniqueBy: { $0 })
    _ = await list.loadFirstPage().finished
    let recorder = RecordingObserver()
    list.addObserver(recorder)

    _ = await list.loadNextPage().finished

    let next = PageLoad(.next, index: 1)
    #expect(recorder.events == [.began(next), .ended(next), .completed(next, .success(next))])
    #expect(list.pageIndex == 1 && list.duplicateCount == 3)
  }

  @Test func idClosureMayReadTheList() async {
    weak var weakList: PagedList<Int>?
    var counts: [Int?] = []
    let list = PagedList(
      FixedPages(pages: [[1], [2]]),
      pageSize: 1,
      uniqueBy: { row in
        counts.append(weakList?.items.count)
        return row
      }
    )
    weakList = list

    _ = await list.loadFirstPage().finished
    _ = await list.loadNextPage().finished

    #expect(counts == [0, 1])
  }

  @Test func keepsEveryRowWithoutAnId() async {
    let list = PagedList(FixedPages(pages: [[1, 1, 1], [1]]), pageSize: 3)
    _ = await list.loadFirstPage().finished
    _ = await list.loadNextPage().finished

    #expect(list.items == [1, 1, 1, 1])
    #expect(list.duplicateCount == 0)
  }

  @Test func editDoesNotAffectPages() async {
    let list = PagedList(FixedPages(pages: [[1, 2, 3], [3, 4]]), pageSize: 3, uniqueBy: { $0 })
    _ = await list.loadFirstPage().finished
    let recorder = RecordingObserver()
    list.addObserver(recorder)

    list.edit { $0.removeAll { $0 == 3 } }
    list.edit { _ in }
    #expect(list.items == [1, 2])
    #expect(recorder.read() == [.changed(.edited)])
    _ = await list.loadNextPage().finished

    #expect(list.items == [1, 2, 4])
  }

  @Test func overlappingPageDoesNotRestoreADeletedRow() async {
    let list = PagedList(FixedPages(pages: [[1, 2, 3], [3, 4, 5], [5, 6]]), pageSize: 3, uniqueBy: { $0 })
    list.beforeFirstPage = { $0.removeAll { $0 == 2 } }
    list.beforeNextPage = { $0.removeAll { $0 == 5 } }
    _ = await list.loadFirstPage().finished

    list.edit { $0.removeAll { $0 == 3 } }
    _ = await list.loadNextPage().finished
    #expect(list.items == [1, 4])
    _ = await list.loadNextPage().finished
    #expect(list.items == [1, 4, 6])
    #expect(list.duplicateCount == 2)

    _ = await list.loadFirstPage().finished
    #expect(list.items == [1, 3])
  }
}

/// A service with fixed pages.
struct FixedPages<Item: Sendable>: PageLoading {
  var pages: [[Item]]

  func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    LoadedPage(pages.indices.contains(request.index) ? pages[request.index] : [])
  }
}
