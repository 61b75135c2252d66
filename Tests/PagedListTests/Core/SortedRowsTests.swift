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

  /// Whatever the order of arrival, the list ends as the service's rows.
  @Test(arguments: 0..<50)
  func anyOrderOfArrivalEndsSorted(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let service = Lock((0..<60).filter { _ in Bool.random(using: &generator) })
    let list = PagedList<Row>(around: nil, pageSize: 7, id: \.id, sortedBy: { $0.id < $1.id }) { request in
      let rows = service.withLock { $0 }.sorted().map { Row(id: $0) }
      return LoadedPage(Array(rows.dropFirst(request.offset).prefix(request.size)))
    }
    _ = await list.loadFirstPage().finished
    await list.loadToEnd()

    var missing = Set(0..<60).subtracting(service.withLock { $0 }).shuffled(using: &generator)
    while let id = missing.popLast() {
      service.withLock { $0.append(id) }
      list.append(Row(id: id))
      if Int.random(in: 0..<9, using: &generator) == 0 {
        _ = await list.loadFirstPage().finished
        await list.loadToEnd()
      }
    }

    #expect(list.items.map(\.id) == Array(0..<60))
  }
}
