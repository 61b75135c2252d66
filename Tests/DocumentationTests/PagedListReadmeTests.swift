import Foundation
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

// Contains the snippets of the module's README verbatim.

@MainActor
@Suite(.watchdog)
struct PagedListReadmeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let screen = QuakeScreen()

  init() {
    window.addSubview(tableView)
    window.isHidden = false
  }

  @Test
  func showsFirstPages() async throws {
    screen.show(in: tableView)
    let manager = try #require(tableView.listAdapter?.companion as? PagedTable<Quake>)
    manager.list.addObserver(screen)
    await screen.loaded()
    window.layoutIfNeeded()

    #expect(tableView.visibleCells.first?.textLabel?.text == "quake 0")
    #expect(tableView.numberOfRows(inSection: 0) == 20)
    #expect(tableView.rectForRow(at: [0, 0]).height == 44)
  }

  @Test
  func showsAFirstPageInACollectionView() async throws {
    let collectionView = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    window.addSubview(collectionView)
    let list = PagedList(QuakeService(), pageSize: 20)
    list.addObserver(screen)

    screen.showTiles(of: list, in: collectionView)
    await screen.loaded()
    window.layoutIfNeeded()

    let tile = try #require(collectionView.cellForItem(at: [0, 1]) as? QuakeTile)
    #expect(tile.quake?.id == 1)
    #expect(tile.frame.minY == 0 && tile.frame.minX > 100)
  }

  @Test
  func readersReceiveEachPage() async {
    let list = PagedList(QuakeService(), pageSize: 20)
    let reading = Task { await screen.follow(list) }
    list.addObserver(screen)

    list.loadFirstPage()
    await screen.loaded()
    list.loadNextPage()
    await screen.titled("40 and more")
    reading.cancel()
    await reading.value

    #expect(screen.shown.map(\.id) == Array(0..<40))
  }

  @Test
  func opensAChatAtBothEnds() async throws {
    await screen.openChat(at: 100)

    let messages = try #require(screen.messages)
    for await update in messages.updates where update.items.count == 60 { break }
    #expect(messages.items.map(\.id) == Array(70..<130))
  }

  @Test
  func editsShowAtOnce() async throws {
    await screen.openChat(at: 100)
    let messages = try #require(screen.messages)

    screen.markRead(100)
    #expect(messages[100]?.isRead == true)
    #expect(await screen.delete(101))
    #expect(await !screen.delete(100))

    #expect(messages[101] == nil && messages[100]?.isRead == true)
  }

  @Test
  func storedRowsShowAtOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let first = screen.openStored(in: folder)
    first.addObserver(screen)
    await screen.loaded()
    await first.stored()
    #expect(screen.title == "no quakes yet")

    let second = screen.openStored(in: folder)

    #expect(screen.title == "20 quakes of the last time")
    #expect(second.items.count == 20)
    try FileManager.default.removeItem(at: folder)
  }

  @Test
  func awaitsALoad() async {
    await screen.reload(PagedList(QuakeService(), pageSize: 20))

    #expect(screen.title == "20 quakes")
  }

  @Test
  func cursorsEnd() async {
    let list = PagedList(CursorService(), pageSize: 2)

    _ = await list.loadFirstPage().finished
    _ = await list.loadNextPage().finished

    #expect(list.items.map(\.id) == [0, 1, 2, 3])
    #expect(!list.hasMore)
  }

  @Test
  func parametersAndHooks() async {
    let service = ParameterCheckingService()
    let list = PagedList(service, pageSize: 20)
    list.addObserver(screen)

    screen.prepare(list)
    await screen.loaded()

    #expect(list.items.map(\.id) == [4, 5])
    #expect(list.items.first?.magnitude == 4)
    #expect(list.parameters == ["area": "Fiji"])
  }

  @Test
  func aFailedSearchKeepsTheRowsAndTheirNextPage() async {
    let list = PagedList(SearchService(), pageSize: 2, parameters: ["text": "quake"])
    _ = await list.loadFirstPage().finished

    screen.search(list, for: "failure")
    for await update in list.updates where update.status.failure != nil { break }
    _ = await list.loadNextPage().finished

    #expect(list.items.map(\.id) == [0, 1, 2, 3])
  }

  @Test
  func loaders() async throws {
    let url = try #require(URL(string: "quakes"))

    let feed = screen.feed(at: url)
    let pages = try await screen.samplePages()

    await #expect(throws: RequestError.self) { try await feed.page(PageRequest(size: 20)) }
    #expect(pages.map(\.count) == [20, 20])
  }

  @Test
  func replacesFooters() async throws {
    let list = PagedList(SamplePageLoader(count: 0) { Quake(sample: $0) }, pageSize: 20)
    let manager = PagedTable(tableView, showing: list) { rows in
      ListSource { ListSection("quakes") { Rows(rows, cell: QuakeCell.self) } }
    }
    screen.replaceFooter(of: manager)
    list.addObserver(screen)

    manager.loadFirstPage()
    #expect(tableView.tableFooterView is PagedFooterView)
    await screen.loaded()

    #expect(tableView.tableFooterView is EmptyView)
    #expect(tableView.tableFooterView?.frame.height == 200)
  }
}

