import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct MessageReaderTests {
  @Test func forwardsAndReportsAnEventWithoutAMessage() {
    let top = Top()
    let line = #line + 1
    let on = On<Screen>(message: Rated.self) { screen, _, event in screen.look(event) }
    let screen = Screen(StrategyTable { on }, below: top)

    let (outcome, reports) = Reports.collecting {
      screen.routerEvent(name: Rated.name, userInfo: [.number: 1, "stars": 5])
    }

    #expect(screen.log.isEmpty)
    #expect(outcome.handlerNames == ["Top"])
    #expect(
      reports.map(\.text) == [
        """
        The event 'test.rated' has no message of type Rated, and none could be created from its user info (keys: \
        number, stars). It was forwarded. Emit the message itself, or implement Rated.init(userInfo:).
        """
      ]
    )
    #expect(reports.map(\.position) == ["StrategyTableTests/MessageReaderTests.swift:\(line)"])
  }

  @Test func asynchronousStrategyForwardsAndReportsOnceAnEventWithoutAMessage() {
    let top = Top()
    let on = On<Screen>(message: Rated.self, whileRunning: .queue) { _, _, _ in }
    let screen = Screen(StrategyTable { on }, below: top)

    let (outcome, reports) = Reports.collecting { screen.routerEvent(name: Rated.name) }

    #expect(outcome.handlerNames == ["Top"])
    #expect(reports.count == 1)
  }

  @Test func fallbackHandlesAnEventWithoutAMessage() {
    let table = StrategyTable<Screen> { On(message: Rated.self) { screen, _, event in screen.look(event) } }
      .fallback { screen, _ in screen.log.append("fallback") }
    let screen = Screen(table)

    let (_, reports) = Reports.collecting { screen.routerEvent(name: Rated.name) }

    #expect(reports.count == 1)
    #expect(screen.log == ["fallback"])
  }
}
