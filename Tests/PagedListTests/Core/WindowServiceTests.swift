import PagedList
import TestSupport
import Testing

/// Rare orders of edits, arriving rows and answers at the ends of a window. The random suite found each of them.
@MainActor
@Suite(.watchdog)
struct WindowServiceTests {
  private let service = ManualService<Int>()

  /// A list that has loaded pages of three rows and keeps nine.
  private func loaded(_ pages: LoadedPage<Int>...) async -> PagedList<Int> {
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, keeping: 9)
    for (number, page) in pages.enumerated() {
      service.answer(number, .success(page))
      _ = await (number == 0 ? list.loadFirstPage() : list.loadNextPage()).finished
    }
    return list
  }

  private func window(_ service: WindowService, around anchor: Int?, size: Int = 3) async -> PagedList<Int> {
    let list = PagedList(service, pageSize: size, uniqueBy: { $0 }, around: anchor, keeping: 9)
    _ = await list.loadFirstPage().finished
    return list
  }

  // MARK: Cursors

  @Test func aPageWithoutCursorsIsTheFirstAndLast() async {
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, around: 10)
    service.answer(0, .success(LoadedPage([9, 10, 11], nextCursor: nil)))

    _ = await list.loadFirstPage().finished

    #expect(!list.hasPrevious && !list.hasNext)
  }

  /// A row arrives while the page around an anchor loads, which is the last one: no cursor leads to that page.
  @Test func asksAroundTheLastRowIfNoCursorLeadsBehindIt() async {
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, around: 10)
    let first = list.loadFirstPage()
    list.append(12)
    service.answer(0, .success(LoadedPage([9, 10, 11], previousCursor: "9", nextCursor: nil)))
    _ = await first.finished
    #expect(list.hasNext)

    service.answer(1, .success(LoadedPage([10, 11, 12], previousCursor: "10", nextCursor: nil)))
    _ = await list.loadNextPage().finished

    #expect(service.requests[1].anchor as? Int == 11)
    #expect(list.items == [9, 10, 11, 12])
    #expect(!list.hasNext && list.newerCount == 0)
  }

  /// The page around an anchor is let go, and the service deletes the rows before it: its cursor leads nowhere.
  @Test func findsAPageAgainThatHasBecomeTheFirst() async {
    let service = WindowService(.cursors, rows: 0..<6)
    let list = await window(service, around: 4)
    for row in 6..<13 {
      service.change { $0.insert() }
      list.append(row)
    }
    #expect(list.items == Array(6..<13))
    service.change { server in (0..<3).forEach { server.delete($0) } }

    await list.loadToBeginning()

    #expect(list.items == Array(3..<12))
  }

  /// The way to the rows behind live ones leads over the pages before these.
  @Test func showsEachPageBehindLiveRows() async {
    let service = WindowService(.nextCursor, rows: 0..<3)
    let list = await window(service, around: nil)
    for row in 3..<21 {
      service.change { $0.insert() }
      if row < 12 { list.append(row) }
    }
    await list.loadToBeginning()
    #expect(list.items == Array(0..<9))

    _ = await list.loadNextPage().finished
    #expect(list.items == Array(3..<12))
    await list.loadToEnd()

    #expect(list.items == Array(12..<21))
  }

  /// Only rows that the list has let go are between the page that the cursor leads to and the live rows.
  @Test func loadsTheLiveRowsThatItHasLetGo() async {
    let service = WindowService(.cursors, rows: 0..<4)
    let list = await window(service, around: nil)
    service.change { $0.delete(3) }
    await list.loadToEnd()
    for row in 4..<14 {
      service.change { $0.insert() }
      list.append(row)
    }
    #expect(list.items == Array(7..<14))

    await list.loadToBeginning()

    #expect(list.items == Array(0..<3) + Array(4..<10))
  }

  @Test func showsAllRowsBehindLiveOnesThatTheServiceHasDeleted() async {
    let service = WindowService(.cursors, rows: 0..<3)
    let list = await window(service, around: nil)
    for row in 3..<18 {
      service.change { $0.insert() }
      if row < 12 { list.append(row) }
    }
    await list.loadToBeginning()
    #expect(list.items == Array(0..<9))
    service.change { server in (3..<9).forEach { server.delete($0) } }

    await list.loadToEnd()

    #expect(list.items == Array(9..<18))
  }

  /// The list has let a live row go, so it asks again for the last page, which is now two pages of the service.
  @Test func passesRowsThatAreInsertedBeforeThoseOfTheLastPage() async {
    let service = WindowService(.cursors, rows: 0..<9)
    let list = await window(service, around: nil)
    await list.loadToEnd()
    service.change { $0.insert() }
    list.append(9)
    await list.loadToBeginning()
    #expect(list.items == Array(0..<9))
    service.change { server in
      server.insert(at: 8)
      server.insert(at: 7)
    }

    await list.loadToEnd()

    #expect(list.items == Array(3..<10))
  }

  /// The list asks again for its last page. The answer has new rows instead of its last ones, which are behind these or
  /// deleted: this answer cannot tell, but later ones bring them again.
  @Test(arguments: [(place: 6, count: 3), (6, 4), (7, 2), (7, 3), (8, 1), (8, 4)])
  func loadsTheLastRowsAgainBehindInsertedOnes(place: Int, count: Int) async {
    let service = WindowService(.cursors, rows: 0..<9)
    let list = await window(service, around: nil)
    await list.loadToEnd()
    service.change { $0.insert() }
    list.append(9)
    await list.loadToBeginning()
    service.change { server in (0..<count).forEach { _ in server.insert(at: place) } }

    _ = await list.loadNextPage().finished
    #expect(list.items == Array(service.rows.prefix(9)))
    await list.loadToEnd()

    #expect(list.items == service.rows.suffix(list.items.count))
  }

  @Test func letsGoALastRowThatTheServiceHasDeleted() async {
    let service = WindowService(.cursors, rows: 0..<9)
    let list = await window(service, around: nil)
    await list.loadToEnd()
    service.change { for _ in 9..<12 { $0.insert() } }
    list.append(9)
    await list.loadToBeginning()
    service.change { $0.delete(8) }

    _ = await list.loadNextPage().finished

    #expect(list.items == Array(0..<8) + [9])
    #expect(list.hasNext)
  }

  /// The page before the live rows has only new rows behind it.
  @Test(arguments: [WindowServer.Kind.cursors, .nextCursor])
  func loadsLiveRowsAgainBehindInsertedOnes(kind: WindowServer.Kind) async {
    let service = WindowService(kind, rows: 0..<6)
    let list = await window(service, around: nil)
    await list.loadToEnd()
    service.change { for _ in 6..<12 { $0.insert() } }
    list.append(Array(6..<12))
    await list.loadToBeginning()
    #expect(list.items == Array(0..<9))
    service.change { server in (0..<4).forEach { _ in server.insert(at: 6) } }

    _ = await list.loadNextPage().finished
    #expect(list.items == Array(service.rows.prefix(9)))
    await list.loadToEnd()

    #expect(list.items == service.rows.suffix(list.items.count))
  }

  /// The only page has no cursor. Without one, the service returns the row that it has inserted before it.
  @Test(arguments: [0, nil])
  func passesInsertedRowsIfNoCursorIsKnown(anchor: Int?) async {
    let service = WindowService(anchor == nil ? .nextCursor : .cursors, rows: 0..<1)
    let list = PagedList(service, pageSize: 1, uniqueBy: { $0 }, around: anchor)
    let first = list.loadFirstPage()
    list.append(1)
    _ = await first.finished
    service.change { server in
      server.insert()
      server.insert(at: 0)
    }

    await list.loadToEnd()

    #expect(list.items == [0, 1])
  }

  /// The cursor of the last page leads to rows that the service has inserted before the live ones.
  @Test(arguments: [WindowServer.Kind.cursors, .nextCursor])
  func passesTheRowsBeforeLiveOnes(kind: WindowServer.Kind) async {
    let service = WindowService(kind, rows: 0..<6)
    let list = await window(service, around: nil)
    await list.loadToEnd()
    service.change { for _ in 6..<12 { $0.insert() } }
    list.append(Array(6..<12))
    #expect(list.items == Array(3..<12))
    service.change { $0.insert(at: 6) }

    await list.loadToBeginning()
    #expect(list.items == Array(0..<9))
    await list.loadToEnd()

    #expect(list.items == Array(3..<12))
  }

  @Test func previousCursorsReplaceTheWayBack() async {
    let service = WindowService(.cursors, rows: 0..<12)
    let list = await window(service, around: 11)
    for row in 12..<20 {
      service.change { $0.insert() }
      list.append(row)
    }

    await list.loadToBeginning()
    #expect(list.items == Array(0..<list.items.count))
    await list.loadToEnd()

    #expect(list.items == Array(20 - list.items.count..<20))
  }

  /// The first page was also the last one, so that it had no cursor.
  @Test func losesNoRowIfTheFirstCursorComesLate() async {
    let service = WindowService(.nextCursor, rows: 0..<2)
    let list = await window(service, around: nil)
    for row in 2..<11 {
      service.change { $0.insert() }
      list.append(row)
    }
    service.change { for _ in 0..<3 { $0.insert(at: 0) } }

    await list.loadToBeginning()

    #expect(list.items.prefix(6) == [13, 12, 11, 0, 1, 2])
  }

  /// A page that the service has filled with a row of the next one, which is let go later.
  @Test func losesNoRowThatTwoPagesHave() async {
    let service = WindowService(.nextCursor, rows: 0..<21)
    let list = await window(service, around: nil)
    await list.loadToEnd()
    service.change { $0.delete(11) }

    for _ in 0..<3 { _ = await list.loadPreviousPage().finished }
    #expect(list.items == Array(3..<11))
    _ = await list.loadNextPage().finished

    #expect(list.items == Array(3..<11) + [12])
    await list.loadToEnd()
    #expect(list.items == service.rows.suffix(list.items.count))
  }

  @Test func aLastPageWithoutCursorDoesNotMakeAServiceCount() async {
    let list = await loaded(
      LoadedPage([0, 1, 2], nextCursor: "2"),
      LoadedPage([3, 4, 5], nextCursor: "5"),
      LoadedPage([6, 7, 8], nextCursor: "8"),
      LoadedPage([9, 10, 11], nextCursor: nil)
    )
    list.edit { $0.removeFirst() }
    service.answer(4, .success(LoadedPage([0, 1, 2], nextCursor: "2")))
    _ = await list.loadPreviousPage().finished
    #expect(list.items == [0, 1, 2, 4, 5, 6, 7, 8])

    service.answer(5, .success(LoadedPage([9, 10, 11], nextCursor: nil)))
    _ = await list.loadNextPage().finished

    #expect(service.requests.map(\.cursor) == [nil, "2", "5", "8", nil, "8"])
  }

  // MARK: Ids

  /// The service returns a page whose rows an edit has removed, because it has not deleted them yet.
  @Test func removedRowsBeforeTheWindowAreNotTheBeginning() async {
    let list = await loaded(
      LoadedPage([0, 1, 2]),
      LoadedPage([3, 4, 5]),
      LoadedPage([6, 7, 8]),
      LoadedPage([9, 10, 11])
    )
    list.edit { $0.removeFirst(3) }

    service.answer(4, .success(LoadedPage([3, 4, 5])))
    _ = await list.loadPreviousPage().finished
    #expect(list.hasPrevious)
    service.answer(5, .success(LoadedPage([0, 1, 2])))
    _ = await list.loadPreviousPage().finished

    #expect(service.requests.suffix(2).map { $0.firstID as? Int } == [6, 3])
    #expect(list.items == [0, 1, 2] + Array(6..<12))
  }

  /// After the edit, the load asks for page 1, and then for page 0 if page 1 has no row of the list. The service finds both
  /// behind row 1.
  @Test(arguments: [
    ([20, 2, 3], [20, 2, 3], [1, 20, 3]),
    ([20, 2, 3], [2, 3, 4], [1, 20, 3]),
    ([3, 4, 5], [4, 5, 6], [1, 4, 5, 6]),
    ([3, 4, 5], [20, 3, 4], [1, 20, 3, 4]),
  ])
  func keepsTheOrderIfAServiceAnswersTwiceById(first: [Int], second: [Int], rows: [Int]) async throws {
    let list = await loaded(LoadedPage([0, 1, 2]))
    try await service.fail(1, to: list.loadNextPage())
    list.edit { $0 = [1] }
    service.answer(2, .success(LoadedPage(first)))
    service.answer(3, .success(LoadedPage(second)))

    _ = await list.retry().finished

    #expect(service.requests.dropFirst(2).allSatisfy { $0.lastID as? Int == 1 })
    #expect(list.items == rows)
  }

  /// An edit has removed the only row of a page of live rows, and the next live row is added to that page.
  @Test func asksBeforeTheFirstLiveRowIfAnEditHasRemovedAnEarlierOne() async {
    let service = WindowService(.keys, rows: 0..<3)
    let list = await window(service, around: nil)
    await list.loadToEnd()
    for row in 3..<11 {
      service.change { $0.insert() }
      list.append(row)
      guard row == 3 else { continue }
      list.edit { $0.removeLast() }
      service.change { $0.delete(3) }
    }
    #expect(list.items == Array(4..<11))

    await list.loadToBeginning()

    #expect(list.items == Array(0..<3) + Array(4..<10))
  }

  /// The service has inserted row 7. The answer has rows that edits have removed, so that no other row is before it.
  @Test func keepsTheOrderIfAnEditRemovesAllRowsMeanwhile() async {
    let list = await loaded(LoadedPage([0, 1, 2]))
    list.edit { $0 = [0] }
    let load = list.loadNextPage()
    list.edit { $0 = [] }
    service.answer(1, .success(LoadedPage([7, 1, 2])))
    // Only the second answer tells that the service does not count.
    for answer in 2...3 { service.answer(answer, .success(LoadedPage([3, 4, 5]))) }
    _ = await load.finished
    #expect(list.items == [7])

    _ = await list.loadNextPage().finished

    #expect(service.requests.map { $0.lastID as? Int } == [nil, 0, 2, 2])
    #expect(list.items == [7, 3, 4, 5])
  }

  /// The first load after an edit asks twice, and the service returns the same page, so that later ones do not.
  @Test func keepsTheLimitIfAServiceFindsPagesById() async {
    let list = await loaded(LoadedPage([0, 1, 2]), LoadedPage([3, 4, 5]), LoadedPage([6, 7, 8]))

    for number in 3..<8 {
      list.edit { $0.removeLast() }
      let page = [number * 3, number * 3 + 1, number * 3 + 2]
      for answer in service.requests.count..<service.requests.count + (number == 3 ? 2 : 1) {
        service.answer(answer, .success(LoadedPage(page)))
      }
      _ = await list.loadNextPage().finished

      #expect(Array(list.items.suffix(3)) == page)
      #expect(list.items.count <= 9)
    }
  }

  // MARK: Numbers

  /// Row 3 is on two answers and the list has no row, because the service deletes rows while the load asks backwards.
  @Test func keepsCountingIfEditsRemoveAllRowsMeanwhile() async throws {
    let list = PagedList(service, pageSize: 2, uniqueBy: { $0 })
    func remove(_ row: Int) { list.edit { $0.removeAll { $0 == row } } }
    try await service.answer(0, 0..<2, to: list.loadFirstPage())
    list.edit { $0.insert(14, at: 0) }
    let second = list.loadNextPage()
    remove(1)
    try await service.answer(1, 1..<3, to: second)
    #expect(list.items == [14, 0, 2])

    let third = list.loadNextPage()
    remove(2)
    try await service.answer(2, 5..<7)
    try await service.arrivals.reach(4)
    remove(0)
    service.answer(3, .success(LoadedPage([3, 4])))
    service.answer(4, .success(LoadedPage([14, 3])))
    _ = await third.finished
    #expect(list.items == [14, 3, 4])

    // The service deletes row 3, too, and then has row 14 and rows from 4.
    remove(3)
    let pages = [[7, 8], [5, 6], [14, 4]]
    for (number, page) in pages.enumerated() { service.answer(5 + number, .success(LoadedPage(page))) }
    _ = await list.loadNextPage().finished
    #expect(service.requests.map(\.index) == [0, 1, 2, 1, 0, 2, 1, 0])
    #expect(list.items == [14, 4, 5, 6])
  }

  // MARK: Offsets

  @Test func pagesWithOneIndexAreTwoPages() async {
    let service = WindowService(.offset, rows: 0..<3)
    let list = await window(service, around: 2, size: 2)
    await list.loadToBeginning()
    #expect(list.items == [0, 1, 2])

    list.edit { $0 = [] }
    service.change { server in
      for row in 0..<3 { server.delete(row) }
      for _ in 0..<2 { server.insert() }
    }
    await list.loadToEnd()

    #expect(list.items == [3, 4])
  }

  /// A page that has grown begins as late as before.
  @Test func asksAgainAsFarAsRowsMayHaveMoved() async {
    let service = WindowService(.offset, rows: 0..<4)
    let list = await window(service, around: 3)
    #expect(list.items == [2, 3])
    await list.loadToBeginning()

    list.edit { $0 = [1] }
    service.change { server in
      for row in [0, 2, 3] { server.delete(row) }
      for _ in 4..<9 { server.insert() }
    }
    await list.loadToEnd()

    #expect(list.items == [1, 4, 5, 6, 7, 8])
  }
}