private struct Quake: Identifiable, Equatable, Codable, Sendable {
  var id: Int
  var magnitude: Double

  init(id: Int, magnitude: Double) {
    self.id = id
    self.magnitude = magnitude
  }

  init(sample index: Int) {
    self.init(id: index, magnitude: Double(index))
  }
}

private func quakes(from start: Int, count: Int) async throws -> [Quake] {
  (start..<start + count).map(Quake.init(sample:))
}

// snippet of PagedList/README.md, private
private struct QuakeService: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    LoadedPage(try await quakes(from: request.offset, count: request.size))
  }
}
// end of snippet

private struct CursorService: PageLoading {
  // snippet of PagedList/README.md
  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    let answer = try await quakes(after: request.cursor, count: request.size)
    return LoadedPage(answer.quakes, nextCursor: answer.next)
  }
  // end of snippet

  private func quakes(after cursor: String?, count: Int) async throws -> (quakes: [Quake], next: String?) {
    let start = cursor.flatMap { Int($0) } ?? 0
    return ((start..<start + count).map(Quake.init(sample:)), start + count < 4 ? "\(start + count)" : nil)
  }
}

private struct SearchService: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    guard request.parameters == ["text": "quake"] else { throw Broken() }
    return LoadedPage((0..<request.size).map { Quake(sample: request.offset + $0) })
  }
}

/// Answers only the requests of the README's list.
private struct ParameterCheckingService: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    guard request.parameters == ["area": "Fiji", "reload": "yes"] else { return LoadedPage([]) }
    return LoadedPage((0..<6).map(Quake.init(sample:)))
  }
}

private final class QuakeCell: UITableViewCell, ViewConfigurable {
  func configure(with quake: Quake) {
    textLabel?.text = "quake \(quake.id)"
  }
}

private final class QuakeTile: UICollectionViewCell, ViewConfigurable {
  private(set) var quake: Quake?

  func configure(with quake: Quake) {
    self.quake = quake
  }
}

private final class EmptyView: UIView {}

private struct Message: Identifiable, Sendable {
  var id: Int
  var isRead = false
}

private struct MessageServer {
  func markRead(_ id: Int) async throws {}

  func delete(_ id: Int) async throws {
    if id == 100 { throw Broken() }
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Message> {
    let start =
      switch request.end {
      case _ where request.anchor != nil: (request.anchor as? Int ?? 0) - 10
      case .next: (request.lastID as? Int ?? 0) + 1
      case .previous: (request.firstID as? Int ?? 0) - 20
      }
    return LoadedPage((start..<start + 20).map { Message(id: $0) })
  }
}

@MainActor
private final class QuakeScreen: PagedListObserver {
  let server = MessageServer()
  var messages: PagedList<Message>?
  var title = "" {
    didSet { titles.continuation.yield(title) }
  }
  var shown: [Quake] = []
  private let results = AsyncStream<PageStatus>.makeStream()
  private let titles = AsyncStream<String>.makeStream()

  // snippet of PagedList/README.md
  func show(in tableView: UITableView) {
    let list = PagedList(QuakeService(), pageSize: 20, uniqueBy: \.id)
    let manager = PagedTable(tableView, showing: list) { rows in
      ListSource { ListSection("quakes") { Rows(rows, cell: QuakeCell.self).height(.fixed(44)) } }
    }
    manager.onTip = { [weak self] tip in self?.say(tip) }
    manager.loadFirstPage()
  }
  // end of snippet

  // snippet of PagedList/README.md
  func showTiles(of list: PagedList<Quake>, in collectionView: UICollectionView) {
    let manager = PagedCollection(collectionView, showing: list) { rows in
      ListSource {
        ListSection("quakes") { Rows(rows, cell: QuakeTile.self) }
          .layout(.grid(columns: 3, spacing: 8, height: .ratio(1)))
      }
    }
    manager.loadFirstPage()
  }
  // end of snippet

