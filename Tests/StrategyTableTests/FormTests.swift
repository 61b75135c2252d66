import KitSupport
import RouterEventsInspector
import StrategyTable
import TestSupport
import Testing

/// What holds for each form of a strategy that receives more than the event.
@MainActor
@Suite(.serialized, .watchdog)
struct FormTests {
  let started = Signal()
  let gate = Signal()
  let ended = Signal()

  /// How a strategy runs. A form treats an event that it cannot take alike in all.
  enum Running: CaseIterable {
    case plainly, once, throttled, debounced, asynchronously, separately

    @MainActor
    func on(_ form: Form, line: Int = #line) -> On<Screen> {
      let on = form.on(line: line) { screen, number, _ in screen.log.append("\(number)") }
      return switch self {
      case .plainly: on
      case .once: on.once()
      case .throttled: on.throttled(for: .seconds(1), clock: TestClock())
      case .debounced: on.debounced(for: .seconds(1), clock: TestClock())
      case .asynchronously:
        form.on(whileRunning: .drop, line: line) { owner, number, _ in owner()?.log.append("\(number)") }
      case .separately: on.per { $0.name }
      }
    }
  }

  @Test(arguments: Lack.allCases, Running.allCases)
  func forwardsAndReportsOnceAnEventThatLacksWhatItReceives(lack: Lack, running: Running) {
    let top = Top()
    let screen = Screen(StrategyTable { running.on(lack.form, line: 12) }, below: top)

    let (outcome, reports) = Reports.collecting {
      Cell(below: screen).routerEvent(name: lack.form.name, userInfo: lack.userInfo)
    }

    #expect(outcome.handlerNames == ["Top"])
    #expect(reports.map(\.text) == [lack.report])
    #expect(reports.map(\.position) == ["StrategyTableTests/Forms.swift:12"])
    #expect(screen.log.isEmpty)
  }

  @Test(arguments: Lack.allCases, Running.allCases)
  func traceSaysWhatAnEventLacked(lack: Lack, running: Running) {
    let screen = Screen(StrategyTable { running.on(lack.form) }, below: Top())
    var traces: [EventTrace] = []
    let observation = EventRouter.observe { traces.append($0) }

    _ = Reports.collecting { screen.routerEvent(name: lack.form.name, userInfo: lack.userInfo) }
    _ = Reports.collecting { lack.form.emit(1, from: screen) }
    observation.cancel()

    #expect(traces.map { $0.hops[0].answers.map(\.lack) } == [["expected \(lack.expectation)"], [nil]])
    #expect(traces[0].description.contains("0 Screen  table: forwarded (expected \(lack.expectation))\n"))
    screen.cancelStrategies()
  }

  @Test(arguments: Lack.allCases)
  func fallbackReceivesAnEventThatLacksWhatItsStrategyReceives(lack: Lack) {
    let table = StrategyTable { Running.plainly.on(lack.form) }.fallback { $0.look($1) }
    let screen = Screen(table)

    let (outcome, reports) = Reports.collecting {
      screen.routerEvent(name: lack.form.name, userInfo: lack.userInfo)
    }

    #expect(outcome.handlerNames == ["Screen"])
    #expect(screen.log == ["\(lack.form.name)"])
    #expect(reports.count == 1)
  }

  @Test(arguments: Lack.allCases)
  func eventThatLacksWhatItsStrategyReceivesIsForwardedDuringAThrottleInterval(lack: Lack) {
    let top = Top()
    let screen = Screen(StrategyTable { Running.throttled.on(lack.form) }, below: top)

    let (outcomes, reports) = Reports.collecting {
      [
        lack.form.emit(1, from: screen),
        screen.routerEvent(name: lack.form.name, userInfo: lack.userInfo),
        lack.form.emit(2, from: screen),
      ]
    }

    #expect(outcomes.map(\.handlerNames) == [["Screen"], ["Top"], ["Screen"]])
    #expect(reports.count == 1)
    #expect(screen.log == ["1"])
  }

  @Test(arguments: Lack.allCases)
  func eventThatLacksWhatItsStrategyReceivesDoesNotSpendIt(lack: Lack) {
    let screen = Screen(StrategyTable { Running.once.on(lack.form) }, below: Top())

    let (_, reports) = Reports.collecting {
      screen.routerEvent(name: lack.form.name, userInfo: lack.userInfo)
      lack.form.emit(1, from: screen)
      screen.routerEvent(name: lack.form.name, userInfo: lack.userInfo)
    }

    #expect(screen.log == ["1"])
    #expect(reports.count == 1)
  }

  @Test(arguments: Form.allCases)
  func receivesWhatADecoratorOfItsHopAdds(form: Form) {
    let screen = Layers(form)
    let observation = screen.onRouterEvent(form.name, then: .handledAndForwarded) { _ in
      screen.log.append("attached")
    }

    screen.routerEvent(name: form.name)
    observation.cancel()

    #expect(screen.log == ["decorate", "attached", "table 7", "handle"])
  }

  @Test(arguments: Form.allCases)
  func asynchronousCodeReceivesWhatWasAccepted(form: Form) async throws {
    let screen = Screen(
      StrategyTable { [gate, ended] in
        form.on(whileRunning: .queue) { owner, number, _ in
          try await gate.reach(1)
          owner()?.log.append("\(number)")
          ended.send()
        }
      }
    )
    var userInfo = form.userInfo(1)

    screen.routerEvent(name: form.name, userInfo: userInfo)
    userInfo = form.userInfo(2)
    screen.routerEvent(name: form.name, userInfo: userInfo)
    form.emit(3, from: screen)
    gate.send()
    try await ended.reach(3)

    #expect(screen.log == ["1", "2", "3"])
  }

