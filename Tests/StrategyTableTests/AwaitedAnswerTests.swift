import KitSupport
import StrategyTable
import TestSupport
import Testing

/// Rule 18: a request whose asker waits for the answer.
@MainActor
@Suite(.watchdog)
struct AwaitedAnswerTests {
  let started = Signal()
  let gate = Signal()
  let ended = Signal()

  /// A strategy that answers a request with its number once the gate has reached the number.
  private func answer(_ overlap: Overlap) -> On<Screen> {
    Answer(Sum.self, whileRunning: overlap) { [started, gate, ended] _, request, _ in
      started.send()
      defer { ended.send() }
      try? await gate.reach(request.number)
      return request.number
    }
  }

  private func ask(_ number: Int, _ screen: Screen) -> Task<Int?, Never> {
    let events = EventEmitter(from: screen)
    return Task { await events.ask(Sum(number: number)) }
  }

  /// Asks in order: each request is on its way before the next.
  private func ask(_ numbers: ClosedRange<Int>, _ screen: Screen) async -> [Task<Int?, Never>] {
    var asked: [Task<Int?, Never>] = []
    for number in numbers {
      asked.append(ask(number, screen))
      await Task.yield()
    }
    return asked
  }

  @Test func synchronousAnswerOrNoneDoesNotSuspendTheAsker() async {
    var log: [String] = []
    var unhandled: [EventName] = []
    let observation = EventRouter.onUnhandled { event, _ in unhandled.append(event.name) }
    let screen = Screen(StrategyTable { Answer(Sum.self) { _, request, _ in request.number } })
    let other = Task { log.append("other") }

    let sum = await screen.ask(Sum(number: 2))
    let depth = await screen.ask(Depth())
    log.append("asker")
    observation.cancel()
    await other.value

    #expect(sum == 2)
    #expect(depth == nil)
    #expect(log == ["asker", "other"])
    #expect(unhandled.filter { $0 == Depth.name }.isEmpty)
  }

  @Test(arguments: [3, nil])
  func askerReceivesALaterAnswerAndNobodyAboveIsAsked(number: Int?) async {
    let top = Top()
    let screen = Screen(
      StrategyTable {
        Answer(Depth.self, whileRunning: .drop) { _, _, _ in
          await Task.yield()
          return number
        }
      },
      below: top
    )

    let depth = await Cell(below: screen).ask(Depth())

    #expect(depth == number)
    #expect(top.arrived.isEmpty)
  }

  @Test func routeIsReleasedWhileTheAskerWaits() async throws {
    let screen = Screen(StrategyTable { answer(.drop) })
    var middle: Cell? = Cell(below: screen)
    var cell = middle.map { Cell(below: $0) }
    weak let weakMiddle = middle
    weak let weakCell = cell
    let events = try EventEmitter(from: #require(cell))
    let asker = Task { await events.ask(Sum(number: 1)) }

    try await started.reach(1)
    (middle, cell) = (nil, nil)

    #expect(weakCell == nil)
    #expect(weakMiddle == nil)
    gate.send()
    #expect(await asker.value == 1)
  }

  @Test func errorIsReportedOnceAndTheAskerReceivesNil() async {
    let failures = Failures(of: "sum.throwing")
    let screen = Screen(
      StrategyTable { Answer(ThrowingSum.self, whileRunning: .drop) { _, _, _ in throw Refusal() } },
      below: Top()
    )

    let sum = await screen.ask(ThrowingSum())

    // The failures retain the event.
    #expect(sum == nil)
    #expect(failures.all.map { $0.error as? Refusal } == [Refusal()])
  }

  @Test(
    arguments: [
      (.drop, [1, nil, nil]), (.restart, [nil, nil, 3]), (.queue, [1, 2, 3]), (.parallel, [1, 2, 3]),
    ]
      as [(Overlap, [Int?])]
  )
  func overlappingAskersReceiveTheirOwnAnswersOrNil(overlap: Overlap, answers: [Int?]) async throws {
    let top = Top()
    let screen = Screen(StrategyTable { answer(overlap) }, below: top)

    let asked = await ask(1...3, screen)
    try await started.reach(1)
    gate.raise { $0 = 3 }
    var received: [Int?] = []
    for asker in asked { received.append(await asker.value) }

    #expect(received == answers)
    #expect(top.arrived.isEmpty)
  }

  @Test func cancelingTheAskerCancelsItsRunAndReturnsNilAtOnce() async throws {
    let canceled = Signal()
    let end = OneTimeResult<Void>()
    let screen = Screen(
      StrategyTable { [started] in
        Answer(Sum.self, whileRunning: .parallel) { _, request, _ in
          started.send()
          await withTaskCancellationHandler {
            await end.value
          } onCancel: {
            canceled.send()
          }
          return request.number
        }
      }
    )
    let asked = await ask(1...2, screen)
    try await started.reach(2)

    asked[0].cancel()
    // The run has not ended.
    #expect(await asked[0].value == nil)
    try await canceled.reach(1)
    end.finish(())

    #expect(await asked[1].value == 2)
    #expect(canceled.value == 1)
  }

  @Test func cancelingAQueuedAskerReturnsNilAtOnceAndSkipsItsRun() async throws {
    let screen = Screen(StrategyTable { answer(.queue) })
    let asked = await ask(1...3, screen)
    try await started.reach(1)

    asked[1].cancel()
    #expect(await asked[1].value == nil)
    gate.raise { $0 = 3 }

    #expect(await asked[0].value == 1)
    #expect(await asked[2].value == 3)
    #expect(started.value == 2)
  }

  @Test func askerThatIsAlreadyCanceledStartsNoRun() async {
    let screen = Screen(StrategyTable { answer(.parallel) })
    let asker = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await screen.ask(Sum(number: 1))
    }

    #expect(await asker.value == nil)
    gate.raise { $0 = 2 }
    #expect(await screen.ask(Sum(number: 2)) == 2)
    #expect(started.value == 1)
  }

