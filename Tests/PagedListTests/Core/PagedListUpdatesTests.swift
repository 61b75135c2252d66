import PagedList
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct PagedListUpdatesTests {
  let service = ManualService<Int>()
  let list: PagedList<Int>

  init() {
    list = PagedList(service, pageSize: 3)
  }

  private func load(_ number: Int, _ items: Range<Int>) async throws {
    if number == 0 { list.loadFirstPage() } else { list.loadNextPage() }
    try await service.answer(number, items)
    await list.settled()
  }

  @Test func readerStartsWithTheCurrentState() async throws {
    try await load(0, 0..<3)

    var early = list.updates.makeAsyncIterator()
    let first = await early.next()
    try await load(1, 3..<6)
    var late = list.updates.makeAsyncIterator()
    let found = await late.next()

    #expect(first?.change == .replaced)
    #expect(first.map { Array($0.items) } == [0, 1, 2])
    #expect(found?.change == .replaced)
    #expect(found.map { Array($0.items) } == Array(0..<6))
    #expect(found?.status == .success(PageLoad(.next, index: 1)))
  }

  @Test func readerReceivesEachState() async throws {
    var reader = list.updates.makeAsyncIterator()
    #expect(await reader.next()?.status == .idle)

    list.loadFirstPage()
    var update = await reader.next()
    #expect(update?.status == .ongoing(PageLoad(.first)))
    #expect(update?.change == nil)

    try await service.answer(0, 0..<3)
    update = await reader.next()
    #expect(update?.status == .success(PageLoad(.first)))
    #expect(update?.change == .replaced)
    #expect(update?.hasMore == true)
  }

  @Test func lateReaderSeesTheStaleReason() async throws {
    list.loadFirstPage()
    try await service.arrivals.reach(1)
    service.answer(0, .success(LoadedPage([0, 1, 2], staleReason: Broken())))
    await list.settled()
    try await load(1, 3..<6)

    var late = list.updates.makeAsyncIterator()
    #expect(await late.next()?.staleReason as? Broken == Broken())
    #expect(list.staleReason as? Broken == Broken())

    try await service.answer(2, 0..<3, to: list.loadFirstPage())
    #expect(list.staleReason == nil)
    #expect(await late.next()?.staleReason == nil)
  }

  @Test func observerAddedTwiceReceivesEventsOnce() {
    let (one, other) = (RecordingObserver(), RecordingObserver())
    list.addObserver(one)
    list.addObserver(other)
    list.addObserver(one)

    list.pause()

    #expect(one.read() == [.paused])
    #expect(other.read() == [.paused])
  }

  @Test func removedObserverReceivesNothing() {
    let late = RecordingObserver()
    let early = RecordingObserver { [list] _ in list.removeObserver(late) }
    list.addObserver(early)
    list.addObserver(late)

    list.pause()
    list.removeObserver(early)
    list.resume()

    #expect(early.read() == [.paused])
    #expect(late.read() == [])
  }

  @Test func slowReaderMissesNoRow() async throws {
    try await load(0, 0..<3)
    var reader = list.updates.makeAsyncIterator()
    _ = await reader.next()

    try await load(1, 3..<6)
    try await load(2, 6..<9)
    list.loadNextPage()
    let update = await reader.next()

    #expect(update?.change == .appended(3..<9))
    #expect(update.map { Array($0.newItems) } == Array(3..<9))
    #expect(update?.status == .ongoing(PageLoad(.next, index: 3)))
  }

  @Test func slowReadersReceiveAnEditAndAPageAsOneEdit() async throws {
    try await load(0, 0..<3)
    var reader = list.updates.makeAsyncIterator()
    _ = await reader.next()

    try await load(1, 3..<6)
    list.edit { $0.removeLast() }
    try await load(2, 6..<9)

    let update = await reader.next()
    #expect(update?.change == .edited)
    #expect(update.map { Array($0.items) } == [0, 1, 2, 3, 4, 6, 7, 8])
  }

  @Test func removesTerminatedReaders() async throws {
    let reading = Task { [list] in
      for await _ in list.updates where Task.isCancelled { break }
    }
    do {
      var reader = list.updates.makeAsyncIterator()
      _ = await reader.next()
    }

    reading.cancel()
    await reading.value
    try await load(0, 0..<3)
    list.pause()

    #expect(list.readers.isEmpty)
  }

  @Test func readersEndWithTheListAndDoNotRetainIt() async throws {
    var list: PagedList<Int>? = PagedList(service, pageSize: 3)
    weak let weakList = list
    let updates = try #require(list?.updates)
    var reader = updates.makeAsyncIterator()
    _ = await reader.next()

    list = nil

    #expect(weakList == nil)
    #expect(await reader.next() == nil)
    var late = updates.makeAsyncIterator()
    #expect(await late.next() == nil)
  }
}
