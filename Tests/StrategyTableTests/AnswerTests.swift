import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct AnswerTests {
  @Test func firstAnswerStopsTheRequest() {
    let top = Top()
    let screen = Screen(StrategyTable { On(Depth.self) { _, _, event in event.position } }, below: top)
    let cell = Cell(below: screen)

    let depth = cell.ask(Depth())

    #expect(depth == 1)
    #expect(top.arrived.isEmpty)
  }

  @Test func nilAnswerDoesNotSpendOnce() {
    var depth: Int?
    let screen = Screen(StrategyTable { On(Depth.self) { _, _, _ in depth }.once() })

    let first = screen.ask(Depth())
    depth = 3
    let second = screen.ask(Depth())
    let third = screen.ask(Depth())

    #expect([first, second, third] == [nil, 3, nil])
  }

  @Test func nilAnswerForwardsTheRequest() {
    let above = Screen(StrategyTable { On(Depth.self) { _, _, _ in 7 } })
    let below = Screen(
      StrategyTable {
        On(Depth.self) { screen, _, event in
          screen.look(event)
          return nil
        }
      },
      below: above
    )

    let depth = below.ask(Depth())

    #expect(depth == 7)
    #expect(below.log.count == 1)
  }

  @Test func isNilWithoutAnAnswer() {
    let screen = Screen(StrategyTable { On(Depth.self) { _, _, _ in nil } })

    let (depth, reports) = Reports.collecting { screen.ask(Depth()) }

    #expect(depth == nil)
    #expect(reports.isEmpty)
  }

  @Test func fallbackDoesNotReceiveRequests() {
    let table = StrategyTable<Screen> { On(Depth.self) { _, _, _ in nil } }.fallback { $0.look($1) }
    let top = Top()
    let screens = [Screen(table, below: top), Screen(StrategyTable {}.fallback { $0.look($1) }, below: top)]

    let depths = screens.map { $0.ask(Depth()) }

    #expect(depths == [99, 99])
    #expect(screens.flatMap(\.log).isEmpty)
  }

  @Test func eventWithTheRequestsNameIsNotARequest() {
    let top = Top()
    let screen = Screen(
      StrategyTable {
        On(Depth.self) { screen, _, event in
          screen.look(event)
          return 1
        }
      },
      below: top
    )

    screen.routerEvent(name: Depth.name)

    #expect(screen.log.isEmpty)
    #expect(top.arrived == [Depth.name])
  }

  @Test func onceAnswersOnce() {
    let screen = Screen(StrategyTable { On(Depth.self) { _, _, _ in 1 }.once() }, below: Top())

    let depths = [screen.ask(Depth()), screen.ask(Depth())]

    #expect(depths == [1, 99])
  }

  @Test func throwingAnswerStopsTheRequestAndIsReported() {
    let failures = Failures(of: Depth.name)
    let top = Top()
    let screen = Screen(StrategyTable { On(Depth.self) { _, _, _ in throw Refusal() } }, below: top)

    let depth = screen.ask(Depth())

    #expect(depth == nil)
    #expect(top.arrived.isEmpty)
    #expect(failures.all.map { $0.error as? Refusal } == [Refusal()])
  }
}
