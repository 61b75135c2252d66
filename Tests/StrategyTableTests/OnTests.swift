import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct OnTests {
  @Test func runsAMethodThatTakesTheUserInfo() {
    let screen = Screen(StrategyTable { On(.tapped, Screen.note) })

    let outcome = screen.routerEvent(name: .tapped, userInfo: [.number: 1])

    #expect(screen.log == ["[number: 1]"])
    #expect(outcome.isHandled)
  }

  @Test func runsAMethodThatTakesTheEvent() {
    let screen = Screen(StrategyTable { On(.tapped, Screen.look) })

    screen.routerEvent(name: .tapped)

    #expect(screen.log == ["test.tapped"])
  }

  @Test func runsAClosureWithTheOwnerAndTheEvent() {
    let screen = Screen(StrategyTable { On(.tapped) { $0.log.append("\($1.name) at \($1.position)") } })
    let cell = Cell(below: screen)

    cell.routerEvent(name: .tapped)

    #expect(screen.log == ["test.tapped at 1"])
  }

  @Test func runsAClosureWithATypedEvent() {
    let screen = Screen(
      StrategyTable {
        On(Shared.self) { screen, message, event in screen.log = [message.url, "\(event.name)"] }
      }
    )

    screen.routerEvent(Shared(url: "a"))

    #expect(screen.log == ["a", "test.shared"])
  }

  @Test func runsAnAsynchronousClosureWithTheEvent() async throws {
    let done = Signal()
    let screen = Screen(
      StrategyTable {
        On(.tapped, whileRunning: .drop) { owner, event in
          await Task.yield()
          owner()?.note(event.userInfo)
          done.send()
        }
      }
    )

    let outcome = screen.routerEvent(name: .tapped, userInfo: [.number: 1])
    try await done.reach(1)

    #expect(outcome.isHandled)
    #expect(screen.log == ["[number: 1]"])
  }

  @Test func runsAnAsynchronousClosureWithATypedEvent() async throws {
    let done = Signal()
    let screen = Screen(
      StrategyTable {
        On(Shared.self, whileRunning: .parallel) { owner, message, event in
          await Task.yield()
          owner()?.log.append("\(event.name) \(message.url)")
          done.send()
        }
      }
    )

    screen.routerEvent(Shared(url: "a"))
    screen.routerEvent(name: Shared.name, userInfo: ["url": "b"])
    try await done.reach(2)

    #expect(screen.log.sorted() == ["test.shared a", "test.shared b"])
  }

  @Test func runsAMethodThatTheOwnerInherits() {
    let table = StrategyTable<SpecialScreen> { On(.tapped, PlainScreen.mark) }
    let screen = SpecialScreen(table)

    screen.routerEvent(name: .tapped)

    #expect(screen.marks == 1)
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func stopsTheEventUnlessForwarding(isForwarding: Bool, arrivals: Int) {
    let on = On<Screen>(.tapped) { _, _ in }
    let top = Top()
    let screen = Screen(StrategyTable { isForwarding ? on.forwarding() : on }, below: top)

    let outcome = screen.routerEvent(name: .tapped)

    #expect(top.arrived.count == arrivals)
    #expect(outcome.handlers.count == 1 + arrivals)
    #expect(outcome.handlers[0].isResponder(screen))
  }

  @Test(arguments: [false, true])
  func asynchronousStrategyStopsTheEventUnlessForwarding(isForwarding: Bool) async throws {
    let done = Signal()
    let on = On<Screen>(.tapped, whileRunning: .parallel) { _, _ in done.send() }
    let top = Top()
    let screen = Screen(StrategyTable { isForwarding ? on.forwarding() : on }, below: top)

    screen.routerEvent(name: .tapped)
    try await done.reach(1)

    #expect(top.arrived == (isForwarding ? [.tapped] : []))
  }
}

private class PlainScreen: EventResponder {
  var nextEventResponder: (any EventResponder)? { nil }
  var marks = 0

  func mark(_ event: RouterEvent) {
    marks += 1
  }
}

private final class SpecialScreen: PlainScreen, StrategyHandler {
  let strategies: StrategyTable<SpecialScreen>
  let strategyState = StrategyState()

  init(_ table: StrategyTable<SpecialScreen>) {
    strategies = table
  }
}
