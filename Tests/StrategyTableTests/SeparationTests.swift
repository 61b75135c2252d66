import KitSupport
import StrategyTable
import TestSupport
import Testing

/// What `per` and `perRow` separate.
@MainActor
@Suite(.watchdog)
struct SeparationTests {
  let clock = TestClock()
  let started = Signal()
  let gate = TestGate()
  let ended = Signal()

  enum Separation: CaseIterable {
    case key, row, closure

    @MainActor
    func applied(to on: On<Screen>) -> On<Screen> {
      switch self {
      case .key: on.per(\.number)
      case .row: on.perRow(\Song.id)
      case .closure: on.per { $0.userInfo["number"] as? Int }
      }
    }
  }

  private func emit(_ number: Int, _ label: String, from screen: Screen) {
    screen.routerEvent(
      name: .tapped,
      userInfo: [
        .number: number, "label": label, UserInfoKeys.rowPositions: [TestRow(item: Song(id: number))],
      ]
    )
  }

  @Test(
    arguments: Separation.allCases,
    [
      (.drop, ["a starts", "c starts", "a ends", "c ends"]),
      (.restart, ["a starts", "b starts", "c starts", "a is canceled", "b ends", "c ends"]),
      (.queue, ["a starts", "c starts", "a ends", "c ends", "b starts", "b ends"]),
    ] as [(Overlap, [String])]
  )
  func eventsOverlapOnlyWithThoseOfTheSameValue(
    separation: Separation,
    expected: (overlap: Overlap, log: [String])
  ) async throws {
    let on = On<Screen>(.tapped, whileRunning: expected.overlap) { [started, gate, ended] owner, event in
      let label = event.userInfo["label"] as? String ?? ""
      owner()?.log.append("\(label) starts")
      started.send()
      let isOver = (try? await gate.pass()) != nil
      owner()?.log.append("\(label) \(isOver ? "ends" : "is canceled")")
      ended.send()
    }
    let screen = Screen(StrategyTable { separation.applied(to: on) })

    emit(1, "a", from: screen)
    try await started.reach(1)
    emit(1, "b", from: screen)
    emit(2, "c", from: screen)
    try await started.reach(expected.overlap == .restart ? 3 : 2)
    #expect(started.value == (expected.overlap == .restart ? 3 : 2))
    gate.open()
    try await ended.reach(expected.log.count / 2)

    #expect(screen.log.sorted() == expected.log.sorted())
  }

  @Test(arguments: Separation.allCases)
  func onceAppliesToEachValue(separation: Separation) {
    let top = Top()
    let on = On<Screen>(.tapped) { $0.log.append($1.userInfo["label"] as? String ?? "") }.once()
    let screen = Screen(StrategyTable { separation.applied(to: on) }, below: top)

    for (number, label) in [(1, "a"), (1, "b"), (2, "c"), (2, "d"), (1, "e")] {
      emit(number, label, from: screen)
    }

    #expect(screen.log == ["a", "c"])
    #expect(top.arrived.count == 3)
  }

  @Test(arguments: Separation.allCases)
  func throttlesEachValue(separation: Separation) {
    let on = On<Screen>(.tapped) { $0.log.append($1.userInfo["label"] as? String ?? "") }
      .throttled(for: .seconds(1), clock: clock)
    let screen = Screen(StrategyTable { separation.applied(to: on) })

    for (number, label) in [(1, "a"), (1, "b"), (2, "c"), (2, "d")] { emit(number, label, from: screen) }
    clock.advance(by: .seconds(1))
    emit(1, "e", from: screen)

    #expect(screen.log == ["a", "c", "e"])
  }

  @Test(arguments: Separation.allCases)
  func debouncesEachValue(separation: Separation) async throws {
    let on = On<Screen>(.tapped) { [ended] screen, event in
      screen.log.append(event.userInfo["label"] as? String ?? "")
      ended.send()
    }
    .debounced(for: .seconds(1), clock: clock)
    let screen = Screen(StrategyTable { separation.applied(to: on) })

    for (number, label) in [(1, "a"), (1, "b"), (2, "c")] { emit(number, label, from: screen) }
    try await clock.departures.reach(1)
    clock.advance(by: .seconds(1))
    try await ended.reach(2)

    #expect(screen.log.sorted() == ["b", "c"])
  }

  @Test(arguments: [Separation.key, .row], FormTests.Running.allCases)
  func forwardsAndReportsOnceAnEventThatLacksTheValue(separation: Separation, running: FormTests.Running) {
    let form: Form = separation == .key ? .row : .value
    let screen = Screen(StrategyTable { separation.applied(to: running.on(form, line: 9)) }, below: Top())

    let (outcome, reports) = Reports.collecting {
      screen.routerEvent(name: form.name, userInfo: form.userInfo(1))
    }

    #expect(outcome.handlerNames == ["Top"])
    #expect(reports.map(\.text) == [(separation == .key ? Lack.missing : .noRow).report(as: form.name)])
    #expect(reports.map(\.position) == ["StrategyTableTests/Forms.swift:9"])
  }

