import PagedList
import TestSupport
import Testing

/// Rare orders of edits, arriving rows and answers at the ends of a window. The random suite found each of them.
@MainActor
@Suite(.watchdog)
struct WindowServiceTests {
  private let service = ManualService<Int>()

  /// A list that has loaded pages of three rows and keeps nine.
  private func loaded(_ pages: LoadedPage<Int>...) async -> PagedList<Int> {
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, keeping: 9)
    for (number, page) in pages.enumerated() {
      service.answer(number, .success(page))
      _ = await (number == 0 ? list.loadFirstPage() : list.loadNextPage()).finished
    }
    return list
  }

  private func window(_ service: WindowService, around anchor: Int?, size: Int = 3) async -> PagedList<Int> {
    let list = PagedList(service, pageSize: size, uniqueBy: { $0 }, around: anchor, keeping: 9)
    _ = await list.loadFirstPage().finished
    return list
  }

  // MARK: Cursors

  @Test func aPageWithoutCursorsIsTheFirstAndLast() async {
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, around: 10)
    service.answer(0, .success(LoadedPage([9, 10, 11], nextCursor: nil)))

    _ = await list.loadFirstPage().finished

    #expect(!list.hasPrevious && !list.hasNext)
  }

  // MARK: Ids

  // MARK: Offsets

}
