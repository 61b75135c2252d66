import PagedList
import TestSupport
import Testing

@MainActor
@Suite("Layered paged list: fixed order after a result, hooks, parameters", .watchdog)
struct ResultOrderTests {
  let service = ManualService<Int>()
  private let first = PageLoad(.first)
  let list: PagedList<Int>
  let recorder = RecordingObserver()

  init() {
    list = PagedList(service, pageSize: 3)
    list.addObserver(recorder)
  }

  @Test("Fixed order after a result: data, end of the refresh indicator, tip, completion")
  func order() async throws {
    try await service.answer(0, 0..<0, to: list.loadFirstPage())
    #expect(
      recorder.read() == [
        .began(first), .changed(.replaced), .ended(first), .tip(.noData(first)),
        .completed(first, .noData(first)),
      ]
    )

    let refresh = PageLoad(.refresh)
    try await service.fail(1, to: list.loadFirstPage())
    let failure = PageFailure(refresh, Broken())
    #expect(
      recorder.read() == [
        .began(refresh), .ended(refresh), .tip(.failure(failure)), .completed(refresh, .failure(failure)),
      ]
    )
  }

  @Test("A load requested by an observer begins after the completion, for every observer")
  func loadRequestedByAnObserverWaits() async throws {
    let next = PageLoad(.next, index: 1)
    let eager = RecordingObserver { [list] event in
      if event == .changed(.replaced) { list.loadNextPage() }
    }
    let last = RecordingObserver()
    list.addObserver(eager)
    list.addObserver(last)

    list.loadFirstPage()
    try await service.answer(0, 0..<3)
    try await service.answer(1, 3..<5)
    await list.settled()

    #expect(eager.events == last.events)
    #expect(
      last.events == [
        .began(first), .changed(.replaced), .ended(first), .completed(first, .success(first)),
        .began(next), .changed(.appended(3..<5)), .ended(next), .completed(next, .success(next)),
      ]
    )
  }

  @Test("An observer added during an event receives later events")
  func observerAddedDuringAnEvent() async throws {
    let late = RecordingObserver()
    let adding = RecordingObserver { [list] event in
      if event == .changed(.replaced) { list.addObserver(late) }
    }
    list.addObserver(adding)

    try await service.answer(0, 0..<3, to: list.loadFirstPage())

    #expect(late.events == [.ended(first), .completed(first, .success(first))])
  }

  @Test("The data is available when observers are notified")
  func dataIsAvailableWhenNotified() async throws {
    var seen: [[Int]] = []
    let reader = RecordingObserver { [list] event in
      if case .changed = event { seen.append(list.items) }
    }
    list.addObserver(reader)

    try await service.answer(0, 0..<3, to: list.loadFirstPage())
    try await service.answer(1, 3..<4, to: list.loadNextPage())

    #expect(seen == [[0, 1, 2], [0, 1, 2, 3]])
  }

  @Test("Hooks before the first and the next page may edit the rows")
  func hooksEdit() async throws {
    list.beforeFirstPage = { items in items.insert(-1, at: 0) }
    list.beforeNextPage = { items in items.removeAll { $0 == 1 } }

    try await service.answer(0, 0..<3, to: list.loadFirstPage())
    #expect(list.items == [-1, 0, 1, 2])

    try await service.answer(1, 3..<6, to: list.loadNextPage())
    #expect(list.items == [-1, 0, 2, 3, 4, 5])
    #expect(recorder.events.filter { $0 == .changed(.edited) }.count == 1)
    #expect(list.pageIndex == 1)
  }

  @Test("A hook that changes nothing leaves the change an appended page")
  func hookThatChangesNothing() async throws {
    var seen: [Int] = []
    list.beforeNextPage = { items in seen = items }

    try await service.answer(0, 0..<3, to: list.loadFirstPage())
    try await service.answer(1, 3..<6, to: list.loadNextPage())

    #expect(seen == Array(0..<6))
    #expect(recorder.events.contains(.changed(.appended(3..<6))))
  }

  @Test("Extra request parameters per module")
  func parametersOfTheList() async throws {
    let list = PagedList(service, pageSize: 3, parameters: ["kind": "sale"])
    try await service.answer(0, 0..<3, to: list.loadFirstPage())
    list.loadNextPage()
    try await service.arrivals.reach(2)

    #expect(
      service.requests == [
        PageRequest(index: 0, size: 3, parameters: ["kind": "sale"]),
        PageRequest(index: 1, size: 3, parameters: ["kind": "sale"]),
      ]
    )
  }

  @Test("Parameters of one request are reset after its result", arguments: [true, false])
  func parametersOfOneRequest(fails: Bool) async throws {
    list.parameters = ["kind": "sale", "sort": "date"]
    list.loadFirstPage(parameters: ["sort": "price"])
    if fails { try await service.fail(0) } else { try await service.answer(0, 0..<3) }
    await list.settled()
    list.loadFirstPage()
    try await service.arrivals.reach(2)

    #expect(
      service.requests.map(\.parameters) == [
        ["kind": "sale", "sort": "price"], ["kind": "sale", "sort": "date"],
      ]
    )
  }

  @Test("A retry uses the same parameters")
  func retryHasTheSameParameters() async throws {
    try await service.fail(0, to: list.loadFirstPage(parameters: ["sort": "price"]))
    list.parameters = ["sort": "other"]

    list.retry()
    try await service.arrivals.reach(2)

    #expect(service.requests[0] == service.requests[1])
  }

  @Test("Pages have the parameters of the first page whose rows they continue", arguments: [true, false])
  func pagesKeepTheParametersOfTheirRows(isRetry: Bool) async throws {
    list.parameters = ["text": "a"]
    try await service.answer(0, 0..<3, to: list.loadFirstPage(parameters: ["only": "once"]))
    list.parameters = ["text": "b"]
    try await service.fail(1, to: list.loadFirstPage())
    if !isRetry { try await service.answer(2, 3..<6, to: list.loadNextPage(parameters: ["sort": "date"])) }
    if isRetry { list.parameters = ["text": "c"] }
    try await service.answer(isRetry ? 2 : 3, 0..<3, to: isRetry ? list.retry() : list.loadFirstPage())
    list.loadNextPage()
    try await service.arrivals.reach(isRetry ? 4 : 5)

    let between = isRetry ? [] : [["text": "a", "sort": "date"]]
    #expect(
      service.requests.map(\.parameters) == [["text": "a", "only": "once"], ["text": "b"]] + between + [
        ["text": "b"], ["text": "b"],
      ]
    )
  }

  @Test("A page before an anchor has the parameters of the page around it")
  func previousPagesKeepTheParameters() async throws {
    let list = PagedList(service, pageSize: 3, uniqueBy: { $0 }, around: 9, parameters: ["text": "a"])
    try await service.answer(0, 8..<11, to: list.loadFirstPage())
    list.parameters = ["text": "b"]

    list.loadPreviousPage()
    list.loadNextPage()
    try await service.arrivals.reach(3)

    #expect(service.requests.map(\.parameters) == Array(repeating: ["text": "a"], count: 3))
  }

  @Test("The first page is requested again for parameters that its next pages would lack")
  func parametersOfTheListReplaceThoseOfOneRequest() async throws {
    list.loadFirstPage(parameters: ["text": "a"])
    list.parameters = ["text": "a"]
    try await service.arrivals.reach(1)
    try await service.answer(1, 0..<3, to: list.loadFirstPage())
    list.loadNextPage()
    try await service.arrivals.reach(3)

    #expect(service.requests.map(\.parameters) == Array(repeating: ["text": "a"], count: 3))
  }
}
