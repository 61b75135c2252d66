import PagedList
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct PagedListTests {
  @Test func walksToTheEnd() async {
    let list = PagedList(SamplePageLoader(count: 95, pageSize: 20) { $0 }, pageSize: 20)

    for await update in list.updates where update.status.ongoing == nil {
      guard update.hasMore || list.pageIndex == nil else { break }
      if list.pageIndex == nil { list.loadFirstPage() } else { list.loadNextPage() }
    }

    #expect(Array(list.items) == Array(0..<95))
    #expect(list.pageIndex == 4)
    #expect(list.status == .success(PageLoad(.next, index: 4)))
  }
}
