import Foundation
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

// The public API of PagedList as users write it, with its documented behavior.

@MainActor
@Suite(.watchdog)
struct PagedListUsageTests {
  @Test func loadsAllPagesOfAService() async {
    let list = PagedList(QuakeService(), pageSize: 20, uniqueBy: \.id)
    var seen: [String] = []

    list.beforeFirstPage = { items in items.removeAll { $0.id == 7 } }  // may edit before it shows
    list.beforeNextPage = { items in items.sort { $0.id < $1.id } }
    list.loadFirstPage()
    reading: for await update in list.updates {  // what changed, and the status
      switch (update.change, update.status) {
      case (_, .ongoing): continue
      case (.replaced, .success): seen.append("replaced by \(update.items.count)")
      case (.appended(let range), .success): seen.append("appended \(range)")
      case (.edited, .success): seen.append("edited, now \(update.items.count)")
      default: break reading
      }
      guard list.hasMore else { break }
      list.loadNextPage()
    }

    #expect(seen == ["replaced by 19", "edited, now 39", "edited, now 44"])
    #expect(list.items.map(\.id) == (0..<45).filter { $0 != 7 })
    #expect(list.pageIndex == 2 && !list.hasMore)
    #expect(list.status == .success(PageLoad(.next, index: 2)))
  }

  @Test func pausesCancelsAndRetries() async {
    let list = PagedList(QuakeService(), pageSize: 20, uniqueBy: \.id)

    list.loadFirstPage()
    list.pause()
    #expect(list.status == .paused(PageLoad(.first)))
    list.resume()
    list.cancel()
    #expect(list.status == .cancelled(PageLoad(.first)))
    list.retry()
    #expect(list.status == .cancelled(PageLoad(.first)))
    #expect(list.items.isEmpty)
  }

  @Test func tableShowsAListAndLoadsItsPages() async {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let (window, tableView) = (UIWindow(frame: frame), UITableView(frame: frame, style: .plain))
    window.addSubview(tableView)
    window.isHidden = false
    let list = PagedList(QuakeService(), pageSize: 20)

    let manager = PagedTable(tableView, showing: list) { rows in
      ListSource { ListSection("quakes") { Rows(rows, cell: QuakeCell.self) } }
    }
    var shown: [Int] = []
    let results = AsyncStream<Int>.makeStream()
    manager.onCompletion = { _, _ in results.continuation.yield(tableView.numberOfRows(inSection: 0)) }
    tableView.refreshControl?.sendActions(for: .valueChanged)
    for await count in results.stream {
      shown.append(count)
      guard list.hasMore else { break }
      tableView.contentOffset.y = tableView.contentSize.height - frame.height
      window.layoutIfNeeded()
    }

    #expect(shown == [20, 40, 45])
    #expect((tableView.tableFooterView as? PagedFooterView)?.text == "That is all.")
  }

  @Test func loaders() async throws {
    // A relative address fails without a server, so no request is sent.
    let url = try #require(URL(string: "quakes"))
    let service = HTTPPageLoader(url, items: ["Data", "List"], pageSize: ["Data", "PageSize"]) { dictionary in
      Quake(dictionary)
    }
    let sample = SamplePageLoader(count: 95, pageSize: 20) { index in Quake(sample: index) }
    let (forSale, quickMatch) = (sample, sample)
    let both = ChainedPageLoader(forSale, quickMatch)  // one list, two services

    let list = PagedList(both, pageSize: 20)
    list.loadFirstPage()
    for await update in list.updates where update.status.ongoing == nil {
      guard update.hasMore else { break }
      list.loadNextPage()
    }

    #expect(list.items.map(\.id) == Array(0..<95) + Array(0..<95))
    let error = await #expect(throws: RequestError.self) { try await service.page(PageRequest(size: 20)) }
    #expect(error?.source == "GET quakes")
  }
}

private final class QuakeCell: UITableViewCell, ViewConfigurable {
  func configure(with quake: Quake) {
    textLabel?.text = "quake \(quake.id)"
  }
}

private struct Quake: Identifiable, Equatable, Sendable {
  var id: Int

  init(sample index: Int) {
    id = index
  }

  init?(_ dictionary: JSON) {
    guard let id = try? dictionary["id"].read(.whole) else { return nil }
    self.id = id
  }
}

private struct QuakeService: PageLoading {  // the domain service: one method
  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    let start = request.index * request.size
    return LoadedPage((start..<min(45, start + request.size)).map(Quake.init(sample:)))
  }
}