  // snippet of PagedList/README.md
  func openChat(at lastRead: Message.ID) async {
    let messages = PagedList(around: lastRead, pageSize: 20, keeping: 2_000, id: \.id) { [server] request in
      try await server.page(request)
    }
    _ = await messages.loadFirstPage().finished  // the page around the anchor
    messages.loadPreviousPage()  // both may load at once
    messages.loadNextPage()
    self.messages = messages
  }
  // end of snippet

  // snippet of PagedList/README.md
  func markRead(_ id: Message.ID) {
    messages?.edit(id) {
      $0?.isRead = true
    } confirming: { [server] in
      try await server.markRead(id)
    }
  }
  // end of snippet

  // snippet of PagedList/README.md
  func delete(_ id: Message.ID) async -> Bool {
    let deletion = messages?.edit(id) {
      $0 = nil
    } confirming: { [server] in
      try await server.delete(id)
    }
    return await deletion?.finished == .confirmed
  }
  // end of snippet

  // snippet of PagedList/README.md
  func openStored(in directory: URL) -> PagedList<Quake> {
    let list = PagedList(
      QuakeService(),
      pageSize: 20,
      uniqueBy: \.id,
      store: FilePageStore(directory: directory)
    )
    title =
      list.staleReason is RowsAreStored ? "\(list.items.count) quakes of the last time" : "no quakes yet"
    list.loadFirstPage()
    return list
  }
  // end of snippet

  // snippet of PagedList/README.md
  func reload(_ list: PagedList<Quake>) async {
    switch await list.loadFirstPage().finished {
    case .success, .noData: title = "\(list.items.count) quakes"
    case .failure(let failure): title = failure.message
    case .cancelled, .superseded, .ignored: break
    }
  }
  // end of snippet

  // snippet of PagedList/README.md
  func follow(_ list: PagedList<Quake>) async {
    for await update in list.updates {
      switch update.change {
      case .replaced, .edited, .prepended: shown = update.items
      case .appended: shown += update.newItems
      case nil: break
      }
      title = update.hasMore ? "\(shown.count) and more" : "\(shown.count)"
    }
  }
  // end of snippet

  // snippet of PagedList/README.md
  func prepare(_ list: PagedList<Quake>) {
    list.parameters = ["area": "Fiji"]  // with the next first page, and the pages that continue it
    list.beforeFirstPage = { rows in rows.removeAll { $0.magnitude < 4 } }
    list.loadFirstPage(parameters: ["reload": "yes"])  // with this request and its retries only
  }
  // end of snippet

  // snippet of PagedList.md
  func search(_ quakes: PagedList<Quake>, for text: String) {
    quakes.parameters["text"] = text
    quakes.loadFirstPage()
  }
  // end of snippet

  // snippet of PagedList/README.md
  func feed(at url: URL) -> some PageLoading<Quake> {
    let service = HTTPPageLoader(url, items: ["Data", "List"], pageSize: ["Data", "PageSize"]) { dictionary in
      Quake(id: try dictionary["id"].read(.whole), magnitude: try dictionary["magnitude"].read(.number))
    }
    return service.header("Accept-Language", "en")
  }
  // end of snippet

  func samplePages() async throws -> [[Quake]] {
    let forSale = SamplePageLoader(count: 20, pageSize: 20) { index in Quake(sample: index) }
    let quickMatch = forSale
    // snippet of PagedList/README.md
    let sample = SamplePageLoader(count: 95, pageSize: 20) { index in Quake(sample: index) }
    let both = ChainedPageLoader(forSale, quickMatch)
    // end of snippet
    return [
      try await sample.page(PageRequest(size: 20)).items, try await both.page(PageRequest(size: 20)).items,
    ]
  }

  func replaceFooter(of manager: PagedTable<Quake>) {
    // snippet of PagedList/README.md
    manager.footer = { state in
      switch state {
      case .empty: EmptyView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      case .end: nil  // the app's own footer
      default: PagedFooterView(state)
      }
    }
    // end of snippet
  }

  func say(_ tip: PageTip) {
    title = "\(tip)"
  }

  func receive(_ event: PagedListEvent) {
    if case .completed(_, let result) = event { results.continuation.yield(result) }
  }

  /// Waits for the result of a load.
  func loaded() async {
    for await _ in results.stream { return }
  }

  /// Waits until the title has been `title`.
  func titled(_ title: String) async {
    for await earlier in titles.stream where earlier == title { return }
  }
}
