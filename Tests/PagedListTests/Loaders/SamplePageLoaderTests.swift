import PagedList
import Testing

@Suite("Layered paged list: a generator of sample pages", .timeLimit(.minutes(5)))
struct SamplePageLoaderTests {
  @Test func makesPagesUpToTheEnd() async throws {
    let loader = SamplePageLoader(count: 95, pageSize: 20) { $0 }

    let pages = try await [0, 4, 5, .max, -1].asyncMap {
      try await loader.page(PageRequest(index: $0, size: 7))
    }

    #expect(pages.map(\.items) == [Array(0..<20), Array(80..<95), [], [], []])
    #expect(pages.allSatisfy { $0.pageSize == 20 && $0.total == 95 })
  }

  @Test @MainActor func aListEndsWithItsLastPageThoughThatIsFull() async {
    let list = PagedList(SamplePageLoader(count: 40, pageSize: 20) { $0 }, pageSize: 20)
    list.loadFirstPage()
    await list.settled()
    #expect(list.hasMore)

    list.loadNextPage()
    await list.settled()

    #expect(list.rows == Array(0..<40))
    #expect(!list.hasMore)
  }

  @Test func takesItsTime() async throws {
    let clock = ManualClock()
    let loader = SamplePageLoader(count: 1, delay: .seconds(2), clock: clock) { $0 }
    let loading = Task { try await loader.page(PageRequest(size: 20)).items }

    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    #expect(clock.departures.value == 0)
    clock.advance(by: .seconds(1))

    #expect(try await loading.value == [0])
  }
}

extension Array {
  func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
