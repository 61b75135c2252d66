import KitSupport
import RouterEventsInspector
import StrategyTable
import TestSupport
import Testing

/// A strategy that is enabled only at times.
@MainActor
@Suite(.watchdog)
struct EnabledTests {
  private let top = Top()

  @Test func forwardsAnEventWhileItsStrategyIsDisabled() {
    let screen = Screen(
      StrategyTable { Call(.tapped, Screen.look).enabled { screen in screen.log.isEmpty } },
      below: top
    )

    let outcomes = (1...2).map { _ in screen.routerEvent(name: .tapped).handlerNames }

    #expect(outcomes == [["Screen"], ["Top"]])
    #expect(screen.log == ["\(EventName.tapped)"])
  }

  @Test func traceSaysThatAStrategyIsDisabled() {
    let runs = Runs(of: .tapped)
    let screen = Screen(StrategyTable { Call(.tapped, Screen.look).enabled { _ in false } }, below: top)

    screen.routerEvent(name: .tapped)

    #expect(runs.traces.map { $0.hops[0].answers.map(\.lack) } == [["disabled"]])
    #expect(runs.traces[0].description.contains("  0 Screen  table: forwarded (disabled)\n"))
  }

  @Test(arguments: Form.allCases)
  func everyFormCanBeDisabled(form: Form) {
    var isEnabled = false
    let kinds: [@MainActor () -> On<Screen>] = [
      { form.on { screen, _, event in screen.look(event) } },
      { form.on(whileRunning: .drop) { _, _, _ in } },
      { form.onDeciding { _, _, _ in .handled } },
      { form.on { screen, _, event in screen.look(event) }.once() },
      { form.on { screen, _, event in screen.look(event) }.throttled(for: .seconds(60)) },
    ]
    for kind in kinds {
      let screen = Screen(StrategyTable { kind().enabled { _ in isEnabled } })

      isEnabled = false
      let disabled = form.emit(1, from: screen).isHandled
      isEnabled = true
      let enabled = form.emit(1, from: screen).isHandled

      #expect(!disabled)
      #expect(enabled)
      screen.cancelStrategies()
    }
  }

  @Test func disabledStrategyDoesNotReportWhatAnEventLacks() {
    let screen = Screen(StrategyTable { Form.value.on { _, _, _ in }.enabled { _ in false } })

    let (_, reports) = Reports.collecting { screen.routerEvent(name: Form.value.name) }

    #expect(reports.filter { $0.text.contains("expected") }.isEmpty)
  }

  @Test func answerCanBeDisabled() {
    let screen = Screen(
      StrategyTable { Answer(Depth.self) { _, _, _ in 1 }.enabled { screen in screen.log.isEmpty } },
      below: top
    )

    let first = screen.ask(Depth())
    screen.log = ["deep"]

    #expect(first == 1)
    #expect(screen.ask(Depth()) == 99)
  }

  @Test(arguments: [false, true], [false, true])
  func severalConditionsMustAllBeTrue(first: Bool, second: Bool) {
    let screen = Screen(
      StrategyTable { Call(.tapped, Screen.look).enabled { _ in first }.enabled { _ in second } }
    )

    #expect(screen.routerEvent(name: .tapped).isHandled == (first && second))
  }

  @Test func fallbackReceivesTheEventsOfADisabledStrategy() {
    let table = StrategyTable<Screen> { On(.tapped) { _, _ in }.enabled { _ in false } }
    let screen = Screen(table.fallback { screen, event in screen.look(event) })

    screen.routerEvent(name: .tapped)

    #expect(screen.log == ["\(EventName.tapped)"])
    #expect(screen.prospect(of: .tapped) == .handles)
    #expect(EventRouter.isEnabled(.tapped, from: screen))
  }

  @Test func postponedEventRunsEvenIfItsStrategyIsDisabledMeanwhile() async throws {
    let clock = TestClock()
    let done = Signal()
    let on = On<Screen>(.tapped) { [done] screen, event in
      screen.look(event)
      done.send()
    }
    let screen = Screen(
      StrategyTable { on.debounced(for: .seconds(1), clock: clock).enabled { $0.log.isEmpty } }
    )

    screen.routerEvent(name: .tapped)
    screen.log = ["disabled"]
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(1))
    try await done.reach(1)

