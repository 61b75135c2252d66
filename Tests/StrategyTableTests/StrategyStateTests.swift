import KitSupport
import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct StrategyStateTests {
  @Test func eachOwnerHasItsOwnState() async throws {
    try await expectOwnState { Screen($0) }
  }

  @Test func eachResponderHasItsOwnState() async throws {
    try await expectOwnState { Page($0) }
  }

  private func expectOwnState<Owner: Logging>(_ owner: (StrategyTable<Owner>) -> Owner) async throws {
    let fixture = Fixture<Owner>()

    for number in 1...10_000 {
      let owner = owner(fixture.table)
      for name in fixture.names + fixture.names { owner.routerEvent(name: name) }
      #expect(owner.log == ["once", "throttled"])
      try await fixture.started.reach(number)
    }
    try await fixture.ended.reach(10_000)

    #expect(fixture.started.value == 10_000)
    #expect(fixture.cancelled.value == 10_000)
  }

  @Test func responderKeepsOneState() {
    let page = Page()
    let other = Page()

    #expect(page.strategyState === page.strategyState)
    #expect(page.strategyState !== other.strategyState)
  }

  @Test func reportsOnceATableCreatedForEachEvent() {
    let owner = ComputedTable()

    let (_, reports) = Reports.collecting { for _ in 0..<5 { owner.routerEvent(name: .tapped) } }

    #expect(
      reports.map(\.text) == [
        """
        The strategy of ComputedTable for '\(EventName.tapped)' at StrategyTableTests/StrategyStateTests.swift:\(ComputedTable.line) \
        was created again and lost its state: whether it was spent, held back or running. \
        Keep the table in a static or stored property, not in a computed one.
        """
      ]
    )
  }

  private final class ComputedTable: StrategyHandler {
    let strategyState = StrategyState()
    var nextEventResponder: (any EventResponder)? { nil }
    static let line = #line + 1
    var strategies: StrategyTable<ComputedTable> { StrategyTable { On(.tapped) { _, _ in }.once() } }
  }

  @Test func replacedTableHasNoState() {
    let table = { StrategyTable<Screen> { Call(.tapped, Screen.look).once() } }
    let screen = Screen(table())

    for _ in 0..<3 {
      screen.strategies = table()
      screen.routerEvent(name: .tapped)
      screen.routerEvent(name: .tapped)
    }

    #expect(screen.log.count == 3)
  }

  @Test func releasesReplacedStrategies() async throws {
    let screen = Screen()
    var gone: [Signal] = []

    for _ in 0..<100 {
      let token = Token()
      gone.append(token.gone)
      screen.strategies = StrategyTable {
        On(.tapped) { [token] _, _ in withExtendedLifetime(token) {} }.once()
        On(.refreshed, whileRunning: .restart) { [token] _, _ in withExtendedLifetime(token) {} }
      }
      screen.routerEvent(name: .tapped)
      screen.routerEvent(name: .refreshed)
    }
    screen.strategies = [:]
    for signal in gone { try await signal.reach(1) }

    #expect(gone.allSatisfy { $0.value == 1 })
  }

  @Test func releasesReplacedClosures() {
    let screen = Screen()
    weak var token: Token?

    for _ in 0..<100 {
      #expect(token == nil)
      let captured = Token()
      token = captured
      screen.strategies[.tapped] = { _ in withExtendedLifetime(captured) {} }
      screen.routerEvent(name: .tapped)
      screen.strategies[.tapped] = nil
    }

    #expect(token == nil)
  }

  @Test func runContinuesWhenItsStrategyIsReplaced() async throws {
    let gate = TestGate()
    let started = Signal()
    let ended = Signal()
    let screen = Screen()
    let on = {
      On<Screen>(.refreshed, whileRunning: .restart) { _, _ in
        started.send()
        try await gate.pass()
        ended.send()
      }
    }

    for _ in 0..<100 {
      screen.strategies = StrategyTable { on() }
      screen.routerEvent(name: .refreshed)
    }
    try await started.reach(100)
    gate.open()
    try await ended.reach(100)

    #expect(ended.value == 100)
  }
}

/// A table for all owners, with one strategy of each kind that needs state.
@MainActor
private struct Fixture<Owner: Logging> {
  let started = Signal()
  let cancelled = Signal()
  let ended = Signal()
  let names: [EventName] = [.tapped, .scrolled, .refreshed]
  let table: StrategyTable<Owner>

  init() {
    table = StrategyTable { [started, cancelled, ended] in
      On(.tapped) { owner, _ in owner.log.append("once") }.once()
      On(.scrolled) { owner, _ in owner.log.append("throttled") }.throttled(
        for: .seconds(1),
        clock: TestClock()
      )
      On(.refreshed, whileRunning: .drop) { _, _ in
        defer { ended.send() }
        started.send()
        do { try await Signal().reach(1) } catch { cancelled.send() }
      }
    }
    .fallback { _, _ in }
  }
}

@MainActor
private protocol Logging: StrategyHandler {
  var log: [String] { get set }
}

extension Screen: Logging {}
extension Page: Logging {}