  @Test func secondModifierSeparatesFurther() {
    let on = On<Screen>(.tapped) {
      $0.log.append("\($1.userInfo[.number] ?? 0) \($1.userInfo[.factor] ?? 0)")
    }
    let screen = Screen(StrategyTable { on.once().per(\.number).per(\.factor) }, below: Top())

    for (number, factor) in [(1, 1), (2, 1), (1, 1), (1, 2)] {
      screen.routerEvent(name: .tapped, userInfo: [.number: number, .factor: factor])
    }

    #expect(screen.log == ["1 1", "2 1", "1 2"])
  }

  @Test func separatesAwaitedRequestsByTheirProperties() async throws {
    let answer: On<Screen> = Answer(Confirmation.self, whileRunning: .drop) { [started, gate] _, request, _ in
      started.send()
      try await gate.pass()
      return request.id * 10
    }
    .per { event in event.request(Confirmation.self)?.id }
    let screen = Screen(StrategyTable { answer })
    let events = EventEmitter(from: screen)

    let first = Task { await events.ask(Confirmation(id: 1)) }
    try await started.reach(1)
    let again = await events.ask(Confirmation(id: 1))
    let second = Task { await events.ask(Confirmation(id: 2)) }
    try await started.reach(2)
    gate.open()

    #expect(again == nil)
    #expect(await first.value == 10)
    #expect(await second.value == 20)
  }

  @Test func requestIsThatOfItsTypeOnly() async {
    var requests: [Int?] = []
    let screen = Screen(StrategyTable { Answer(Confirmation.self) { _, request, _ in request.id } })
    let observations = [Confirmation.name, Depth.name, .tapped].map { name in
      screen.onRouterEvent(name, then: .forwarded) { requests.append($0.request(Confirmation.self)?.id) }
    }

    #expect(await screen.ask(Confirmation(id: 4)) == 4)
    _ = await screen.ask(Depth())
    screen.routerEvent(name: Confirmation.name)
    observations.forEach { $0.cancel() }

    #expect(requests == [4, nil, nil])
  }

  @Test func separatesByAnOptionalValue() {
    let on = On<Screen>(.tapped) { $0.look($1) }.per { $0.userInfo[.number] }.once()
    let screen = Screen(StrategyTable { on }, below: Top())

    for _ in 0..<2 {
      screen.routerEvent(name: .tapped)
      screen.routerEvent(name: .tapped, userInfo: [.number: 1])
    }

    #expect(screen.log.count == 2)
  }

  @Test func releasesTheStateOfValuesThatAreIdle() {
    let on = On<Screen>(.tapped) { _, _ in }.throttled(for: .seconds(1), clock: clock)
      .per { event in event.userInfo["value"] as? Counted }
    let screen = Screen(StrategyTable { on })
    var most = 0

    for number in 0..<100_000 {
      screen.routerEvent(name: .tapped, userInfo: ["value": Counted(number)])
      clock.advance(by: .seconds(1))
      most = max(most, Counted.count.withLock { $0 })
    }

    #expect(most < 100)
  }

  @Test func remembersEachValueThatIsSpent() {
    let on = On<Screen>(.tapped) { $0.look($1) }.per(\.number).once()
    let screen = Screen(StrategyTable { on }, below: Top())

    for _ in 0..<2 {
      for number in 0..<10_000 { screen.routerEvent(name: .tapped, userInfo: [.number: number]) }
    }

    #expect(screen.log.count == 10_000)
  }

  @Test func reportsOnceATableCreatedForEachEvent() {
    let screen = Screen()

    let (_, reports) = Reports.collecting {
      for number in 0..<5 {
        screen.strategies = StrategyTable { On(.tapped) { _, _ in }.once().per(\.number) }
        screen.routerEvent(name: .tapped, userInfo: [.number: number])
      }
    }

    #expect(reports.count == 1)
  }
}

private struct Confirmation: EventRequest {
  typealias Response = Int
  static let name: EventName = "test.confirmation"
  var id: Int
}

/// A value that counts its instances.
private final class Counted: Hashable, Sendable {
  static let count = Lock(0)
  let number: Int

  init(_ number: Int) {
    self.number = number
    Self.count.withLock { $0 += 1 }
  }

  deinit { Self.count.withLock { $0 -= 1 } }

  static func == (first: Counted, second: Counted) -> Bool { first.number == second.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
