import Foundation
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

    #expect(list.items == Array(0..<95))
    #expect(list.pageIndex == 4)
    #expect(list.status == .success(PageLoad(.next, index: 4)))
  }

  @Test func dumpsShowTheNamesOfParametersButNoValues() async throws {
    let secrets = ["token": "S3cret"]
    let list = PagedList(ManualService<Int>(), pageSize: 20, parameters: secrets)
    list.loadFirstPage(parameters: ["pin": "S3cret"])
    let loader = HTTPPageLoader(try #require(URL(string: "https://a.example/x?key=S3cret#S3cret")), items: [])
    { $0 }
    let values: [Any] = [list, PageRequest(size: 20, parameters: secrets), loader.parameters(and: secrets)]

    for value in values {
      var text = ""
      dump(value, to: &text)
      for text in [text, "\(value)", String(reflecting: value)] {
        #expect(!text.contains("S3cret"), "\(text)")
      }
      #expect(text.contains("token"), "\(text)")
    }
    list.cancel()
  }
}
