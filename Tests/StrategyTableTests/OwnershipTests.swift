import PlatformUIKit
import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct OwnershipTests {
  let started = Signal()
  let cancelled = Signal()
  let clock = TestClock()

  /// A strategy that runs until it is canceled, and a signal for when it is released.
  private func endless<Owner>(_ overlap: Overlap) -> (On<Owner>, gone: Signal) {
    let token = Token()
    let on = On<Owner>(.refreshed, whileRunning: overlap) { [started, cancelled] owner, _ in
      withExtendedLifetime(token) {}
      started.send()
      do {
        try await Signal().reach(1)
      } catch {
        #expect(owner() == nil)
        cancelled.send()
      }
    }
    return (on, token.gone)
  }

  private func owner<Owner>(
    _ overlap: Overlap,
    _ make: (StrategyTable<Owner>) -> Owner
  ) -> (Owner, gone: Signal) {
    let (on, gone) = endless(overlap) as (On<Owner>, gone: Signal)
    return (make(StrategyTable { on }), gone)
  }

  private func screen(_ overlap: Overlap) -> (Screen, gone: Signal) {
    owner(overlap) { Screen($0) }
  }

  private func debouncedScreen() -> (Screen, gone: Signal) {
    let token = Token()
    let on = On<Screen>(.scrolled) { [started] _, _ in
      withExtendedLifetime(token) {}
      started.send()
    }
    return (Screen(StrategyTable { on.debounced(for: .seconds(1), clock: clock) }), token.gone)
  }

  @Test(arguments: [Overlap.drop, .restart, .queue, .parallel])
  func cancelsARunWhenItsOwnerIsDeallocated(overlap: Overlap) async throws {
    try await expectCancellation(overlap) { Screen($0) }
  }

  @Test(arguments: [Overlap.drop, .restart, .queue, .parallel])
  func cancelsARunWhenItsResponderIsDeallocated(overlap: Overlap) async throws {
    try await expectCancellation(overlap) { Page($0) }
  }

  private func expectCancellation<Owner: StrategyHandler>(
    _ overlap: Overlap,
    of make: (StrategyTable<Owner>) -> Owner
  ) async throws {
    var (owner, gone): (Owner?, Signal) = owner(overlap, make)
    weak var weakOwner: Owner?
    weakOwner = owner

    owner?.routerEvent(name: .refreshed)
    try await started.reach(1)
    owner = nil

    #expect(weakOwner == nil)
    try await cancelled.reach(1)
    try await gone.reach(1)
  }

  @Test func discardsQueuedEventsWithTheOwner() async throws {
    var (screen, gone): (Screen?, Signal) = screen(.queue)

    for _ in 0..<3 { screen?.routerEvent(name: .refreshed) }
    try await started.reach(1)
    screen = nil
    try await gone.reach(1)

    #expect(started.value == 1)
  }

  @Test func cancelsARunThatHasNotStartedWithTheOwner() async throws {
    var (screen, gone): (Screen?, Signal) = screen(.parallel)

    for _ in 0..<3 { screen?.routerEvent(name: .refreshed) }
    screen = nil
    try await gone.reach(1)

    #expect(started.value == 0)
  }

  @Test func discardsADebouncedEventWithTheOwner() async throws {
    var (screen, gone): (Screen?, Signal) = debouncedScreen()
    weak var weakScreen: Screen?
    weakScreen = screen

    screen?.routerEvent(name: .scrolled)
    try await clock.arrivals.reach(1)
    screen = nil

    #expect(weakScreen == nil)
    try await clock.departures.reach(1)
    try await gone.reach(1)
    #expect(started.value == 0)
  }

  @Test func releasesAReplacedDebouncedEvent() async throws {
    let (screen, _) = debouncedScreen()

    for count in 1...3 {
      screen.routerEvent(name: .scrolled)
      try await clock.arrivals.reach(count)
    }
    try await clock.departures.reach(2)

    #expect(started.value == 0)
  }

  @Test func runRetainsNeitherTheSourceNorTheRoute() async throws {
    let (top, _) = screen(.drop)
    var middle: Cell? = Cell(below: top)
    var cell = middle.map { Cell(below: $0) }
    weak var weakMiddle: Cell?
    weakMiddle = middle
    weak var weakCell: Cell?
    weakCell = cell

    cell?.routerEvent(name: .refreshed)
    try await started.reach(1)
    middle = nil
    cell = nil

    #expect(weakCell == nil)
    #expect(weakMiddle == nil)
    #expect(cancelled.value == 0)
  }

  @Test func releasesTheUserInfoWhenTheRunEnds() async throws {
    let screen = Screen(StrategyTable { On(.refreshed, whileRunning: .drop) { _, _ in } })
    var token: Token? = Token()
    let gone = token?.gone

    screen.routerEvent(name: .refreshed, userInfo: token.map { ["token": $0] } ?? [:])
    token = nil

    try await gone?.reach(1)
    #expect(gone?.value == 1)
  }

  @Test func eventOfAnAsynchronousStrategyHasNoSource() async throws {
    let table = StrategyTable<Screen> {
      On(.refreshed, whileRunning: .drop) { [started] owner, event in
        owner()?.log.append("\(event.name) \(event.source == nil) \(event.route.isEmpty)")
        started.send()
      }
    }
    let screen = Screen(table)

    Cell(below: screen).routerEvent(name: .refreshed)
    try await started.reach(1)

    #expect(screen.log == ["test.refreshed true true"])
  }

  @Test func instanceTableWithAWeakSelfDoesNotLeak() {
    var controller: SmallController? = SmallController()
    weak var weakController: SmallController?
    weakController = controller

    controller?.routerEvent(name: .tapped)
    controller?.strategies[.removed] = { [weak controller] _ in controller?.taps += 1 }
    controller?.routerEvent(name: .removed)
    #expect(controller?.taps == 2)
    controller = nil

    #expect(weakController == nil)
  }
}

private final class SmallController: UIViewController, StrategyHandler {
  lazy var strategies: StrategyTable<SmallController> = [
    .tapped: { [weak self] _ in self?.taps += 1 }
  ]
  var taps = 0
}
