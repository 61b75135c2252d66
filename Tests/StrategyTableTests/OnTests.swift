import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct OnTests {
  @Test func runsMethodsAndClosures() {
    let screen = Screen(
      StrategyTable {
        Call(.tapped, Screen.note)
        Call(.scrolled, Screen.look)
        On(.removed) { $0.log.append("\($1.name) at \($1.position)") }
        On(message: Shared.self) { screen, message, event in screen.log += [message.url, "\(event.name)"] }
      }
    )
    let cell = Cell(below: screen)

    let outcomes = [
      cell.routerEvent(name: .tapped, userInfo: [.number: 1]), cell.routerEvent(name: .scrolled),
      cell.routerEvent(name: .removed), cell.routerEvent(Shared(url: "a")),
    ]

    #expect(screen.log == ["[number: 1]", "test.scrolled", "test.removed at 1", "a", "test.shared"])
    #expect(!outcomes.map(\.isHandled).contains(false))
  }

  @Test func runsAsynchronousClosures() async throws {
    let done = Signal()
    let screen = Screen(
      StrategyTable {
        On(.tapped, whileRunning: .drop) { owner, event in
          await Task.yield()
          owner()?.note(event.userInfo)
          done.send()
        }
        On(message: Shared.self, whileRunning: .parallel) { owner, message, event in
          await Task.yield()
          owner()?.log.append("\(event.name) \(message.url)")
          done.send()
        }
      }
    )

    let outcomes = [
      screen.routerEvent(name: .tapped, userInfo: [.number: 1]), screen.routerEvent(Shared(url: "a")),
      screen.routerEvent(name: Shared.name, userInfo: ["url": "b"]),
    ]
    try await done.reach(3)

    #expect(!outcomes.map(\.isHandled).contains(false))
    #expect(screen.log.sorted() == ["[number: 1]", "test.shared a", "test.shared b"])
  }

  @Test func runsAMethodThatTheOwnerInherits() {
    let table = StrategyTable<SpecialScreen> { Call(.tapped, PlainScreen.mark) }
    let screen = SpecialScreen(table)

    screen.routerEvent(name: .tapped)

    #expect(screen.marks == 1)
  }

  @Test(arguments: [false, true], [false, true])
  func stopsTheEventUnlessForwarding(isForwarding: Bool, isAsynchronous: Bool) async throws {
    let done = Signal()
    let on =
      isAsynchronous
      ? On<Screen>(.tapped, whileRunning: .parallel) { _, _ in done.send() }
      : On<Screen>(.tapped) { _, _ in done.send() }
    let top = Top()
    let screen = Screen(StrategyTable { isForwarding ? on.forwarding() : on }, below: top)

    let outcome = screen.routerEvent(name: .tapped)
    try await done.reach(1)

    #expect(top.arrived == (isForwarding ? [.tapped] : []))
    #expect(outcome.handlerNames == (isForwarding ? ["Screen", "Top"] : ["Screen"]))
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
