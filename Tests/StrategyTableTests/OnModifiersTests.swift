import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct OnModifiersTests {
  @Test func onceRunsForTheFirstEventAndForwardsLaterOnes() {
    let top = Top()
    let screen = Screen(StrategyTable { Call(.tapped, Screen.look).once() }, below: top)

    let first = screen.routerEvent(name: .tapped)
    let second = screen.routerEvent(name: .tapped)

    #expect(screen.log.count == 1)
    #expect(first.handlerNames == ["Screen"])
    #expect(second.handlerNames == ["Top"])
  }

  @Test func onceIsSpentBeforeItsCodeRuns() {
    let top = Top()
    let table = StrategyTable<Screen> {
      On(.tapped) { screen, event in
        screen.look(event)
        screen.routerEvent(name: .tapped)
      }
      .once()
    }
    let screen = Screen(table, below: top)

    screen.routerEvent(name: .tapped)

    #expect(screen.log.count == 1)
    #expect(top.arrived == [.tapped])
  }

  @Test func onceIsSpentByAStrategyThatThrows() {
    let failures = Failures(of: "once.throws")
    let top = Top()
    let screen = Screen(StrategyTable { Call("once.throws", Screen.refuse).once() }, below: top)

    screen.routerEvent(name: "once.throws")
    screen.routerEvent(name: "once.throws")

    #expect(failures.all.count == 1)
    #expect(top.arrived.count == 1)
  }

  @Test func missingMessageDoesNotSpendOnce() {
    let top = Top()
    let table = StrategyTable<Screen> {
      On(message: Shared.self) { screen, message, _ in screen.log.append(message.url) }.once()
    }
    let screen = Screen(table, below: top)

    let (_, reports) = Reports.collecting {
      screen.routerEvent(name: Shared.name)
      screen.routerEvent(name: Shared.name, userInfo: ["url": "a"])
      screen.routerEvent(Shared(url: "b"))
    }

    #expect(reports.count == 1)
    #expect(screen.log == ["a"])
    #expect(top.arrived.count == 2)
  }

  @Test func onceAndForwardingCombine() {
    let top = Top()
    let screen = Screen(StrategyTable { Call(.tapped, Screen.look).once().forwarding() }, below: top)

    let outcomes = [screen.routerEvent(name: .tapped), screen.routerEvent(name: .tapped)]

    #expect(outcomes.map(\.handlers.count) == [2, 1])
    #expect(screen.log.count == 1)
  }

  @Test func fallbackHandlesEventsOfASpentStrategy() {
    let table = StrategyTable<Screen> { Call(.tapped, Screen.look).once() }
      .fallback { screen, _ in screen.log.append("fallback") }
    let screen = Screen(table)

    screen.routerEvent(name: .tapped)
    screen.routerEvent(name: .tapped)

    #expect(screen.log == ["test.tapped", "fallback"])
  }

  enum Modifier: String, CaseIterable {
    case throttled, debounced, forwarding

    @MainActor
    func applied(to on: On<Screen>) -> On<Screen> {
      switch self {
      case .throttled: on.throttled(for: .seconds(1))
      case .debounced: on.debounced(for: .seconds(1))
      case .forwarding: on.forwarding()
      }
    }

    var message: String {
      let reason =
        self == .forwarding ? "determines whether the event continues" : "is needed at once"
      return """
        The strategy for 'test.depth' cannot be \(rawValue): its result \(reason). The modifier was ignored. Remove it.
        """
    }
  }

  @Test(arguments: Modifier.allCases)
  func reportsAModifierThatAnAnswerIgnores(modifier: Modifier) {
    let line = #line + 1
    let answer: On<Screen> = Answer(Depth.self) { _, _, _ in 1 }
    let top = Top()

    let (modified, reports) = Reports.collecting { modifier.applied(to: answer) }
    let screen = Screen(StrategyTable { modified }, below: top)

    #expect(reports.map(\.text) == [modifier.message])
    #expect(reports.map(\.position) == ["StrategyTableTests/OnModifiersTests.swift:\(line)"])
    #expect([screen.ask(Depth()), screen.ask(Depth())] == [1, 1])
    #expect(top.arrived.isEmpty)
  }
}