  @Test(arguments: [Overlap.queue, .parallel], [false, true])
  func askersReceiveNilIfTheOwnerEndsTheirRuns(overlap: Overlap, isDeallocated: Bool) async throws {
    var screen: Screen? = Screen(StrategyTable { answer(overlap) })
    weak let weakScreen = screen
    var kept: [RouterEvent] = []
    let observation = screen?.onRouterEvent(Sum.name, then: .forwarded) { kept.append($0) }
    let asked = try await ask(1...3, #require(screen))
    try await started.reach(overlap == .queue ? 1 : 3)

    if !isDeallocated { screen?.cancelStrategies() }
    screen = isDeallocated ? nil : screen
    for asker in asked { #expect(await asker.value == nil) }

    #expect((weakScreen == nil) == isDeallocated)
    #expect(kept.count == 3)
    observation?.cancel()
  }

  /// A kept event must not keep its asker waiting.
  @Test func droppedAskerReceivesNilWhileTheEventIsKept() async throws {
    var kept: [RouterEvent] = []
    let screen = Screen(StrategyTable { answer(.drop) })
    let observation = screen.onRouterEvent(Sum.name, then: .forwarded) { kept.append($0) }
    let asked = await ask(1...2, screen)
    try await started.reach(1)

    #expect(await asked[1].value == nil)
    gate.send()
    #expect(await asked[0].value == 1)
    #expect(kept.count == 2)
    observation.cancel()
  }

  @Test func canceledRunAnswersNilWhateverItReturns() async throws {
    let screen = Screen(StrategyTable { answer(.parallel) })
    let asker = ask(1, screen)
    try await started.reach(1)

    screen.cancelStrategies()

    #expect(await asker.value == nil)
    try await ended.reach(1)
  }

  enum End: CaseIterable {
    case ownerIsReleased, canceled, restarted
  }

  /// As an alert, which calls back only after the user's choice.
  @Test(arguments: End.allCases)
  func askerDoesNotWaitForCodeThatIgnoresItsCancellation(end: End) async throws {
    let on: On<Screen> = Answer(Sum.self, whileRunning: .restart) { [started, gate, ended] _, request, _ in
      started.send()
      await Task { try? await gate.reach(1) }.value
      ended.send()
      return request.number
    }
    var screen: Screen? = Screen(StrategyTable { on })
    let asker = try ask(1, #require(screen))
    try await started.reach(1)

    var second: Task<Int?, Never>?
    switch end {
    case .ownerIsReleased: screen = nil
    case .canceled: screen?.cancelStrategies()
    case .restarted: second = try ask(2, #require(screen))
    }

    #expect(await asker.value == nil)
    #expect(ended.value == 0)
    gate.send()
    if let second { #expect(await second.value == 2) }
    try await ended.reach(second == nil ? 1 : 2)
  }

  enum Detour: CaseIterable {
    case none, childTask, otherRequest
  }

  /// A run of a queue would wait for itself.
  @Test(.serialized, arguments: Detour.allCases)
  func requestThatWouldWaitForItsOwnAskerIsAnsweredWithNilAndReported(detour: Detour) async {
    let top = Top()
    let line = #line + 2
    let table = StrategyTable<Screen> {
      Answer(Recount.self, whileRunning: .queue) { owner, request, _ in
        guard let events = owner().map({ EventEmitter(from: $0) }) else { return nil }
        switch detour {
        case .none:
          return await events.ask(Recount(number: 5)) ?? request.number
        case .childTask:
          async let sum = events.ask(Recount(number: 5))
          return await sum ?? request.number
        case .otherRequest:
          return await events.ask(Audit()) ?? request.number
        }
      }
      Answer(Audit.self, whileRunning: .queue) { owner, _, _ in
        await owner().map { EventEmitter(from: $0) }?.ask(Recount(number: 5))
      }
    }
    let screen = Screen(table, below: top)
    let runs = Runs(of: Recount.name)

    let (sum, reports) = await Reports.collecting { await screen.ask(Recount(number: 3)) }

    #expect(sum == 3)
    #expect(
      reports.map(\.text) == [
        """
        The request 'test.recount' came from code that answers 'test.recount', and would have waited for the end of \
        that code. It was answered with nil. Ask elsewhere, or declare the strategy with whileRunning: .parallel.
        """
      ]
    )
    #expect(reports.map(\.position) == ["StrategyTableTests/AwaitedAnswerTests.swift:\(line)"])
    #expect(runs.traces.map { $0.hops[0].answers.map(\.heldBack) } == [[nil], [.dropped]])
    #expect(top.arrived.isEmpty)
    #expect(await screen.ask(Recount(number: 4)) == 4)
  }

  @Test(arguments: [Overlap.parallel, .queue])
  func requestThatDoesNotWaitForItsOwnAskerIsAnswered(overlap: Overlap) async {
    let answer: On<Screen> = Answer(Sum.self, whileRunning: overlap) { owner, request, _ in
      guard request.number > 0, let events = owner().map({ EventEmitter(from: $0) }) else { return 0 }
      return await (events.ask(Sum(number: request.number - 1)) ?? 100) + 1
    }
    let screen = Screen(
      StrategyTable {
        overlap == .queue ? answer.per { event in event.request(Sum.self)?.number } : answer
      }
    )

    let (sum, reports) = await Reports.collecting { await screen.ask(Sum(number: 3)) }

    #expect(sum == 3)
    #expect(reports.isEmpty)
  }

  /// Nothing waits for the code that handles an event.
  @Test func requestOfAnEventThatTheAnsweringCodeEmitsIsQueued() async throws {
    var answers: [Int?] = []
    let table = StrategyTable<Screen> { [started, gate, ended] in
      Answer(Sum.self, whileRunning: .queue) { owner, request, _ in
        if request.number == 1 { owner()?.routerEvent(name: .tapped) }
        started.send()
        try await gate.reach(1)
        return request.number
      }
      On(.tapped, whileRunning: .queue) { owner, _ in
        let sum = await owner().map { EventEmitter(from: $0) }?.ask(Sum(number: 2))
        answers.append(sum ?? nil)
        ended.send()
      }
    }
    let screen = Screen(table)

    let (first, reports) = try await Reports.collecting {
      let asker = ask(1, screen)
      try await started.reach(1)
      await Task.yield()
      gate.send()
      try await ended.reach(1)
      return await asker.value
    }

    #expect(first == 1)
    #expect(answers == [2])
    #expect(reports.isEmpty)
  }

  /// A strategy that handles a request by its name does not answer it.
  @Test(arguments: [Overlap.parallel, .drop, .restart, .queue])
  func askerWaitsForTheAnswerAndNotForCodeThatHandlesItsRequestByName(overlap: Overlap) async throws {
    let answering = Screen(StrategyTable { answer(.parallel) })
    let log = Signal()
    let observing = Screen(
      StrategyTable { On(Sum.name, whileRunning: overlap) { _, _ in log.send() }.forwarding() },
      below: answering
    )

    let asked = await ask(1...2, observing)
    try await started.reach(2)
    try await log.reach(1)
    observing.cancelStrategies()
    await Task.yield()
    gate.raise { $0 = 2 }

    #expect(await asked[0].value == 1)
    #expect(await asked[1].value == 2)
  }

  private func askWithoutAwait(_ screen: Screen) -> (Int?, [Report]) {
    Reports.collecting { screen.ask(Depth()) }
  }

  @Test func requestWithoutAwaitIsForwardedAndReportedWithTheRemedy() {
    let top = Top()
    let line = #line + 1
    let on: On<Screen> = Answer(Depth.self, whileRunning: .drop) { _, _, _ in 1 }
    let screen = Screen(StrategyTable { on.once() }, below: top)

    let (depth, reports) = askWithoutAwait(screen)

    #expect(depth == 99)
    #expect(
      reports.map(\.text) == [
        """
        The request 'test.depth' was sent without await, but its strategy is asynchronous. It was forwarded. \
        Ask with await.
        """
      ]
    )
    #expect(reports.map(\.position) == ["StrategyTableTests/AwaitedAnswerTests.swift:\(line)"])
  }

  @Test func onceAppliesToAwaitedAnswers() async {
    let screen = Screen(
      StrategyTable { Answer(Depth.self, whileRunning: .drop) { _, _, _ in 1 }.once() },
      below: Top()
    )

    let (early, reports) = askWithoutAwait(screen)
    let depths = [await screen.ask(Depth()), await screen.ask(Depth())]

    #expect(early == 99)
    #expect(reports.count == 1)
    #expect(depths == [1, 99])
  }

  @Test func requestThatIsAnsweredOrTakenIsNotTaken() async {
    let screen = Screen(StrategyTable { answer(.parallel) })
    let observations = [
      screen.onRouterEvent(Sum.name, then: .handledAndForwarded) { _ = $0.answer(Sum.self) { _ in 5 } }
    ]

    let answered = await screen.ask(Sum(number: 1))
    observations.forEach { $0.cancel() }
    let twice = Twice(StrategyTable { answer(.parallel) })
    let asker = Task { await twice.ask(Sum(number: 2)) }
    gate.raise { $0 = 2 }

    #expect(answered == 5)
    #expect(await asker.value == 2)
    #expect(started.value == 1)
  }

  @Test func emitterOfADeallocatedResponderAnswersNil() async {
    var screen: Screen? = Screen(StrategyTable { answer(.drop) })
    let events = screen.map { EventEmitter(from: $0) }
    screen = nil

    let (sum, reports) = await Reports.collecting { await events?.ask(Sum(number: 1)) }

    #expect(sum == .some(nil))
    #expect(reports.count == 1)
  }

  @Test(arguments: [Overlap.drop, .restart, .queue, .parallel])
  func everyAskerReceivesItsAnswerOrNil(overlap: Overlap) async {
    for random in RandomCase.all(250) {
      // An asker whose turn comes after its owner's end is reported.
      _ = await Reports.collecting { await expectAnswers(overlap, random) }
      await Watchdog.shared.noteProgress()
    }
  }

  /// Asks, cancels and ends runs in a random order, and expects an answer for each asker.
  private func expectAnswers(_ overlap: Overlap, _ random: RandomCase) async {
    var generator = random.generator
    let gate = Signal()
    var kept: [RouterEvent] = []
    var screen: Screen? = Screen(
      StrategyTable {
        Answer(Sum.self, whileRunning: overlap) { _, request, _ in
          try await gate.reach(request.number)
          return request.number
        }
      }
    )
    let observation = screen?.onRouterEvent(Sum.name, then: .forwarded) { kept.append($0) }
    var asked: [Task<Int?, Never>] = []
    var canceled: Set<Int> = []
    var isCanceledByOwner = false
    for _ in 0..<Int.random(in: 1...16, using: &generator) {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<5:
        if let screen { asked.append(ask(asked.count + 1, screen)) }
      case 5..<7:
        if let number = asked.indices.randomElement(using: &generator) {
          asked[number].cancel()
          canceled.insert(number)
        }
      case 7:
        gate.send()
      case 8 where Bool.random(using: &generator):
        screen?.cancelStrategies()
        isCanceledByOwner = true
      case 9 where Int.random(in: 0..<4, using: &generator) == 0:
        screen = nil
        isCanceledByOwner = true
      default:
        await Task.yield()
      }
    }
    gate.raise { $0 = 16 }

    for (number, asker) in asked.enumerated() {
      let answer = await asker.value
      #expect(answer == nil || answer == number + 1, "\(random)")
      guard !isCanceledByOwner, !canceled.contains(number) else { continue }
      switch overlap {
      case .queue, .parallel: #expect(answer != nil, "\(random)")
      case .restart: #expect(number < asked.count - 1 || answer != nil, "\(random)")
      case .drop: #expect(number > 0 || answer != nil, "\(random)")
      }
    }
    #expect(kept.count <= asked.count)
    observation?.cancel()
  }
}

private struct Sum: EventRequest {
  typealias Response = Int
  static let name: EventName = "test.sum"
  var number: Int
}

private struct Recount: EventRequest {
  typealias Response = Int
  static let name: EventName = "test.recount"
  var number: Int
}

private struct Audit: EventRequest {
  typealias Response = Int
  static let name: EventName = "test.audit"
}

private struct ThrowingSum: EventRequest {
  typealias Response = Int
  static let name: EventName = "sum.throwing"
}

/// A responder that passes each event to its table twice.
private final class Twice: EventHandler {
  let screen = Screen()
  let table: StrategyTable<Screen>
  var nextEventResponder: (any EventResponder)? { nil }

  init(_ table: StrategyTable<Screen>) {
    self.table = table
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    _ = table.dispatch(event, to: screen)
    _ = table.dispatch(event, to: screen)
    return .handled
  }
}
