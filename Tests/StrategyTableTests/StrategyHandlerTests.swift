import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct StrategyHandlerTests {
  let clock = TestClock()
  let started = Signal()
  let cancelled = Signal()

  /// Creates a screen whose strategies run until they are canceled, and a signal for when they have ended.
  private func screen() -> (Screen, gone: Signal) {
    let token = Token()
    let table = StrategyTable<Screen> { [clock, started, cancelled] in
      On(.refreshed, whileRunning: .queue) { _, _ in
        withExtendedLifetime(token) {}
        started.send()
        do { try await Signal().reach(1) } catch { cancelled.send() }
      }
      On(.scrolled) { _, _ in
        withExtendedLifetime(token) {}
        started.send()
      }
      .debounced(for: .seconds(1), clock: clock)
    }
    return (Screen(table), token.gone)
  }

  @Test func cancelStrategiesCancelsRunsAndDiscardsQueuedEvents() async throws {
    let (screen, gone) = screen()
    for _ in 0..<3 { screen.routerEvent(name: .refreshed) }
    screen.routerEvent(name: .scrolled)
    try await started.reach(1)
    try await clock.arrivals.reach(1)

    screen.cancelStrategies()
    screen.strategies = [:]
    try await cancelled.reach(1)
    try await gone.reach(1)

    #expect(started.value == 1)
  }

  @Test func strategiesRunAgainAfterCancellation() async throws {
    let (screen, _) = screen()
    screen.routerEvent(name: .refreshed)
    try await started.reach(1)

    screen.cancelStrategies()
    screen.routerEvent(name: .refreshed)
    try await started.reach(2)

    try await cancelled.reach(1)
    #expect(cancelled.value == 1)
    screen.cancelStrategies()
  }

  @Test func cancelStrategiesDoesNotAffectOtherOwners() async throws {
    let (screen, _) = screen()
    let other = Screen(screen.strategies)
    screen.routerEvent(name: .refreshed)
    other.routerEvent(name: .refreshed)
    try await started.reach(2)

    screen.cancelStrategies()
    try await cancelled.reach(1)

    #expect(cancelled.value == 1)
    other.cancelStrategies()
  }

  @Test func cancelStrategiesKeepsSpentStrategiesSpent() {
    let screen = Screen(StrategyTable { Call(.tapped, Screen.look).once() }, below: Top())

    screen.routerEvent(name: .tapped)
    screen.cancelStrategies()
    screen.routerEvent(name: .tapped)

    #expect(screen.log.count == 1)
  }

  @Test func strategyRegisteredBelowRunsInTheSameEmission() {
    let above = Screen()
    let below = Screen(
      StrategyTable {
        On(.tapped) { [above] _, _ in
          above.strategies[.tapped] = { [unowned above] _ in above.log.append("registered") }
        }
        .forwarding()
      },
      below: above
    )

    below.routerEvent(name: .tapped)

    #expect(above.log == ["registered"])
  }

  @Test func strategyRemovedBelowDoesNotRun() {
    let top = Top()
    let above = Screen(StrategyTable { Call(.tapped, Screen.look) }, below: top)
    let below = Screen(
      StrategyTable { On(.tapped) { _, _ in above.strategies[.tapped] = nil }.forwarding() },
      below: above
    )

    below.routerEvent(name: .tapped)

    #expect(above.log.isEmpty)
    #expect(top.arrived == [.tapped])
  }

  @Test func strategyMayReplaceItselfWhileItRuns() {
    let table = StrategyTable<Screen> {
      On(.tapped) { screen, event in
        screen.strategies = [.tapped: { _ in screen.log.append("second") }]
        screen.look(event)
      }
    }
    let screen = Screen(table)

    screen.routerEvent(name: .tapped)
    screen.routerEvent(name: .tapped)
    screen.strategies = [:]

    #expect(screen.log == ["test.tapped", "second"])
  }
}
