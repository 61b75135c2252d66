import Foundation
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

/// A list view that shows a list which grows at both ends.
@MainActor
@Suite(.watchdog)
struct WindowScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private struct Messages: PageLoading {
    let service: WindowService

    func page(_ request: PageRequest) async throws -> LoadedPage<Row> {
      let page = try await service.page(request)
      return LoadedPage(page.items.map { Row(id: $0) })
    }
  }

  /// 1,000 messages, and a view of a list that begins around one of them.
  private func shown(_ kind: PagedKind, around anchor: Int = 500) async -> Chat {
    let service = WindowService(.keys, rows: 0..<1_000)
    let messages = Messages(service: service)
    let list = PagedList(messages, pageSize: 20, uniqueBy: \.id, around: anchor, keeping: 100)
    let view = kind.makeView()
    window.addSubview(view)
    window.isHidden = false
    let chat = Chat(view: view, list: list, manager: view.makeManager(showing: list))
    _ = await chat.manager.loadFirstPage().finished
    await chat.settle()
    return chat
  }

  @MainActor
  private struct Chat {
    let view: any PagedTestView
    let list: PagedList<Row>
    let manager: PagedManager<Row>

    /// Lays out until no page loads any more.
    func settle() async {
      while true {
        view.window?.layoutIfNeeded()
        await manager.endCheck?.value
        let running = PageEnd.allCases.filter { list.status(at: $0).ongoing != nil }
        if running.isEmpty { return }
        for await update in list.updates where update.status.ongoing == nil {
          if list.status(at: .previous).ongoing == nil { break }
        }
      }
    }

    func scroll(by distance: CGFloat) async {
      view.contentOffset.y += distance
      await settle()
    }

    var first: String? { view.texts.first }
  }

  @Test(arguments: PagedKind.allCases)
  func loadsAtTheBeginningWithoutMoving(kind: PagedKind) async {
    let chat = await shown(kind)
    #expect(chat.list.items.count > 20)
    #expect(chat.first == "row 490")
    var rows = [490]

    for _ in 0..<200 where chat.list.hasPrevious || chat.first != "row 0" {
      await chat.scroll(by: -120)
      rows.append(Int(chat.first?.dropFirst(4) ?? "") ?? -1)
      #expect(chat.list.items.count <= 100)
    }

    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 - $1 == 3 || $1 == 0 }, "\(rows)")
    #expect(chat.first == "row 0")
  }

  @Test(arguments: PagedKind.allCases)
  func walksToTheEndAndBack(kind: PagedKind) async {
    let chat = await shown(kind, around: 900)
    let first = chat.first

    for _ in 0..<80 where chat.list.hasNext { await chat.scroll(by: 120) }
    #expect(chat.list.items.last == Row(id: 999) && chat.list.items.count <= 100)
    for _ in 0..<100 where chat.first != first { await chat.scroll(by: -120) }

    #expect(chat.first == first)
  }

  @Test(arguments: PagedKind.allCases)
  func pullsToRefreshOnlyAtTheBeginningOfTheList(kind: PagedKind) async {
    let chat = await shown(kind)
    #expect(chat.view.refreshControl == nil)

    for _ in 0..<200 where chat.list.hasPrevious { await chat.scroll(by: -120) }

    #expect(chat.view.refreshControl != nil)
  }

  @Test(arguments: PagedKind.allCases)
  func theBottomOfTheWindowIsNoEnd(kind: PagedKind) async {
    let chat = await shown(kind, around: 970)
    chat.view.rowAdapterOfTest?.followsEnd = true
    chat.manager.loadsNextPageNearEnd = false
    chat.view.contentOffset.y = chat.view.contentSize.height - chat.view.bounds.height
    #expect(chat.view.rowAdapterOfTest?.isAtEnd == !chat.list.hasNext)

    chat.manager.loadsNextPageNearEnd = true
    for _ in 0..<20 where chat.list.hasNext { await chat.scroll(by: 120) }
    chat.view.contentOffset.y = chat.view.contentSize.height
    await chat.scroll(by: -480)
    chat.view.contentOffset.y = chat.view.contentSize.height - chat.view.bounds.height
    await chat.settle()
    #expect(chat.view.rowAdapterOfTest?.isAtEnd == true)
    chat.list.append(Row(id: 1_000))
    await chat.settle()

    #expect(chat.view.texts.last == "row 1000")
  }
}

extension UIScrollView {
  fileprivate var rowAdapterOfTest: ListAdapter? {
    (self as? UITableView)?.listAdapter ?? (self as? UICollectionView)?.listAdapter
  }
}
