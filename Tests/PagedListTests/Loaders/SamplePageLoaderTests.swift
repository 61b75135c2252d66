import PagedList
import TestSupport
import Testing

@Suite("Layered paged list: a generator of sample pages", .watchdog)
struct SamplePageLoaderTests {
  @Test func makesPagesUpToTheEnd() async throws {
    let loader = SamplePageLoader(count: 95, pageSize: 20) { $0 }

    let pages = try await [0, 4, 5, .max, -1].asyncMap {
      try await loader.page(PageRequest(index: $0, size: 7))
    }

    #expect(pages.map(\.items) == [Array(0..<20), Array(80..<95), [], [], []])
    #expect(pages.allSatisfy { $0.pageSize == 20 && $0.total == 95 })
  }

  @Test(arguments: [0, -1])
  func returnsNoRowsForANonpositiveCount(count: Int) async throws {
    let page = try await SamplePageLoader(count: count) { $0 }.page(PageRequest(size: 20))

    #expect(page.items.isEmpty && page.total == 0)
  }
}

extension Array {
  func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
