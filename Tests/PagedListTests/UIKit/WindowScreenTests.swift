import Foundation
import KitSupport
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

  // MARK: Head, jumps and short lists

  /// A list around row 50 whose requests a test answers.
  private func manual(_ kind: PagedKind) -> (service: ManualService<Row>, chat: Chat) {
    let service = ManualService<Row>()
    let list = PagedList(service, pageSize: 20, uniqueBy: \.id, around: 50, keeping: 100)
    let view = kind.makeView()
    window.addSubview(view)
    window.isHidden = false
    return (service, Chat(view: view, list: list, manager: view.makeManager(showing: list)))
  }

  private func page(_ rows: Range<Int>) -> LoadedPage<Row> { LoadedPage(rows.map { Row(id: $0) }) }

  @Test(arguments: PagedKind.allCases)
  func theHeadRetriesAFailedPreviousPage(kind: PagedKind) async throws {
    let (service, chat) = manual(kind)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    (chat.view as? UITableView)?.tableHeaderView = header
    chat.manager.loadsNextPageNearEnd = false
    var (heads, button): ([PagedFooterState], UIButton?) = ([], nil)
    chat.manager.texts.retry = "Noch einmal"
    chat.manager.head = { [texts = chat.manager.texts] in
      heads.append($0)
      let view = PagedFooterView($0, texts: texts)
      button = view.subviews.lazy.compactMap { $0 as? UIButton }.first
      return view
    }
    service.answer(0, .success(page(40..<60)))
    service.answer(1, .failure(Broken()))
    _ = await chat.manager.loadFirstPage().finished
    await chat.settle()
    let failure = PageFailure(PageLoad(.previous, index: -1), Broken())
    #expect(heads == [.loading, .failure(failure)])
    #expect(button?.configuration?.title == "Noch einmal")
    chat.view.contentOffset.y = -84
    let (inset, first) = (chat.view.contentInset.top, try #require(chat.first))

    service.answer(2, .success(page(20..<40)))
    try #require(button).sendActions(for: .touchUpInside)
    chat.manager.loadsPreviousPageNearBeginning = false
    await chat.settle()

    #expect(chat.list.items.first?.id == 20 && chat.view.texts.contains(first))
    #expect(inset == 84 && chat.view.contentInset.top == 0)
    #expect((chat.view as? UITableView)?.tableHeaderView === (chat.view is UITableView ? header : nil))
  }

  @Test(arguments: PagedKind.allCases)
  func onlyTheVisiblePartOfTheHeadIsAnInset(kind: PagedKind) async throws {
    let (service, chat) = manual(kind)
    chat.manager.loadsNextPageNearEnd = false
    chat.manager.loadsPreviousPageNearBeginning = false
    chat.view.contentInset.top = 20
    service.answer(0, .success(page(40..<60)))
    service.answer(1, .success(LoadedPage((30..<40).map { Row(id: $0) }, isFirst: true)))
    _ = await chat.manager.loadFirstPage().finished
    await chat.settle()
    var insets: [CGFloat] = []
    func scroll(to offset: CGFloat) {
      chat.view.contentOffset.y = offset
      chat.view.layoutIfNeeded()
      insets.append(chat.view.contentInset.top - 20)
      #expect(chat.view.contentOffset.y == offset)
    }

    for offset in [0, -20, -50, -104, -130, -104, -60, 0, 100, -30] as [CGFloat] { scroll(to: offset) }
    #expect(insets == [0, 0, 30, 84, 84, 84, 40, 0, 0, 10])
    _ = await chat.list.loadPreviousPage().finished
    await chat.settle()
    #expect(!chat.list.hasPrevious && chat.view.contentInset.top == 20)
    #expect(chat.view.contentOffset.y == 370)
    scroll(to: -60)

    #expect(insets.last == 0)
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func theWholeHeadIsAnInsetIfTheUserCannotPullIt(kind: PagedKind, isShort: Bool) async {
    let (service, chat) = manual(kind)
    chat.manager.loadsNextPageNearEnd = false
    chat.manager.loadsPreviousPageNearBeginning = false
    chat.view.bounces = isShort
    let rows = page(isShort ? 40..<45 : 40..<60).items
    service.answer(0, .success(LoadedPage(rows, isLast: true, isFirst: false)))
    _ = await chat.manager.loadFirstPage().finished
    await chat.settle()

    #expect(chat.view.contentInset.top == 84)
    _ = chat.view.makeAdapter()
    #expect(chat.view.contentInset.top == 0)
  }

  @Test func headersStayAtTheTopBelowAHead() async {
    let (service, chat) = manual(.table)
    guard let table = chat.view as? UITableView else { return }
    let manager = PagedTable(table, showing: chat.list) { rows in
      ListSource { ListSection("rows") { Rows(rows, text: { "\($0.id)" }) }.title("Rows") }
    }
    service.answer(0, .success(page(40..<60)))
    _ = await manager.loadFirstPage().finished
    table.layoutIfNeeded()

    table.contentOffset.y = 200
    table.layoutIfNeeded()

    #expect(chat.list.hasPrevious && table.headerView(forSection: 0)?.frame.minY == 200)
    service.close()
  }

  @Test(arguments: PagedKind.allCases)
  func loadsOneEndAfterTheOtherUntilTheViewIsFull(kind: PagedKind) async throws {
    let (service, chat) = manual(kind)
    let next = LoadedPage((52..<53).map { Row(id: $0) }, isLast: true)
    service.answer(0, .success(LoadedPage([Row(id: 50), Row(id: 51)], isLast: false, isFirst: false)))
    service.answer(1, .success(next))
    service.answer(2, .success(page(30..<50)))
    for number in 3..<6 { service.answer(number, .success(page(70 - 20 * number..<90 - 20 * number))) }

    _ = await chat.manager.loadFirstPage().finished
    await chat.settle()

    #expect(service.requests.prefix(3).map(\.end) == [.next, .next, .previous])
    #expect(chat.list.items.last?.id == 52 && chat.list.items.contains { $0.id == 30 })
    service.close()
  }

  @Test(arguments: PagedKind.allCases)
  func jumpsAndRefreshesAroundARow(kind: PagedKind) async throws {
    let chat = await shown(kind)

    let jump = chat.manager.jump(to: 100)
    await chat.settle()
    #expect(await jump.finished == .success(PageLoad(.refresh)))
    #expect(chat.view.texts.contains("row 100"))
    await chat.scroll(by: -10)
    let (texts, offset) = (chat.view.texts, chat.offsetInRow)
    _ = await chat.manager.refreshAroundFirstVisibleRow().finished
    await chat.settle()

    #expect(chat.view.texts == texts && chat.offsetInRow == offset)
    #expect(chat.list.items.count <= 100 && chat.list.hasPrevious)
  }

  // MARK: The place

  @Test(arguments: PagedKind.allCases, [true, false])
  func positionLoadsItsPage(kind: PagedKind, isLoaded: Bool) async throws {
    let chat = await shown(kind)
    await chat.scroll(by: -530)
    let place = try #require(chat.view.rowAdapterOfTest?.position)
    let (texts, offset) = (chat.view.texts, chat.offsetInRow)

    var other = await shown(kind, around: 900)
    if !isLoaded {
      let list = PagedList(
        Messages(service: WindowService(.keys, rows: 0..<1_000)),
        pageSize: 20,
        uniqueBy: \.id,
        around: 900
      )
      let view = kind.makeView()
      window.addSubview(view)
      other = Chat(view: view, list: list, manager: view.makeManager(showing: list))
    }
    other.view.rowAdapterOfTest?.position = place
    if !isLoaded { other.manager.loadFirstPage() }
    await other.settle()

    #expect(other.view.texts == texts && other.offsetInRow == offset)
    #expect(other.view.rowAdapterOfTest?.position == place)
    #expect(!other.list.items.contains(Row(id: 900)))
  }

  @Test(arguments: PagedKind.allCases)
  func viewBeginsAtTheStoredPlace(kind: PagedKind) async throws {
    let store = MemoryStore()
    func chat() -> Chat {
      let service = Messages(service: WindowService(.keys, rows: 0..<1_000))
      let list = PagedList(service, pageSize: 20, uniqueBy: \.id, around: 500, store: store)
      let view = kind.makeView()
      window.addSubview(view)
      return Chat(view: view, list: list, manager: view.makeManager(showing: list))
    }
    let first = chat()
    window.isHidden = false
    _ = await first.manager.loadFirstPage().finished
    await first.settle()
    await first.scroll(by: -110)
    first.view.rowAdapterOfTest?.scrollViewDidEndDecelerating(first.view)
    await first.list.stored()
    let (texts, offset) = (first.view.texts, first.offsetInRow)
    #expect(offset != 0)

    let second = chat()
    window.layoutIfNeeded()
    #expect(second.view.rowAdapterOfTest?.position == first.view.rowAdapterOfTest?.position)
    #expect(second.list.place == first.list.place)
    #expect(second.list.staleReason is RowsAreStored)
    _ = await second.manager.loadFirstPage().finished
    await second.settle()

    #expect(second.view.texts == texts)
    #expect(second.offsetInRow == offset)
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

/// A store that keeps rows in memory.
private final class MemoryStore: PageStoring {
  private let rows = Lock<StoredRows<Row>?>(nil)

  func stored() -> StoredRows<Row>? { rows.withLock { $0 } }
  func store(_ rows: StoredRows<Row>) async { self.rows.withLock { $0 = rows } }
}
