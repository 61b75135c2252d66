import KitSupport
import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct StrategyTests {
  @Test(arguments: [false, true])
  func throwingStrategyCountsAsHandledWithItsDisposition(isForwarding: Bool) {
    let name: EventName = isForwarding ? "throws.forwarding" : "throws"
    let failures = Failures(of: name)
    let top = Top()
    let line = #line + 1
    let on: On<Screen> = Call(name, Screen.refuse)
    let screen = Screen(StrategyTable { isForwarding ? on.forwarding() : on }, below: top)

    let outcome = screen.routerEvent(name: name, userInfo: [.number: 3])

    #expect(outcome.handlers[0].isResponder(screen))
    #expect(top.arrived == (isForwarding ? [name] : []))
    #expect(outcome.errors.map { $0 as? Refusal } == [Refusal()])
    #expect(failures.all.count == 1)
    #expect(failures.all[0].error as? Refusal == Refusal())
    #expect(failures.all[0].event.name == name)
    #expect(failures.all[0].event.userInfo[.number] == 3)
    #expect(failures.all[0].ownerName == "Screen")
    #expect(failures.all[0].position == "StrategyTableTests/StrategyTests.swift:\(line)")
  }

  @Test func everyInitializerAcceptsThrowingCode() {
    let table = StrategyTable<Screen> {
      Call("throws.method", Screen.refuse)
      On("throws.closure") { _, _ in throw Refusal() }
      On(message: Shared.self) { _, _, _ in throw Refusal() }
    }
    .fallback { _, _ in throw Refusal() }
    let observation = EventRouter.onError { _ in }
    let screen = Screen(table)

    let outcomes = [
      screen.routerEvent(name: "throws.method"), screen.routerEvent(name: "throws.closure"),
      screen.routerEvent(Shared(url: "a")), screen.routerEvent(name: "throws.fallback"),
    ]
    observation.cancel()

    #expect(outcomes.map(\.errors.count) == [1, 1, 1, 1])
    #expect(outcomes.map(\.handlers.count) == [1, 1, 1, 1])
  }

  @Test func ownerOfAnErrorIsTheObjectsOwnClass() {
    let failures = Failures(of: "throws.subclass")
    let table = StrategyTable<Base> { On("throws.subclass") { _, _ in throw Refusal() } }
    let screen = Derived(table)

    screen.routerEvent(name: "throws.subclass")

    #expect(failures.all.map(\.ownerName) == ["Derived"])
  }

  @Test func throwingStrategyDoesNotAffectTheNextEvent() {
    let failures = Failures(of: "throws.first")
    let table = StrategyTable<Screen> {
      On("throws.first") { screen, event in
        screen.look(event)
        throw Refusal()
      }
    }
    let screen = Screen(table)

    screen.routerEvent(name: "throws.first")
    screen.routerEvent(name: "throws.first")

    #expect(screen.log.count == 2)
    #expect(failures.all.count == 2)
  }

  @Test(arguments: [Overlap.drop, .restart, .queue, .parallel])
  func reportsAnAsynchronousErrorOnce(overlap: Overlap) async throws {
    let name = EventName("throws.asynchronous.\(overlap)")
    let failures = Failures(of: name)
    let line = #line + 1
    let on = On<Screen>(name, whileRunning: overlap) { _, _ in throw Refusal() }
    let screen = Screen(StrategyTable { on })

    let outcome = screen.routerEvent(name: name, userInfo: [.number: 3])
    try await failures.arrivals.reach(1)

    #expect(outcome.isHandled)
    #expect(outcome.errors.isEmpty)
    #expect(failures.all.count == 1)
    #expect(failures.all[0].error as? Refusal == Refusal())
    #expect(failures.all[0].event.userInfo[.number] == 3)
    #expect(failures.all[0].ownerName == "Screen")
    #expect(failures.all[0].position == "StrategyTableTests/StrategyTests.swift:\(line)")
  }

  @Test func overtakenRunsReportNoError() async throws {
    let failures = Failures(of: "throws.overtaken")
    let (gate, ended) = (Signal(), Signal())
    let table = StrategyTable<Screen> {
      On("throws.overtaken", whileRunning: .restart) { _, event in
        defer { ended.send() }
        // A request throws an error of its own when its task is canceled.
        do { try await gate.reach(1) } catch { throw Refusal() }
      }
    }
    let screen = Screen(table)

    for count in 0..<10 {
      screen.routerEvent(name: "throws.overtaken")
      try await ended.reach(count)
    }
    gate.send()
    try await ended.reach(10)

    #expect(failures.all.isEmpty)
  }

  @Test func reportsACancellationErrorWithoutCancellation() async throws {
    let failures = Failures(of: "throws.cancellation")
    let table = StrategyTable<Screen> {
      On("throws.cancellation", whileRunning: .drop) { _, _ in throw CancellationError() }
    }
    let screen = Screen(table)

    screen.routerEvent(name: "throws.cancellation")
    try await failures.arrivals.reach(1)

    #expect(failures.all[0].error is CancellationError)
  }

  @Test func reportsADebouncedErrorOutsideTheOutcome() async throws {
    let failures = Failures(of: "throws.debounced")
    let clock = TestClock()
    let table = StrategyTable<Screen> {
      Call("throws.debounced", Screen.refuse).debounced(for: .seconds(1), clock: clock)
    }
    let screen = Screen(table)

    let outcome = screen.routerEvent(name: "throws.debounced")
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    try await failures.arrivals.reach(1)

    #expect(outcome.errors.isEmpty)
    #expect(failures.all[0].ownerName == "Screen")
  }
}

private class Base: StrategyHandler {
  let strategies: StrategyTable<Base>
  let strategyState = StrategyState()
  var nextEventResponder: (any EventResponder)? { nil }

  init(_ table: StrategyTable<Base>) {
    strategies = table
  }
}

private final class Derived: Base {}
