import KitSupport
import PagedList
import TestSupport
import Testing

/// Rows that arrive late and show where they belong.
@MainActor
@Suite(.watchdog)
struct SortedRowsTests {
  private let service = ManualService<Row>()

  private func list(around anchor: Int? = nil) -> PagedList<Row> {
    PagedList(service, pageSize: 3, uniqueBy: \.id, around: anchor, sortedBy: { $0.id < $1.id })
  }

  private func load(_ list: PagedList<Row>, _ ids: [Int], isFirst: Bool = true) async {
    let rows = ids.map { Row(id: $0) }
    service.answer(service.requests.count, .success(LoadedPage(rows, isLast: true, isFirst: isFirst)))
    _ = await list.loadFirstPage().finished
  }

  @Test func lateRowsShowWhereTheyBelong() async {
    let (list, observer) = (list(), RecordingObserver())
    await load(list, [2, 6, 8])
    list.addObserver(observer)

    list.append(Row(id: 9))
    list.append(Row(id: 7))
    list.append([Row(id: 3), Row(id: 1), Row(id: 7)])

    #expect(list.items.map(\.id) == [1, 2, 3, 6, 7, 8, 9])
    #expect(observer.events == [.changed(.appended(3..<4)), .changed(.edited), .changed(.edited)])
  }

  @Test func rowBeforeTheFirstComesWithItsPage() async throws {
    let list = list(around: 20)
    await load(list, [20, 25, 27], isFirst: false)

    list.append([Row(id: 10), Row(id: 26)])
    #expect(list.items.map(\.id) == [20, 25, 26, 27])
    #expect(list.newerCount == 0)
    service.answer(1, .success(LoadedPage([Row(id: 5), Row(id: 10)], isFirst: true)))
    _ = await list.loadPreviousPage().finished

    #expect(list.items.map(\.id) == [5, 10, 20, 25, 26, 27])
  }

  /// The answer may be older than the row.
  @Test func rowWaitsForALoadThatIsRunning() async throws {
    let list = list(around: 20)
    await load(list, [20, 25, 27], isFirst: false)
    let previous = list.loadPreviousPage()
    try await service.arrivals.reach(2)

    list.append([Row(id: 12), Row(id: 26), Row(id: 30)])
    #expect(list.items.map(\.id) == [20, 25, 27])
    service.answer(1, .success(LoadedPage([Row(id: 5), Row(id: 10)], isFirst: true)))
    _ = await previous.finished

    #expect(list.items.map(\.id) == [5, 10, 12, 20, 25, 26, 27, 30])
  }

  @Test func editedRowsMove() async throws {
    let (list, requests) = (list(), EditRequests())
    await load(list, [2, 4, 6])

    list.edit { $0.append(Row(id: 3)) }
    #expect(list.items.map(\.id) == [2, 3, 4, 6])
    let edit = list.edit({ rows in rows.append(Row(id: 1)) }, confirming: requests.send)
    #expect(list.items.map(\.id) == [1, 2, 3, 4, 6])
    await requests.end(0)
    _ = await edit.finished

    #expect(list.items.map(\.id) == [1, 2, 3, 4, 6])
  }

  /// Whatever arrives and loads, a list that may let rows go shows a part of the service's rows without a gap.
  @Test(arguments: 0..<100)
  func showsAPartOfTheServicesRows(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let service = Lock((0..<120).filter { _ in Bool.random(using: &generator) })
    let list = PagedList<Row>(
      around: seed % 3 == 0 ? nil : Int.random(in: 0..<120, using: &generator),
      pageSize: 7,
      keeping: seed % 2 == 0 ? 21 : nil,
      id: \.id,
      sortedBy: { $0.id < $1.id }
    ) { request in
      service.withLock { Self.page(of: $0.sorted(), request) }
    }
    _ = await list.loadFirstPage().finished

    var missing = Set(0..<120).subtracting(service.withLock { $0 }).sorted().shuffled(using: &generator)
    var trace: [String] = []
    while let id = missing.popLast() {
      let load = Int.random(in: 0..<8, using: &generator)
      let handle: PageLoadHandle? =
        switch load {
        case 0: list.loadNextPage()
        case 1: list.loadPreviousPage()
        case 2: list.jump(to: Int.random(in: 0..<120, using: &generator))
        default: nil
        }
      if Bool.random(using: &generator) { await Task.yield() }
      service.withLock { $0.append(id) }
      list.append(Row(id: id))
      if Bool.random(using: &generator) { await Task.yield() }
      var isBounded = true
      if case .success = await handle?.finished { isBounded = seed % 2 == 1 || list.items.count <= 28 }

      trace.append("\(load) \(id) \(list.items.map(\.id)) \(list.hasPrevious) \(list.hasNext)")
      let (rows, shown) = (service.withLock { $0.sorted() }, list.items.map(\.id))
      let first = rows.firstIndex(of: shown.first ?? -1) ?? 0
      guard Array(rows.dropFirst(first).prefix(shown.count)) == shown,
        isBounded,
        list.hasPrevious || first == 0, list.hasNext || shown.last == rows.last
      else {
        Issue.record(
          "seed \(seed), after \(id): \(shown) show of \(rows), \(trace.suffix(8).joined(separator: "\n"))"
        )
        return
      }
    }
  }

  /// A service that finds pages by ids.
  nonisolated private static func page(of rows: [Int], _ request: PageRequest) -> LoadedPage<Row> {
    var start = 0
    if let anchor = request.anchor as? Int {
      start = max(0, (rows.firstIndex { $0 >= anchor } ?? rows.count) - request.size / 2)
    } else if let last = request.lastID as? Int {
      start = rows.firstIndex { $0 > last } ?? rows.count
    } else if let first = request.firstID as? Int {
      start = max(0, (rows.firstIndex { $0 >= first } ?? rows.count) - request.size)
      let end = rows.firstIndex { $0 >= first } ?? rows.count
      return LoadedPage(rows[start..<end].map { Row(id: $0) }, isFirst: start == 0)
    }
    let page = rows.dropFirst(start).prefix(request.size)
    return LoadedPage(page.map { Row(id: $0) }, isLast: start + page.count == rows.count, isFirst: start == 0)
  }
}
