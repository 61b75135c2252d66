import RouterEventsInspector
import StrategyTable
import TestSupport
import Testing

/// A trace records why a strategy handled an event without running.
@MainActor
@Suite(.watchdog)
struct HeldBackTests {
  private let clock = TestClock()

  @Test(arguments: [false, true])
  func traceRecordsAThrottledEvent(runsLast: Bool) {
    let on = Call(.scrolled, Screen.note).throttled(for: .seconds(1), runningLast: runsLast, clock: clock)
    let screen = Screen(StrategyTable { on })

    let traces = traces(of: screen, .scrolled, .scrolled)

    #expect(traces.map(\.reasons) == [[nil], [.throttled]])
    #expect(traces[1].description.contains("  0 Screen  table: held back (throttled)\n  = handled by Screen"))
    screen.cancelStrategies()
  }

  @Test func traceRecordsADebouncedEvent() {
    let screen = Screen(
      StrategyTable { Call(.scrolled, Screen.note).debounced(for: .seconds(1), clock: clock) }
    )

    #expect(traces(of: screen, .scrolled).map(\.reasons) == [[.debounced]])
    screen.cancelStrategies()
  }

  @Test(
    arguments: [(.drop, .dropped), (.queue, .queued), (.parallel, nil), (.restart, nil)]
      as [(Overlap, EventTrace.HeldBack?)]
  )
  func traceRecordsAnEventThatARunHoldsBack(overlap: Overlap, reason: EventTrace.HeldBack?) {
    let screen = Screen(StrategyTable { On(.refreshed, whileRunning: overlap) { _, _ in } })

    #expect(traces(of: screen, .refreshed, .refreshed).map(\.reasons) == [[nil], [reason]])
    screen.cancelStrategies()
  }

  @Test func nestedEventIsNotHeldBack() {
    let inner = Screen(
      StrategyTable { Call(.scrolled, Screen.note).throttled(for: .seconds(1), clock: clock) }
    )
    inner.routerEvent(name: .scrolled)
    let outer = Screen(
      StrategyTable { On(.refreshed) { _, _ in inner.routerEvent(name: .scrolled) } }
    )

    #expect(traces(of: outer, .refreshed).map(\.reasons) == [[.throttled], [nil]])
  }

  private func traces(of screen: Screen, _ names: EventName...) -> [EventTrace] {
    var traces: [EventTrace] = []
    let observation = EventRouter.observe { traces.append($0) }
    for name in names { screen.routerEvent(name: name) }
    observation.cancel()
    return traces
  }
}

extension EventTrace {
  fileprivate var reasons: [HeldBack?] { hops.flatMap(\.answers).map(\.heldBack) }
}
