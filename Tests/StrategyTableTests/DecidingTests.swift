import KitSupport
import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite
struct DecidingTests {
  /// A strategy that decides what a test sets.
  private func deciding(_ decision: Decision) -> On<Screen> {
    On(deciding: .tapped) { screen, event in
      screen.look(event)
      return decision.next
    }
  }

  private final class Decision {
    var next: EventDisposition

    init(_ next: EventDisposition) { self.next = next }
  }

  @Test(
    arguments: [
      (.handled, ["Screen"], false), (.handledAndForwarded, ["Screen", "Top"], false),
      (.forwarded, ["Top"], false), (.blocked, [], true),
    ] as [(EventDisposition, [String], Bool)]
  )
  func decisionIsTheAnswer(decision: EventDisposition, handlers: [String], isBlocked: Bool) {
    let screen = Screen(StrategyTable { deciding(Decision(decision)) }, below: Top())

    let (outcome, reports) = Reports.collecting { screen.routerEvent(name: .tapped) }

    #expect(outcome.handlerNames == handlers)
    #expect(outcome.isBlocked == isBlocked)
    #expect(screen.log.count == 1)
    #expect(reports.isEmpty)
  }

  @Test(
    arguments: Form.deciding,
    [
      (.handled, ["Screen"]), (.handledAndForwarded, ["Screen", "Top"]), (.forwarded, ["Top"]),
      (.blocked, []),
    ] as [(EventDisposition, [String])]
  )
  func decidesWithAValueAModelOrATypedEvent(
    form: Form,
    expected: (decision: EventDisposition, handlers: [String])
  ) {
    let on = form.onDeciding { screen, number, event in
      screen.log.append("\(number) \(event.name)")
      return expected.decision
    }
    let screen = Screen(StrategyTable { on }, below: Top())
    let runs = Runs(of: form.name)

    let (outcome, reports) = Reports.collecting { form.emit(3, from: screen) }

    #expect(outcome.handlerNames == expected.handlers)
    #expect(outcome.isBlocked == (expected.decision == .blocked))
    #expect(screen.log == ["3 \(form.name)"])
    #expect(reports.isEmpty)
    #expect(runs.traces.map { $0.hops[0].answers.map(\.lack) } == [[nil]])
  }

  @Test(arguments: Form.deciding, [false, true])
  func errorOfADecisionWithAValueIsReportedOnce(form: Form, isOnce: Bool) {
    let failures = Failures(of: form.name)
    let on = form.onDeciding(line: 7) { _, _, _ in throw Refusal() }
    let screen = Screen(StrategyTable { isOnce ? on.once() : on }, below: Top())

    let outcomes = [form.emit(1, from: screen), form.emit(2, from: screen)]

    #expect(outcomes.map(\.handlerNames) == [["Screen"], [isOnce ? "Top" : "Screen"]])
    #expect(failures.all.map(\.position).count == (isOnce ? 1 : 2))
    #expect(failures.all.allSatisfy { $0.position == "StrategyTableTests/Forms.swift:7" })
  }

  /// An event that was forwarded on purpose does not lack anything.
  @Test func typedEventIsCreatedOnceForADecision() {
    var count = 0
    let on = On<Screen>(decidingMessage: Counted.self) { _, _, _ in .forwarded }
    let screen = Screen(StrategyTable { on }, below: Top())

    let (outcome, reports) = Reports.collecting {
      screen.routerEvent(name: Counted.name, userInfo: ["count": { count += 1 }])
    }

    #expect(outcome.handlerNames == ["Top"])
    #expect(count == 1)
    #expect(reports.isEmpty)
  }

  private struct Counted: EventMessage {
    static let name: EventName = "deciding.counted"

    init?(userInfo: UserInfo) {
      guard let count = userInfo["count"] as? () -> Void else { return nil }
      count()
    }
  }