  /// A debounced and a queued run begin long after their event.
  @Test(arguments: [false, true])
  func asynchronousCodeReceivesTheTypedEventThatWasCreatedOnArrival(isDebounced: Bool) async throws {
    let on = On<Screen>(message: Ticket.self, whileRunning: .queue) { [gate, ended] owner, ticket, _ in
      try await gate.reach(1)
      owner()?.log.append("\(ticket.number)")
      ended.send()
    }
    let clock = TestClock()
    let debounced = on.debounced(for: .seconds(1), clock: clock).per { $0.userInfo["number"] as? Int }
    let screen = Screen(StrategyTable { isDebounced ? debounced : on })
    let office = TicketOffice()

    for number in 1...2 {
      screen.routerEvent(name: Ticket.name, userInfo: ["office": office, "number": number])
    }
    if isDebounced {
      try await clock.arrivals.reach(2)
      clock.advance(by: .seconds(1))
    }
    gate.send()
    try await ended.reach(2)

    #expect(screen.log.sorted() == ["1", "2"])
    #expect(office.sold == [1, 2])
  }

  @Test(arguments: Form.allCases)
  func errorIsInTheOutcomeAndReportedOnce(form: Form) {
    let failures = Failures(of: form.name)
    let screen = Screen(StrategyTable { form.on(line: 7) { _, _, _ in throw Refusal() } }, below: Top())

    let outcome = form.emit(1, from: screen)

    #expect(outcome.handlerNames == ["Screen"])
    #expect(outcome.errors.map { $0 as? Refusal } == [Refusal()])
    #expect(failures.all.map(\.position) == ["StrategyTableTests/Forms.swift:7"])
  }

  @Test(arguments: Form.allCases)
  func asynchronousErrorIsReportedOnceUnlessItsRunIsCanceled(form: Form) async throws {
    let failures = Failures(of: form.name)
    let screen = Screen(
      StrategyTable { [started, gate, ended] in
        form.on(whileRunning: .restart, line: 7) { _, number, _ in
          started.send()
          defer { ended.send() }
          try? await gate.reach(number)
          throw Refusal()
        }
      }
    )

    for number in 1...2 {
      form.emit(number, from: screen)
      try await started.reach(number)
    }
    try await ended.reach(1)
    gate.raise { $0 = 2 }
    try await failures.arrivals.reach(1)

    #expect(ended.value == 2)
    #expect(failures.all.map(\.position) == ["StrategyTableTests/Forms.swift:7"])
  }

  @Test(
    arguments: Form.allCases,
    [
      (.drop, ["1 starts", "1 ends"]),
      (.restart, ["1 starts", "1 is canceled", "2 starts", "2 ends"]),
      (.queue, ["1 starts", "1 ends", "2 starts", "2 ends"]),
      (.parallel, ["1 starts", "2 starts", "1 ends", "2 ends"]),
    ] as [(Overlap, [String])]
  )
  func overlaps(form: Form, expected: (overlap: Overlap, log: [String])) async throws {
    let screen = Screen(
      StrategyTable { [started, gate, ended] in
        form.on(whileRunning: expected.overlap) { owner, number, _ in
          owner()?.log.append("\(number) starts")
          started.send()
          let isOver = (try? await gate.reach(number)) != nil
          owner()?.log.append("\(number) \(isOver ? "ends" : "is canceled")")
          ended.send()
        }
      }
    )

    form.emit(1, from: screen)
    try await started.reach(1)
    form.emit(2, from: screen)
    let starts = expected.log.filter { $0.hasSuffix("starts") }.count
    if expected.overlap == .parallel || expected.overlap == .restart { try await started.reach(2) }
    if expected.overlap == .restart { try await ended.reach(1) }
    for number in 1...2 {
      gate.send()
      try await ended.reach(min(number, starts))
    }

    // A restarted run may start before the canceled one ends.
    let isOrdered = expected.overlap != .restart
    #expect(isOrdered ? screen.log == expected.log : screen.log.sorted() == expected.log.sorted())
  }
}

/// A responder with all the roles that an event meets at one hop.
private final class Layers: StrategyHandler, EventDecorator, EventHandler {
  let form: Form
  let strategies: StrategyTable<Layers>
  let strategyState = StrategyState()
  var nextEventResponder: (any EventResponder)? { nil }
  var log: [String] = []

  init(_ form: Form) {
    self.form = form
    strategies = StrategyTable {
      switch form {
      case .value: On(form.name, with: \.number) { $0.take($1, $2) }.forwarding()
      case .values: On(form.name, with: \.number, and: \.factor) { $0.take($1 * $2, $3) }.forwarding()
      case .row: On(row: \.songTapped) { $0.take($1.id, $2) }.forwarding()
      case .message: On(message: Numbered.self) { $0.take($1.number, $2) }.forwarding()
      }
    }
  }

  private func take(_ number: Int, _ event: RouterEvent) {
    log.append("table \(number)")
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    log.append("decorate")
    userInfo = userInfo.merging(form.userInfo(7))
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    log.append("handle")
    return .handled
  }
}

/// Sells each ticket once.
private final class TicketOffice {
  private(set) var sold: [Int] = []

  func sell(_ number: Int) -> Bool {
    if sold.contains(number) { return false }
    sold.append(number)
    return true
  }
}

private struct Ticket: EventMessage {
  static let name: EventName = "form.ticket"
  let number: Int

  init?(userInfo: UserInfo) {
    guard let office = userInfo["office"] as? TicketOffice, let number = userInfo["number"] as? Int,
      office.sell(number)
    else { return nil }
    self.number = number
  }
}
