import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct PaceTests {
  let clock = TestClock()
  let done = Signal()

  /// A table whose debounced strategy notes the user info.
  private var noting: StrategyTable<Screen> {
    let on = On<Screen>(.scrolled) { [done] screen, event in
      screen.note(event.userInfo)
      done.send()
    }
    return StrategyTable { on.debounced(for: .seconds(1), clock: clock) }
  }

  @Test func throttledStrategyRunsOnceInEachInterval() {
    let screen = Screen(
      StrategyTable { Call(.scrolled, Screen.note).throttled(for: .seconds(1), clock: clock) }
    )

    for number in 0..<8 {
      screen.routerEvent(name: .scrolled, userInfo: [.number: number])
      clock.advance(by: .milliseconds(400))
    }

    #expect(screen.log == ["[number: 0]", "[number: 3]", "[number: 6]"])
  }

  @Test func throttledStrategyRunsAfterTheInterval() {
    let screen = Screen(
      StrategyTable { Call(.scrolled, Screen.note).throttled(for: .seconds(1), clock: clock) }
    )

    screen.routerEvent(name: .scrolled, userInfo: [.number: 0])
    clock.advance(by: .milliseconds(999))
    screen.routerEvent(name: .scrolled, userInfo: [.number: 1])
    clock.advance(by: .milliseconds(1))
    screen.routerEvent(name: .scrolled, userInfo: [.number: 2])

    #expect(screen.log == ["[number: 0]", "[number: 2]"])
  }

  @Test(arguments: [false, true])
  func throttledEventIsHandledAndNotForwarded(isForwarding: Bool) {
    let top = Top()
    let on = Call(.scrolled, Screen.look).throttled(for: .seconds(1), clock: clock)
    let screen = Screen(StrategyTable { isForwarding ? on.forwarding() : on }, below: top)

    screen.routerEvent(name: .scrolled)
    let held = screen.routerEvent(name: .scrolled)

    #expect(held.handlerNames == ["Screen"])
    #expect(top.arrived.count == (isForwarding ? 1 : 0))
  }

  @Test func spentThrottledStrategyForwards() {
    let top = Top()
    let on = Call(.scrolled, Screen.look).throttled(for: .seconds(1), clock: clock).once()
    let screen = Screen(StrategyTable { on }, below: top)

    screen.routerEvent(name: .scrolled)
    screen.routerEvent(name: .scrolled)

    #expect(screen.log.count == 1)
    #expect(top.arrived.count == 1)
  }

  @Test func droppedEventStartsNoInterval() async throws {
    let started = Signal()
    let gate = TestGate()
    let ended = Signal()
    let on = On<Screen>(.scrolled, whileRunning: .drop) { _, _ in
      started.send()
      try await gate.pass()
      ended.send()
    }
    let screen = Screen(StrategyTable { on.throttled(for: .seconds(1), clock: clock) })

    screen.routerEvent(name: .scrolled)
    try await started.reach(1)
    clock.advance(by: .seconds(2))
    screen.routerEvent(name: .scrolled)
    gate.open()
    try await ended.reach(1)
    screen.routerEvent(name: .scrolled)
    try await started.reach(2)

    #expect(started.value == 2)
  }

  @Test func debouncedStrategyRunsWithTheLastEvent() async throws {
    let screen = Screen(noting)

    for number in 0..<3 {
      screen.routerEvent(name: .scrolled, userInfo: [.number: number])
      try await clock.arrivals.reach(number + 1)
      clock.advance(by: .milliseconds(999))
    }
    #expect(screen.log.isEmpty)
    clock.advance(by: .milliseconds(1))
    try await done.reach(1)

    #expect(screen.log == ["[number: 2]"])
  }

  @Test func debouncedStrategyRunsAfterEachInterval() async throws {
    let on = On<Screen>(.scrolled) { [done] _, _ in done.send() }
    let screen = Screen(StrategyTable { on.debounced(for: .seconds(1), clock: clock) })

    for count in 1...3 {
      screen.routerEvent(name: .scrolled)
      try await clock.arrivals.reach(count)
      clock.advance(by: .seconds(1))
      try await done.reach(count)
    }

    #expect(done.value == 3)
  }

  @Test(arguments: [false, true])
  func postponedCodeDoesNotRunInACanceledTask(isThrottled: Bool) async throws {
    let on = On<Screen>(.scrolled) { [done] screen, _ in
      screen.log.append("\(Task.isCancelled)")
      done.send()
    }
    let paced =
      isThrottled
      ? on.throttled(for: .seconds(1), runningLast: true, clock: clock)
      : on.debounced(for: .seconds(1), clock: clock)
    let screen = Screen(StrategyTable { paced })

    for _ in 0...(isThrottled ? 1 : 0) { screen.routerEvent(name: .scrolled) }
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    try await done.reach(isThrottled ? 2 : 1)

    #expect(screen.log.allSatisfy { $0 == "false" })
  }

  @Test func debouncesEachOwnerSeparately() async throws {
    let table = noting
    let screens = [Screen(table), Screen(table)]

    for (number, screen) in screens.enumerated() {
      screen.routerEvent(name: .scrolled, userInfo: [.number: number])
    }
    try await clock.arrivals.reach(2)
    clock.advance(by: .seconds(1))
    try await done.reach(2)

    #expect(screens.map(\.log) == [["[number: 0]"], ["[number: 1]"]])
  }

  @Test(arguments: [false, true])
  func debouncedEventIsHandledAndNotForwarded(isForwarding: Bool) async throws {
    let top = Top()
    let on = On<Screen>(.scrolled) { [done] _, _ in done.send() }.debounced(for: .seconds(1), clock: clock)
    let screen = Screen(StrategyTable { isForwarding ? on.forwarding() : on }, below: top)

    let outcome = screen.routerEvent(name: .scrolled)
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    try await done.reach(1)

    #expect(outcome.handlerNames == ["Screen"])
    #expect(top.arrived.isEmpty)
  }

  @Test func debouncedStrategyIsSpentWhenItRuns() async throws {
    let top = Top()
    let on = On<Screen>(.scrolled) { [done] _, _ in done.send() }.debounced(for: .seconds(1), clock: clock)
      .once()
    let screen = Screen(StrategyTable { on }, below: top)

    screen.routerEvent(name: .scrolled)
    let waiting = screen.routerEvent(name: .scrolled)
    try await clock.arrivals.reach(2)
    clock.advance(by: .seconds(1))
    try await done.reach(1)
    let later = screen.routerEvent(name: .scrolled)

    #expect(waiting.handlerNames == ["Screen"])
    #expect(later.handlerNames == ["Top"])
    #expect(done.value == 1)
  }

  @Test func debouncesAnAsynchronousStrategy() async throws {
    let on = On<Screen>(.scrolled, whileRunning: .queue) { [done] owner, event in
      owner()?.note(event.userInfo)
      done.send()
    }
    let screen = Screen(StrategyTable { on.debounced(for: .seconds(1), clock: clock) })

    screen.routerEvent(name: .scrolled, userInfo: [.number: 1])
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    try await done.reach(1)

    #expect(screen.log == ["[number: 1]"])
  }

  @Test func debouncedEventHasNoSource() async throws {
    let on = On<Screen>(.scrolled) { [done] screen, event in
      screen.log.append("\(event.source == nil) \(event.route.isEmpty)")
      done.send()
    }
    let screen = Screen(StrategyTable { on.debounced(for: .seconds(1), clock: clock) })

    screen.routerEvent(name: .scrolled)
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    try await done.reach(1)

    #expect(screen.log == ["true true"])
  }

  /// A screen whose strategy runs for the last event of an interval, too.
  private func lastScreen(_ overlap: Overlap? = nil) -> Screen {
    let on =
      if let overlap {
        On<Screen>(.scrolled, whileRunning: overlap) { [done] owner, event in
          owner()?.note(event.userInfo)
          done.send()
          do { try await Signal().reach(1) } catch { owner()?.log.append("canceled") }
          done.send()
        }
      } else {
        On<Screen>(.scrolled) { [done] screen, event in
          screen.note(event.userInfo)
          done.send()
        }
      }
    return Screen(StrategyTable { on.throttled(for: .seconds(1), runningLast: true, clock: clock) })
  }

  private func emit(_ numbers: Int..., from screen: Screen) {
    for number in numbers { screen.routerEvent(name: .scrolled, userInfo: [.number: number]) }
  }

  @Test func lastEventOfAnIntervalRunsAtItsEndAndBeginsANewInterval() async throws {
    let screen = lastScreen()

    emit(0, 1, 2, from: screen)
    try await clock.departures.reach(1)
    clock.advance(by: .milliseconds(999))
    #expect(screen.log == ["[number: 0]"])
    clock.advance(by: .milliseconds(1))
    try await done.reach(2)
    clock.advance(by: .milliseconds(999))
    emit(3, from: screen)
    #expect(screen.log == ["[number: 0]", "[number: 2]"])
    clock.advance(by: .milliseconds(1))
    try await done.reach(3)

    #expect(screen.log == ["[number: 0]", "[number: 2]", "[number: 3]"])
  }

  @Test func nothingRunsAtTheEndOfAnIntervalWithoutEvents() async throws {
    let screen = lastScreen()

    emit(0, from: screen)
    clock.advance(by: .seconds(1))
    emit(1, 2, from: screen)
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    try await done.reach(3)
    clock.advance(by: .seconds(1))
    emit(3, from: screen)

    #expect(screen.log == (0...3).map { "[number: \($0)]" })
    #expect(clock.arrivals.value == 1)
  }

  @Test func laterEventReplacesOneWhoseIntervalIsOver() async throws {
    let screen = lastScreen()

    emit(0, 1, from: screen)
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    // The task of event 1 has not had its turn.
    emit(2, 3, from: screen)
    try await clock.arrivals.reach(2)
    clock.advance(by: .seconds(1))
    try await done.reach(3)

    #expect(screen.log == ["[number: 0]", "[number: 2]", "[number: 3]"])
  }

  @Test func lastEventOfAnIntervalRestartsARun() async throws {
    let screen = lastScreen(.restart)

    emit(0, 1, from: screen)
    try await clock.arrivals.reach(1)
    try await done.reach(1)
    clock.advance(by: .seconds(1))
    try await done.reach(3)

    #expect(screen.log.sorted() == ["[number: 0]", "[number: 1]", "canceled"])
    screen.cancelStrategies()
  }

  @Test func lastEventOfAnIntervalWaitsForARunThatDropsOthers() async throws {
    let (started, gate) = (Signal(), Signal())
    let on = On<Screen>(.scrolled, whileRunning: .drop) { [done] owner, event in
      owner()?.note(event.userInfo)
      started.send()
      try await gate.reach(1)
      done.send()
    }
    let screen = Screen(StrategyTable { on.throttled(for: .seconds(1), runningLast: true, clock: clock) })

    emit(0, 1, 2, from: screen)
    try await clock.departures.reach(1)
    try await started.reach(1)
    clock.advance(by: .seconds(1))
    try await clock.departures.reach(2)
    gate.send()
    try await done.reach(2)

    #expect(screen.log == ["[number: 0]", "[number: 2]"])
  }

  @Test func cancelStrategiesDiscardsTheLastEventOfAnInterval() async throws {
    let screen = lastScreen()

    emit(0, 1, from: screen)
    try await clock.arrivals.reach(1)
    screen.cancelStrategies()
    try await clock.departures.reach(1)
    clock.advance(by: .seconds(1))
    emit(2, from: screen)

    #expect(screen.log == ["[number: 0]", "[number: 2]"])
  }
}
