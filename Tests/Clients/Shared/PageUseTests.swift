import PagedList
import Testing

/// The documented use of paged lists in an app with these settings.
@MainActor
@Suite("Uses: pages")
struct PageUseTests {
  @Test func aListIsWalkedToItsEnd() async {
    let list = PagedList(TremorService(), pageSize: 20, uniqueBy: \.id)
    list.beforeFirstPage = { items in items.removeAll { $0.id == 7 } }
    list.loadFirstPage()

    for await update in list.updates where update.status.ongoing == nil {
      guard update.hasMore else { break }
      list.loadNextPage()
    }

    #expect(list.items.map { $0.id } == (0..<45).filter { $0 != 7 })
    #expect(list.pageIndex == 2)
  }

  @Test func twoServicesAreOneList() async {
    let sample = SamplePageLoader(count: 3, pageSize: 20) { index in Tremor(id: index) }
    let list = PagedList(ChainedPageLoader(sample, TremorService()), pageSize: 20)
    let diary = PageDiary()
    list.addObserver(diary)
    list.loadFirstPage()

    for await update in list.updates where update.status.ongoing == nil { break }

    #expect(list.items.map { $0.id } == [0, 1, 2])
    #expect(list.hasMore)
    #expect(diary.tips == 0 && diary.ends == 1)
  }
}

@MainActor
private final class PageDiary: PagedListObserver {
  var tips = 0
  var ends = 0

  func receive(_ event: PagedListEvent) {
    switch event {
    case .tip: tips += 1
    case .ended: ends += 1
    default: break
    }
  }
}

nonisolated private struct Tremor: Identifiable, Sendable {
  var id: Int
}

private struct TremorService: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<Tremor> {
    let start = request.index * request.size
    return LoadedPage((start..<min(45, start + request.size)).map { Tremor(id: $0) })
  }
}
