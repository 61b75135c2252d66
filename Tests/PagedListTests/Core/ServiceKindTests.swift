import PagedList
import TestSupport
import Testing

/// Services that find their pages in different ways, and whose rows change between pages.
@MainActor
@Suite(.watchdog)
struct ServiceKindTests {
  private typealias Kind = WindowServer.Kind

  /// Rows 0 to 99, and a list that has loaded its first page of 10.
  private func loaded(
    _ kind: WindowServer.Kind,
    around anchor: Int? = nil,
    keeping limit: Int? = nil
  ) async -> (WindowService, PagedList<Int>) {
    let service = WindowService(kind, rows: 0..<100)
    let list = PagedList(service, pageSize: 10, uniqueBy: { $0 }, around: anchor, keeping: limit)
    _ = await list.loadFirstPage().finished
    return (service, list)
  }

  /// The rows before and behind the loaded ones, with the requests that a service of each kind sees.
  @Test func requestsSayWhatAPageContinuesFrom() async {
    for kind in WindowServer.Kind.allCases where kind != .nextCursor {
      let (service, list) = await loaded(kind, around: 45)
      #expect(list.items == Array(40..<50), "\(kind)")
      #expect(service.read().map { $0.anchor as? Int } == [45])

      _ = await list.loadPreviousPage().finished
      _ = await list.loadNextPage().finished

      #expect(list.items == Array(30..<60), "\(kind)")
      let requests = service.read()
      #expect(requests.map(\.end) == [.previous, .next])
      #expect(requests.map(\.heldCount) == [10, 20])
      #expect(requests.map { $0.firstID as? Int } == [40, nil])
      #expect(requests.map { $0.lastID as? Int } == [nil, 49])
      let isCounted = kind == .numbered || kind == .offset
      #expect(requests.map(\.index) == (isCounted ? [3, 5] : [-1, 1]))
      #expect(requests.map(\.offset) == (isCounted ? [30, 50] : [-10, 10]))
      #expect(requests.map(\.cursor) == (kind == .cursors ? ["40", "49"] : [nil, nil]))
    }
  }

  @Test(arguments: WindowServer.Kind.allCases)
  func losesNoRowIfRowsAreDeletedBetweenPages(kind: WindowServer.Kind) async {
    let (service, list) = await loaded(kind, around: kind == .nextCursor ? nil : 45)
    let deleted = Array(list.items.prefix(3))

    list.edit { $0.removeFirst(3) }
    service.change { for row in deleted { $0.delete(row) } }
    await list.loadToEnd()
    await list.loadToBeginning()

    #expect(list.items == service.rows)
  }

  @Test(arguments: WindowServer.Kind.allCases)
  func losesNoRowIfRowsAreAddedBetweenPages(kind: WindowServer.Kind) async {
    let (service, list) = await loaded(kind, around: kind == .nextCursor ? nil : 95)

    service.change { for _ in 0..<15 { $0.insert() } }
    list.append(Array(100..<115))
    await list.loadToEnd()
    await list.loadToBeginning()

    #expect(list.items == service.rows)
    #expect(list.newerCount == 0)
  }

  /// A service that counts repeats a row for each row that it inserts before the page.
  @Test(arguments: WindowServer.Kind.allCases)
  func rowsInsertedBeforeThePageAreNoneOfIt(kind: WindowServer.Kind) async {
    let (service, list) = await loaded(kind)

    service.change { for _ in 0..<4 { $0.insert(at: 0) } }
    await list.loadToEnd()

    #expect(list.items == Array(0..<100))
    #expect(list.duplicateCount == (kind == .numbered || kind == .offset ? 4 : 0))
  }

  @Test(arguments: WindowServer.Kind.allCases)
  func loadsWhatItLetGoAgain(kind: WindowServer.Kind) async {
    let (service, list) = await loaded(kind, keeping: 30)

    await list.loadToEnd()
    #expect(list.items == Array(70..<100) && list.hasPrevious)
    _ = service.read()
    _ = await list.loadPreviousPage().finished
    #expect(list.items == Array(60..<90) && list.hasNext)
    let request = service.read()
    #expect(request.map(\.index) == [6] && request.map(\.offset) == [60])
    #expect(request.map(\.cursor) == [kind == .cursors ? "70" : kind == .nextCursor ? "59" : nil])
    await list.loadToBeginning()
    #expect(list.items == Array(0..<30) && list.hasNext)
    await list.loadToEnd()

    #expect(list.items == Array(70..<100))
  }

  /// Rows that a service inserts between the rows of a page that was let go would otherwise push others out of it.
  @Test(arguments: WindowServer.Kind.allCases)
  func losesNoRowIfRowsAreInsertedBeforeTheWindow(kind: WindowServer.Kind) async {
    let (service, list) = await loaded(kind, keeping: 30)
    for _ in 0..<3 { _ = await list.loadNextPage().finished }
    #expect(list.items == Array(10..<40))

    service.change { for _ in 0..<4 { $0.insert(at: 5) } }
    _ = await list.loadNextPage().finished
    await list.loadToBeginning()

    let rows = list.items.filter { $0 < 100 }
    #expect(rows == Array(0..<rows.count))
    #expect(list.items.first == 0 && list.items.count <= 30)
  }

  @Test(arguments: WindowServer.Kind.allCases)
  func losesNoRowIfRowsBeforeTheWindowAreDeleted(kind: WindowServer.Kind) async {
    let (service, list) = await loaded(kind, keeping: 30)

    service.change { for row in 0..<5 { $0.delete(row) } }
    list.edit { $0.removeFirst(5) }
    await list.loadToEnd()
    await list.loadToBeginning()
    #expect(list.items.first == 5)
    #expect(list.items == Array(5..<5 + list.items.count))
    await list.loadToEnd()

    #expect(list.items.last == 99)
    #expect(list.items == Array(100 - list.items.count..<100))
  }
}