    #expect(screen.log == ["disabled", "\(EventName.tapped)"])
  }

  // MARK: Asking

  @Test func explanationSaysThatAStrategyIsDisabled() {
    let above = Screen(StrategyTable { On(.tapped) { _, _ in } })
    let screen = Screen(StrategyTable { On(.tapped) { _, _ in }.enabled { _ in false } }, below: above)

    let explanation = EventRouter.explain(.tapped, from: Cell(below: screen))

    #expect(
      explanation.description == """
        test.tapped would pass
          0 Cell    passes
          1 Screen  disabled (table)
          2 Screen  handles (table)
        """
    )
  }

  @Test func eventIsEnabledIfAStrategyAboveADisabledOneIs() {
    let lone = Screen(StrategyTable { On(.tapped) { _, _ in }.enabled { _ in false } })
    let above = Screen(StrategyTable { On(.tapped) { _, _ in } })
    let screen = Screen(lone.strategies, below: above)

    #expect(!EventRouter.isEnabled(.tapped, from: Cell(below: lone)))
    #expect(EventRouter.isEnabled(.tapped, from: Cell(below: screen)))
    #expect(!EventRouter.isEnabled(.removed, from: Cell(below: screen)))
  }

  @Test func whatMayHandleAnEventEnablesIt() {
    let deciding = Screen(StrategyTable { On(deciding: .tapped) { _, _ in .forwarded } })
    let below = Screen(StrategyTable { On(.tapped) { _, _ in }.enabled { _ in false } }, below: top)

    #expect(EventRouter.isEnabled(.tapped, from: deciding))
    #expect(EventRouter.isEnabled(.tapped, from: below))
    #expect(EventRouter.isEnabled(.tapped, from: Guard()))
  }

  @Test func blockedEventIsNotEnabled() {
    let screen = Screen(StrategyTable { On(.tapped) { _, _ in } })
    let cell = Cell(below: screen)
    let token = cell.onRouterEvent(.tapped, then: .blocked) { _ in }

    #expect(!EventRouter.isEnabled(.tapped, from: cell))
    token.cancel()
    #expect(EventRouter.isEnabled(.tapped, from: cell))
  }

  @Test func stateIsThatOfTheFirstEnabledStrategyThatHasOne() {
    let above = Screen(
      StrategyTable {
        On(.tapped) { _, _ in }.commandState { _ in CommandState(title: "Show", mark: .mixed) }
      }
    )
    let screen = Screen(
      StrategyTable {
        On(.tapped) { _, _ in }.enabled { screen in !screen.log.isEmpty }.forwarding()
          .commandState { screen in CommandState(title: "Hide", mark: .on) }
      },
      below: above
    )

    let first = EventRouter.commandState(of: .tapped, from: Cell(below: screen))
    screen.log = ["enabled"]
    let second = EventRouter.commandState(of: .tapped, from: Cell(below: screen))

    #expect(first == CommandState(title: "Show", mark: .mixed))
    #expect(second == CommandState(title: "Hide", mark: .on))
  }

  @Test func disabledCommandKeepsItsTitleAndMark() {
    let screen = Screen(
      StrategyTable {
        On(.tapped) { _, _ in }.enabled { _ in false }.commandState { _ in
          CommandState(title: "Hide", mark: .on)
        }
      }
    )

    let state = EventRouter.commandState(of: .tapped, from: screen)
    let unknown = EventRouter.commandState(of: .removed, from: screen)

    #expect(!state.isEnabled)
    #expect(state.title == "Hide")
    #expect(state.mark == .on)
    #expect(!unknown.isEnabled)
    #expect(unknown.title == nil)
  }

  @Test func conditionMayAskInItsTurn() {
    let screen = Screen(
      StrategyTable {
        On(.tapped) { _, _ in }.enabled { screen in EventRouter.isEnabled(.removed, from: screen) }
        On(.removed) { _, _ in }.enabled { screen in screen.log.isEmpty }
      }
    )

    let first = EventRouter.isEnabled(.tapped, from: screen)
    screen.log = ["full"]

    #expect(first)
    #expect(!EventRouter.isEnabled(.tapped, from: screen))
  }

  @Test func askingRetainsNoResponder() {
    var screen: Screen? = Screen(StrategyTable { On(.tapped) { _, _ in } })
    weak let released = screen

    let isEnabled = screen.map { EventRouter.isEnabled(.tapped, from: $0) }
    screen = nil

    #expect(isEnabled == true)
    #expect(released == nil)
  }

  // MARK: Random chains

  private nonisolated static let batches = 4

  /// What was disabled is never handled. What tables alone enable, with its values there, is handled.
  @Test(arguments: 0..<batches)
  func dispatchDoesWhatTheQuestionSaid(batch: Int) {
    for random in RandomCase.all(10_000, "CHAIN_CASES", batch: batch, of: Self.batches) {
      let chain = RandomChain(random)

      let isEnabled = EventRouter.isEnabled(.tapped, from: chain.source)
      let state = EventRouter.commandState(of: .tapped, from: chain.source)
      let explanation = EventRouter.explain(.tapped, from: chain.source)
      let outcome = chain.emit()

      #expect(state.isEnabled == isEnabled, "\(random)")
      #expect(isEnabled || !outcome.isHandled, "\(random)")
      #expect(!isEnabled || outcome.isHandled || chain.isUncertain, "\(random)")
      let isExplained = explanation.hops.contains {
        !$0.isUnreachable && [.handles, .handlesAndForwards, .mayHandle].contains($0.prospect)
      }
      #expect(isExplained == isEnabled || chain.isUncertain, "\(random)")
    }
  }
}

