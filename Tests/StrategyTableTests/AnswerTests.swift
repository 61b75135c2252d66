import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct AnswerTests {
  @Test func firstAnswerStopsTheRequest() {
    let top = Top()
    let screen = Screen(StrategyTable { Answer(Depth.self) { _, _, event in event.position } }, below: top)
    let cell = Cell(below: screen)

    let depth = cell.ask(Depth())

    #expect(depth == 1)
    #expect(top.arrived.isEmpty)
  }

  @Test func nilAnswerForwardsTheRequestAndDoesNotSpendOnce() {
    var depth: Int?
    let table = StrategyTable<Screen> { Answer(Depth.self) { _, _, _ in depth }.once() }
    let (screen, lone) = (Screen(table, below: Top()), Screen(table))

    let (first, reports) = Reports.collecting { [screen.ask(Depth()), lone.ask(Depth())] }
    depth = 3
    let later = [screen.ask(Depth()), screen.ask(Depth()), lone.ask(Depth()), lone.ask(Depth())]

    #expect(first == [99, nil])
    #expect(reports.isEmpty)
    #expect(later == [3, 99, 3, nil])
  }

  @Test func fallbackDoesNotReceiveRequests() {
    let table = StrategyTable<Screen> { Answer(Depth.self) { _, _, _ in nil } }.fallback { $0.look($1) }
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
        Answer(Depth.self) { screen, _, event in
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

  @Test func throwingAnswerStopsTheRequestAndIsReported() {
    let failures = Failures(of: Depth.name)
    let top = Top()
    let screen = Screen(StrategyTable { Answer(Depth.self) { _, _, _ in throw Refusal() } }, below: top)

    let depth = screen.ask(Depth())

    #expect(depth == nil)
    #expect(top.arrived.isEmpty)
    #expect(failures.all.map { $0.error as? Refusal } == [Refusal()])
  }
}
