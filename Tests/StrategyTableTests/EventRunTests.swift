import KitSupport
import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct EventRunTests {
  let clock = TestClock()
  let started = Signal()
  let gate = Signal()

  /// Creates a screen whose strategy waits for a signal.
  private func screen(_ name: EventName, _ overlap: Overlap) -> Screen {
    Screen(
      StrategyTable { [started, gate] in
        On(name, whileRunning: overlap) { _, event in
          started.send()
          try await gate.reach(event.userInfo[.number] ?? 0)
        }
      }
    )
  }

  @Test func notifiesOfAFinishedRun() async throws {
    let runs = Runs(of: "run.finished")
    let screen = screen("run.finished", .parallel)

    Cell(below: screen).routerEvent(name: "run.finished", userInfo: [.number: 1])
    try await started.reach(1)
    let runsBeforeTheEnd = runs.all
    gate.send()
    try await runs.arrivals.reach(1)

    let (run, trace) = (try #require(runs.all.first), try #require(runs.traces.first))
    #expect(runsBeforeTheEnd.isEmpty)
    #expect(run.event == trace.id)
    #expect(run.type == "Screen" && run.end == .finished)
    #expect(run.nanoseconds > 0)
    #expect(run.microsecondsSince1970 >= trace.microsecondsSince1970)
    #expect("\(run)".hasPrefix("Screen ran asynchronously for "))
    #expect("\(run)".hasSuffix(" and finished"))
  }

  @Test func notifiesOfAFailedRun() async throws {
    let runs = Runs(of: "run.failed")
    let failures = Failures(of: "run.failed")
    let screen = Screen(
      StrategyTable { On("run.failed", whileRunning: .parallel) { _, _ in throw Refusal() } }
    )

    screen.routerEvent(name: "run.failed")
    try await runs.arrivals.reach(1)

    #expect(runs.ends == ["0 failed"])
    #expect(runs.all.map(\.error) == ["Refusal(reason: \"refused\")"])
    #expect("\(runs.all[0])".hasSuffix(" and failed; threw Refusal(reason: \"refused\")"))
    #expect(failures.all.count == 1)
  }

  @Test func canceledRunIsCanceledWhateverItThrows() async throws {
    let runs = Runs(of: "run.throwing")
    let types = Runs(of: "run.throwing", values: .types)
    let failures = Failures(of: "run.throwing")
    let screen = Screen(
      StrategyTable { [started] in
        On("run.throwing", whileRunning: .restart) { _, event in
          started.send()
          do { try await Signal().reach(1) } catch { throw event.userInfo["error"] as? any Error ?? error }
        }
      }
    )

    for (count, error) in [Refusal(), PrivateRefusal(), CancellationError() as any Error].enumerated() {
      screen.routerEvent(name: "run.throwing", userInfo: ["error": error])
      try await started.reach(count + 1)
      screen.cancelStrategies()
      try await runs.arrivals.reach(count + 1)
    }

    #expect(runs.ends == ["0 cancelled", "1 cancelled", "2 cancelled"])
    #expect(
      runs.all.map(\.error) == ["Refusal(reason: \"refused\")", "PrivateRefusal", "CancellationError()"]
    )
    #expect(types.all.map(\.error) == ["Refusal", "PrivateRefusal", "CancellationError"])
    #expect("\(runs.all[1])".hasSuffix(" and was canceled; threw PrivateRefusal"))
    #expect(failures.all.isEmpty)
  }

  private struct PrivateRefusal: PrivateValue, Error {
    var reason = "sesame"
  }

  @Test func cancelsARunBeforeAndAfterItsCodeStarts() async throws {
    let runs = Runs(of: "run.restarted")
    let screen = screen("run.restarted", .restart)

    screen.routerEvent(name: "run.restarted", userInfo: [.number: 1])
    try await started.reach(1)
    for _ in 0..<2 { screen.routerEvent(name: "run.restarted", userInfo: [.number: 1]) }
    gate.send()
    try await runs.arrivals.reach(3)

    #expect(runs.ends.sorted() == ["0 cancelled", "1 cancelled", "2 finished"])
    #expect(started.value == 2)
  }

  @Test func runThatReturnsAfterCancellationIsCancelled() async throws {
    let runs = Runs(of: "run.ignoring")
    let screen = Screen(
      StrategyTable { [started, gate] in
        On("run.ignoring", whileRunning: .parallel) { _, _ in
          started.send()
          try? await gate.reach(1)
        }
      }
    )

    screen.routerEvent(name: "run.ignoring")
    try await started.reach(1)
    screen.cancelStrategies()
    try await runs.arrivals.reach(1)

    #expect(runs.ends == ["0 cancelled"])
  }

  @Test func runEndsWithItsOwner() async throws {
    let runs = Runs(of: "run.owned")
    var screen: Screen? = screen("run.owned", .queue)

    for _ in 0..<2 { screen?.routerEvent(name: "run.owned", userInfo: [.number: 1]) }
    try await started.reach(1)
    screen = nil
    try await runs.arrivals.reach(1)

    #expect(runs.ends == ["0 cancelled"])
    #expect(runs.all.map(\.type) == ["Screen"])
  }

  @Test func queuedEventStartsWithItsRun() async throws {
    let runs = Runs(of: "run.queued")
    let screen = screen("run.queued", .queue)

    for number in 1...2 { screen.routerEvent(name: "run.queued", userInfo: [.number: number]) }
    gate.send()
    try await runs.arrivals.reach(1)
    try await started.reach(2)
    gate.send()
    try await runs.arrivals.reach(2)

    #expect(runs.ends == ["0 finished", "1 finished"])
    #expect(runs.traces.last?.hops.first?.answers.first?.heldBack == .queued)
    let (first, second) = (runs.all[0], runs.all[1])
    #expect(second.microsecondsSince1970 >= first.microsecondsSince1970 + first.nanoseconds / 1_000)
  }

  @Test func lastDebouncedEventHasTheRun() async throws {
    let runs = Runs(of: "run.debounced")
    let screen = Screen(
      StrategyTable { [clock] in
        On("run.debounced", whileRunning: .drop) { _, _ in }.debounced(for: .seconds(1), clock: clock)
      }
    )

    for count in 1...3 {
      screen.routerEvent(name: "run.debounced")
      try await clock.arrivals.reach(count)
    }
    clock.advance(by: .seconds(1))
    try await runs.arrivals.reach(1)

    #expect(runs.ends == ["2 finished"])
  }

  @Test func droppedEventHasNoRun() async throws {
    let runs = Runs(of: "run.dropped")
    let screen = screen("run.dropped", .drop)

    for _ in 0..<3 { screen.routerEvent(name: "run.dropped", userInfo: [.number: 1]) }
    gate.send()
    try await runs.arrivals.reach(1)
    screen.routerEvent(name: "run.dropped", userInfo: [.number: 1])
    try await runs.arrivals.reach(2)

    #expect(runs.ends == ["0 finished", "3 finished"])
  }

  @Test func untracedEventHasNoRun() async throws {
    let early = Runs(of: "run.untraced", isTracing: false)
    let screen = screen("run.untraced", .queue)

    for number in 1...2 { screen.routerEvent(name: "run.untraced", userInfo: [.number: number]) }
    let late = Runs(of: "run.untraced")
    screen.routerEvent(name: "run.untraced", userInfo: [.number: 3])
    gate.raise { $0 = 3 }
    try await late.arrivals.reach(1)

    #expect(late.ends == ["0 finished"])
    #expect(early.all == late.all)
  }

  @Test func synchronousStrategyHasNoRun() {
    let runs = Runs(of: "run.synchronous")
    let screen = Screen(StrategyTable { On("run.synchronous") { _, _ in } })

    screen.routerEvent(name: "run.synchronous")

    #expect(runs.traces.count == 1)
    #expect(runs.all.isEmpty)
  }

  @Test func cutsNamesAsTracesDo() async throws {
    let name = EventName(String(repeating: "n", count: 1_000))
    let cut = EventName(String(repeating: "n", count: 119) + "…")
    let runs = Runs(of: cut, isTracing: false)
    let observation = EventRouter.observeDispatches(where: { $0 == name }) { _ in }
    let screen = Screen(StrategyTable { On(name, whileRunning: .parallel) { _, _ in } })

    screen.routerEvent(name: name)
    try await runs.arrivals.reach(1)
    observation.cancel()

    #expect(runs.all.map(\.name) == [cut])
  }
}