private final class Guard: EventInterceptor {
  var nextEventResponder: (any EventResponder)?

  init(below next: (any EventResponder)? = nil) {
    nextEventResponder = next
  }

  func intercept(_ event: RouterEvent) -> EventDisposition { .forwarded }
}

/// A responder that handles events in a method, or not.
private final class Hand: EventHandler {
  let nextEventResponder: (any EventResponder)?
  private let disposition: EventDisposition

  init(_ disposition: EventDisposition, below next: (any EventResponder)?) {
    (self.disposition, nextEventResponder) = (disposition, next)
  }

  func handle(_ event: RouterEvent) -> EventDisposition { disposition }
}

/// A chain of up to eight responders with random strategies, some of which are disabled.
@MainActor
private final class RandomChain {
  private(set) var source: any EventResponder
  /// Whether anything on the chain does not say beforehand what it does.
  private(set) var isUncertain = false
  private var tokens: [EventObservation] = []

  init(_ random: RandomCase) {
    var generator = random.generator
    source = Screen()
    for _ in 0..<Int.random(in: 0...7, using: &generator) {
      source = responder(below: source, &generator)
      if Int.random(in: 0..<20, using: &generator) == 0 {
        let disposition: EventDisposition = [.handled, .blocked, .handledAndForwarded].randomElement(
          using: &generator
        )!
        tokens.append(source.onRouterEvent(.tapped, then: disposition) { _ in })
      }
    }
  }

  func emit() -> EventOutcome {
    source.routerEvent(name: .tapped, userInfo: [.number: 1, .factor: 2])
  }

  private func responder(
    below next: any EventResponder,
    _ generator: inout SeededGenerator
  ) -> any EventResponder {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0:
      isUncertain = true
      return Guard(below: next)
    case 1:
      isUncertain = true
      return Hand([.handled, .forwarded, .blocked].randomElement(using: &generator)!, below: next)
    case 2..<6:
      return Cell(below: next)
    default:
      return Screen(table(&generator), below: next)
    }
  }

  private func table(_ generator: inout SeededGenerator) -> StrategyTable<Screen> {
    var on: On<Screen>
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: on = On(.tapped) { _, _ in }
    case 1: on = On(.tapped, with: \.number) { _, _, _ in }
    case 2: on = On(.tapped, with: \.number, and: \.factor) { _, _, _, _ in throw Refusal() }
    case 3: on = On(.tapped, whileRunning: .drop) { _, _ in }
    case 4: on = On(.removed) { _, _ in }
    default:
      isUncertain = true
      let disposition: EventDisposition = [.handled, .forwarded, .blocked].randomElement(using: &generator)!
      on = On(deciding: .tapped) { _, _ in disposition }
    }
    if Bool.random(using: &generator) {
      let isEnabled = Int.random(in: 0..<3, using: &generator) == 0
      on = on.enabled { _ in isEnabled }
    }
    if Int.random(in: 0..<5, using: &generator) == 0 { on = on.once() }
    if Int.random(in: 0..<5, using: &generator) == 0 { on = on.throttled(for: .seconds(60)) }
    if Int.random(in: 0..<5, using: &generator) == 0 { on = on.commandState { _ in CommandState(mark: .on) } }
    let table = StrategyTable { on }
    let hasFallback = Int.random(in: 0..<12, using: &generator) == 0
    return hasFallback ? table.fallback { _, _ in } : table
  }
}
