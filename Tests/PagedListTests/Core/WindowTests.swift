import KitSupport
import PagedList
import TestSupport
import Testing

/// A list that grows at both ends and may let rows go.
@MainActor
@Suite(.watchdog)
struct WindowTests {
  private let service = ManualService<Int>()
  private let list: PagedList<Int>

  init() {
    list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, around: 10, keeping: 9)
  }

  /// Loads rows 9 to 11, the page around row 10.
  private func loaded() async throws {
    try await service.answer(0, 9..<12, to: list.loadFirstPage())
  }

  @Test func beginsAroundAnAnchor() async throws {
    #expect(!list.hasNext && !list.hasPrevious)

    try await loaded()

    #expect(service.requests[0].anchor as? Int == 10)
    #expect(!service.requests[0].isFirst)
    #expect(list.items == [9, 10, 11])
    #expect(list.hasNext && list.hasPrevious)
  }

  @Test func loadsAtBothEndsAtOnce() async throws {
    try await loaded()

    let previous = list.loadPreviousPage()
    let next = list.loadNextPage()
    try await service.arrivals.reach(3)
    #expect(list.status(at: .previous) == .ongoing(PageLoad(.previous, index: -1)))
    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
    let requests = service.requests.dropFirst()
    let before = requests.firstIndex { $0.end == .previous }
    let after = requests.firstIndex { $0.end == .next }
    service.answer(try #require(after), .success(LoadedPage([12, 13, 14])))
    #expect(await next.finished == .success(PageLoad(.next, index: 1)))
    service.answer(try #require(before), .success(LoadedPage([6, 7, 8])))

    #expect(await previous.finished == .success(PageLoad(.previous, index: -1)))
    #expect(list.items == Array(6..<15))
    #expect(before.flatMap { service.requests[$0].firstID as? Int } == 9)
    #expect(after.flatMap { service.requests[$0].lastID as? Int } == 11)
    #expect(service.requests.dropFirst().allSatisfy { $0.heldCount == 3 })
  }

  @Test func eachEndHasItsOwnFailureAndRetry() async throws {
    try await loaded()
    let failure = PageFailure(PageLoad(.previous, index: -1), Broken())
    try await service.fail(1, to: list.loadPreviousPage())
    try await service.answer(2, 12..<15, to: list.loadNextPage())

    #expect(list.status(at: .previous) == .failure(failure))
    #expect(list.status == .success(PageLoad(.next, index: 1)))
    list.loadPreviousPageIfNeeded(showing: 0)
    #expect(list.status(at: .previous) == .failure(failure))
    #expect(await list.retry().finished == .ignored)
    try await service.answer(3, 6..<9, to: list.retry(at: .previous))

    #expect(list.items == Array(6..<15))
    #expect(service.requests[3].firstID as? Int == 9)
    list.loadPreviousPageIfNeeded(showing: 5)
    #expect(list.status(at: .previous).ongoing == nil)
    list.loadPreviousPageIfNeeded(showing: 4)
    #expect(list.status(at: .previous).ongoing != nil)
    list.cancel()
  }

  @Test func refreshEndsTheLoadsAtBothEnds() async throws {
    try await loaded()
    let (previous, next) = (list.loadPreviousPage(), list.loadNextPage())
    try await service.arrivals.reach(3)

    let refresh = list.refresh(around: 9)
    #expect(await previous.finished == .superseded(PageLoad(.previous, index: -1)))
    #expect(await next.finished == .superseded(PageLoad(.next, index: 1)))
    #expect(await list.loadPreviousPage().finished == .ignored)
    try await service.answer(3, 8..<11, to: refresh)

    #expect(service.requests[3].anchor as? Int == 9)
    #expect(list.items == [8, 9, 10])
  }

  @Test func jumpsToARowThatIsNotLoaded() async throws {
    try await loaded()
    #expect(await list.jump(to: 10).finished == .ignored)

    try await service.answer(1, 49..<52, to: list.jump(to: 50))

    #expect(service.requests[1].anchor as? Int == 50)
    #expect(list.items == [49, 50, 51])
    #expect(list.hasNext && list.hasPrevious)
  }

  @Test func lettingGoEndsTheLoadThere() async throws {
    try await loaded()
    try await service.answer(1, 12..<15, to: list.loadNextPage())
    try await service.answer(2, 15..<18, to: list.loadNextPage())
    #expect(list.items == Array(9..<18))
    let previous = list.loadPreviousPage()
    try await service.arrivals.reach(4)
    let recorder = RecordingObserver()
    list.addObserver(recorder)

    try await service.answer(4, 18..<21, to: list.loadNextPage())

    #expect(await previous.finished == .superseded(PageLoad(.previous, index: -1)))
    #expect(list.items == Array(12..<21))
    let next = PageLoad(.next, index: 3)
    let gone = PageLoad(.previous, index: -1)
    #expect(
      recorder.events == [
        .began(next), .ended(gone), .completed(gone, .cancelled(gone)), .changed(.edited), .ended(next),
        .completed(next, .success(next)),
      ]
    )
    try await service.answer(5, 9..<12, to: list.loadPreviousPage())
    #expect(list.items == Array(9..<18))
    #expect(list.hasNext)
  }

  @Test func readersSeePrependedRows() async throws {
    try await loaded()
    var reader = list.updates.makeAsyncIterator()
    _ = await reader.next()

    try await service.answer(1, 7..<9, to: list.loadPreviousPage())
    let update = await reader.next()

    #expect(update?.change == .prepended(0..<2))
    #expect(update.map { Array($0.newItems) } == [7, 8])
    #expect(update?.hasPrevious == false)
  }

  @Test(arguments: [true, false])
  func pauseAndCancelConcernBothEnds(isPaused: Bool) async throws {
    try await loaded()
    list.loadPreviousPage()
    list.loadNextPage()
    try await service.arrivals.reach(3)

    if isPaused { list.pause() } else { list.cancel() }
    try await service.cancellations.reach(2)

    let load = PageLoad(.previous, index: -1)
    #expect(list.status(at: .previous) == (isPaused ? .paused(load) : .cancelled(load)))
    if isPaused {
      list.resume()
      try await service.arrivals.reach(5)
      #expect(Set(service.requests[3...].map(\.end)) == [.previous, .next])
      list.cancel()
    }
  }

  // MARK: Live rows

  private func live(_ pages: Range<Int>...) async throws -> PagedList<Int> {
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, keeping: 9)
    for (number, page) in pages.enumerated() {
      try await service.answer(number, page, to: number == 0 ? list.loadFirstPage() : list.loadNextPage())
    }
    return list
  }

  @Test func showsALiveRowIfTheEndIsLoaded() async throws {
    let list = try await live(0..<3, 3..<5)
    let recorder = RecordingObserver()
    list.addObserver(recorder)

    list.append(5)
    list.append([5, 6, 4])

    #expect(list.items == Array(0..<7))
    #expect(recorder.events == [.changed(.appended(5..<6)), .changed(.appended(6..<7))])
    #expect(!list.hasNext && list.newerCount == 0)
  }

  @Test func keepsTheLimitWhileRowsArrive() async throws {
    let list = try await live(0..<3, 3..<5)

    for row in 5..<50 { list.append(row) }

    #expect(list.items.count <= 9 && list.items.last == 49)
    #expect(list.items == Array(50 - list.items.count..<50))
    #expect(list.hasPrevious)
  }

  @Test func countsALiveRowIfTheEndIsNotLoaded() async throws {
    let list = try await live(0..<3)
    let recorder = RecordingObserver()
    list.addObserver(recorder)

    list.append([4, 5])
    #expect(list.items == [0, 1, 2] && list.newerCount == 2)
    #expect(recorder.read() == [.newer(2)])
    list.append([4, 5])
    #expect(list.newerCount == 2)
    try await service.answer(1, 3..<6, to: list.loadNextPage())
    #expect(list.newerCount == 0)
    try await service.answer(2, 6..<7, to: list.loadNextPage())

    #expect(list.items == Array(0..<7) && list.newerCount == 0)
    #expect(recorder.events.contains(.newer(0)))
  }

  @Test(arguments: [true, false])
  func liveRowWaitsForTheAnswerAtTheEnd(isEnd: Bool) async throws {
    let list = try await live(0..<3)
    let next = list.loadNextPage()
    try await service.arrivals.reach(2)

    list.append([4, 5])
    #expect(list.items == [0, 1, 2] && list.newerCount == 0)
    try await service.answer(1, isEnd ? 3..<5 : 3..<6, to: next)

    #expect(list.items == Array(0..<6))
    #expect(list.newerCount == 0)
  }

  @Test func aListOfAClosureBeginsAtTheFirstRow() async {
    let list = PagedList(pageSize: 3, id: \Row.id) { LoadedPage((0..<$0.size).map { Row(id: $0) }) }

    _ = await list.loadFirstPage().finished

    #expect(list.items.map(\.id) == [0, 1, 2])
    #expect(!list.hasPrevious && list.hasNext)
  }

  @Test func aRowIsFoundChangedAndRemovedById() async throws {
    struct Message: Equatable {
      var id: Int
      var isRead = false
    }
    let list = PagedList(around: nil, pageSize: 3, id: \Message.id) { _ in
      LoadedPage((0..<3).map { Message(id: $0) }, isLast: true)
    }
    _ = await list.loadFirstPage().finished

    list[1]?.isRead = true
    list[0] = nil
    list[7] = Message(id: 7)

    #expect(list.items == [Message(id: 1, isRead: true), Message(id: 2)])
    #expect(list[1]?.isRead == true && list[0] == nil)
  }

  @Test func reportsALimitThatIsTooSmall() {
    let (_, reports) = Reports.collecting {
      PagedList(service, pageSize: 20, uniqueBy: { $0 }, keeping: 50, fileID: "App/Chat.swift", line: 7)
    }

    #expect(
      reports.map(\.text) == [
        "A paged list keeps 50 rows and uses 60 instead. Keep at least three pages."
      ]
    )
  }
}