  @Test(arguments: Lack.allCases.filter { Form.deciding.contains($0.form) }, [false, true])
  func forwardsAndReportsOnceAnEventThatLacksWhatItDecidesBy(lack: Lack, isOnce: Bool) {
    let on = lack.form.onDeciding(line: 12) { screen, number, _ in
      screen.log.append("\(number)")
      return .blocked
    }
    let screen = Screen(StrategyTable { isOnce ? on.once() : on }, below: Top())
    let runs = Runs(of: lack.form.name)

    let (outcome, reports) = Reports.collecting {
      screen.routerEvent(name: lack.form.name, userInfo: lack.userInfo)
    }

    #expect(outcome.handlerNames == ["Top"])
    #expect(reports.map(\.text) == [lack.report])
    #expect(reports.map(\.position) == ["StrategyTableTests/Forms.swift:12"])
    #expect(screen.log.isEmpty)
    #expect(runs.traces.map { $0.hops[0].answers.map(\.lack) } == [["expected \(lack.expectation)"]])
  }

  @Test func strategyThatThrowsInsteadOfDecidingHandlesTheEvent() {
    let failures = Failures(of: "deciding.throws")
    let line = #line + 1
    let on = On<Screen>(deciding: "deciding.throws") { _, _ in throw Refusal() }
    let screen = Screen(StrategyTable { on }, below: Top())

    let outcome = screen.routerEvent(name: "deciding.throws")

    #expect(outcome.handlerNames == ["Screen"])
    #expect(outcome.errors.map { $0 as? Refusal } == [Refusal()])
    #expect(failures.all.map(\.position) == ["StrategyTableTests/DecidingTests.swift:\(line)"])
  }

  @Test func fallbackReceivesAnEventThatTheDecisionForwards() {
    let table = StrategyTable { deciding(Decision(.forwarded)) }
      .fallback { screen, _ in screen.log.append("fallback") }
    let screen = Screen(table)

    screen.routerEvent(name: .tapped)

    #expect(screen.log == ["test.tapped", "fallback"])
  }

  @Test(arguments: [EventDisposition.handled, .handledAndForwarded, .blocked])
  func forwardingDoesNotSpendOnceButAnyOtherDecisionDoes(decision: EventDisposition) {
    let current = Decision(.forwarded)
    let screen = Screen(StrategyTable { deciding(current).once() }, below: Top())

    screen.routerEvent(name: .tapped)
    screen.routerEvent(name: .tapped)
    current.next = decision
    screen.routerEvent(name: .tapped)
    let spent = screen.routerEvent(name: .tapped)

    #expect(screen.log.count == 3)
    #expect(spent.handlerNames == ["Top"])
  }

  @Test(arguments: [false, true])
  func reportsAPaceAndDecidesAtOnce(isDebounced: Bool) {
    let on = On<Screen>(deciding: .tapped) { _, _ in .forwarded }

    let (modified, reports) = Reports.collecting {
      isDebounced ? on.debounced(for: .seconds(1)) : on.throttled(for: .seconds(1))
    }
    let screen = Screen(StrategyTable { modified }, below: Top())
    let outcomes = [screen.routerEvent(name: .tapped), screen.routerEvent(name: .tapped)]

    #expect(outcomes.map(\.handlerNames) == [["Top"], ["Top"]])
    #expect(
      reports.map(\.text) == [
        """
        The strategy for 'test.tapped' cannot be \(isDebounced ? "debounced" : "throttled"): its result is needed at \
        once. The modifier was ignored. Remove it.
        """
      ]
    )
  }

  @Test func reportsForwardingAndIgnoresIt() {
    let line = #line + 1
    let on = On<Screen>(deciding: .tapped) { _, _ in .handled }

    let (modified, reports) = Reports.collecting { on.forwarding() }
    let outcome = Screen(StrategyTable { modified }, below: Top()).routerEvent(name: .tapped)

    #expect(outcome.handlerNames == ["Screen"])
    #expect(
      reports.map(\.text) == [
        """
        The strategy for 'test.tapped' cannot be forwarding: its result determines whether the event continues. \
        The modifier was ignored. Remove it.
        """
      ]
    )
    #expect(reports.map(\.position) == ["StrategyTableTests/DecidingTests.swift:\(line)"])
  }
}
