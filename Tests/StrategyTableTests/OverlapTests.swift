import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct OverlapTests {
  let started = Signal()
  let gate = Signal()
  let ended = Signal()

  /// Creates a screen whose strategy logs its event, waits for a signal, and logs its end.
  private func screen(_ overlap: Overlap, isForwarding: Bool = false, below top: Top? = nil) -> Screen {
    let on = On<Screen>(.refreshed, whileRunning: overlap) { [started, gate, ended] owner, event in
      let number = event.userInfo[.number] ?? 0
      owner()?.log.append("\(number) starts")
      started.send()
      do {
        try await gate.reach(number)
        owner()?.log.append("\(number) ends")
      } catch {
        owner()?.log.append("\(number) is cancelled")
      }
      ended.send()
    }
    return Screen(StrategyTable { isForwarding ? on.forwarding() : on }, below: top)
  }

  @Test func queueReleasesFinishedEvents() async throws {
    let (screen, deaths) = (screen(.queue), Signal())

    screen.routerEvent(name: .refreshed, userInfo: [.number: 0])
    screen.routerEvent(name: .refreshed, userInfo: [.number: 0, "object": Mortal(deaths)])
    try await ended.reach(2)

    try await deaths.reach(1)
    withExtendedLifetime(screen) {}
  }

  /// Signals its deallocation.
  private final class Mortal {
    let deaths: Signal

    init(_ deaths: Signal) { self.deaths = deaths }

    deinit { deaths.send() }
  }

  @Test func dropIgnoresEventsDuringARun() async throws {
    let screen = screen(.drop)

    screen.routerEvent(name: .refreshed, userInfo: [.number: 1])
    screen.routerEvent(name: .refreshed, userInfo: [.number: 2])
    try await started.reach(1)
    screen.routerEvent(name: .refreshed, userInfo: [.number: 3])
    gate.send()
    try await ended.reach(1)

    #expect(screen.log == ["1 starts", "1 ends"])
  }

  @Test func dropRunsAgainAfterARun() async throws {
    let screen = screen(.drop)

    screen.routerEvent(name: .refreshed, userInfo: [.number: 0])
    try await ended.reach(1)
    screen.routerEvent(name: .refreshed, userInfo: [.number: 0])
    try await ended.reach(2)

    #expect(screen.log == ["0 starts", "0 ends", "0 starts", "0 ends"])
  }

  @Test func restartCancelsTheRunAndStartsAnother() async throws {
    let screen = screen(.restart)

    screen.routerEvent(name: .refreshed, userInfo: [.number: 1])
    try await started.reach(1)
    screen.routerEvent(name: .refreshed, userInfo: [.number: 2])
    try await started.reach(2)
    try await ended.reach(1)
    gate.raise { $0 = 2 }
    try await ended.reach(2)

    #expect(screen.log.sorted() == ["1 is cancelled", "1 starts", "2 ends", "2 starts"])
  }

  @Test func restartSkipsARunThatHasNotStarted() async throws {
    let screen = screen(.restart)

    for number in 1...3 { screen.routerEvent(name: .refreshed, userInfo: [.number: number]) }
    gate.raise { $0 = 3 }
    try await ended.reach(1)

    #expect(screen.log == ["3 starts", "3 ends"])
  }

  @Test func queueRunsInOrder() async throws {
    let screen = screen(.queue)

    for number in 1...4 { screen.routerEvent(name: .refreshed, userInfo: [.number: number]) }
    for number in 1...4 {
      try await started.reach(number)
      #expect(started.value == number)
      gate.send()
    }
    try await ended.reach(4)

    #expect(screen.log == (1...4).flatMap { ["\($0) starts", "\($0) ends"] })
  }

  @Test func queueContinuesAfterAFailedRun() async throws {
    let failures = Failures(of: "queue.throws")
    let table = StrategyTable<Screen> { On("queue.throws", whileRunning: .queue) { _, _ in throw Refusal() } }
    let screen = Screen(table)

    for _ in 0..<3 { screen.routerEvent(name: "queue.throws") }
    try await failures.arrivals.reach(3)

    #expect(failures.all.count == 3)
  }

  @Test func parallelRunsAtTheSameTime() async throws {
    let screen = screen(.parallel)

    for number in 1...3 { screen.routerEvent(name: .refreshed, userInfo: [.number: number]) }
    try await started.reach(3)
    #expect(ended.value == 0)
    gate.raise { $0 = 3 }
    try await ended.reach(3)

    #expect(screen.log.sorted() == (1...3).flatMap { ["\($0) ends", "\($0) starts"] })
  }

  @Test(
    arguments: [
      (Overlap.drop, ["Screen"]), (.queue, ["Screen"]), (.restart, ["Screen", "Top"]),
      (.parallel, ["Screen", "Top"]),
    ]
  )
  func heldBackEventIsHandledAndNotForwarded(overlap: Overlap, handlers: [String]) async throws {
    let top = Top()
    let screen = screen(overlap, isForwarding: true, below: top)

    let first = screen.routerEvent(name: .refreshed, userInfo: [.number: 1])
    try await started.reach(1)
    let second = screen.routerEvent(name: .refreshed, userInfo: [.number: 1])

    #expect(first.handlerNames == ["Screen", "Top"])
    #expect(second.handlerNames == handlers)
    screen.cancelStrategies()
  }

  @Test func onceAppliesToAnAsynchronousStrategy() async throws {
    let top = Top()
    let done = Signal()
    let table = StrategyTable<Screen> { On(.refreshed, whileRunning: .queue) { _, _ in done.send() }.once() }
    let screen = Screen(table, below: top)

    screen.routerEvent(name: .refreshed)
    screen.routerEvent(name: .refreshed)
    try await done.reach(1)

    #expect(top.arrived.count == 1)
    #expect(done.value == 1)
  }

  @Test func cancellationHandlerMayCancelOrEmit() async throws {
    let screens = Screens()
    let table = StrategyTable<Screen> { [started] in
      On(.refreshed, whileRunning: .restart) { _, _ in
        await withTaskCancellationHandler {
          started.send()
          try? await Signal().reach(1)
        } onCancel: {
          MainActor.assumeIsolated { screens.screen?.cancelStrategies() }
        }
      }
    }
    let screen = Screen(table)
    screens.screen = screen
    screen.routerEvent(name: .refreshed)
    try await started.reach(1)

    screen.routerEvent(name: .refreshed)
    try await started.reach(2)
    let outcome = screen.routerEvent(name: .refreshed)

    #expect(outcome.isHandled)
    screens.screen = nil
    screen.cancelStrategies()
  }
}

@MainActor
private final class Screens {
  weak var screen: Screen?
}
