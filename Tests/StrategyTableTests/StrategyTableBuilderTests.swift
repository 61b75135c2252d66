import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct StrategyTableBuilderTests {
  @Test func buildsFromConditionsLoopsArraysAndNothing() {
    func names(_ isTrue: Bool) -> Set<EventName> {
      StrategyTable<Screen> {
        if isTrue { Call("if", Screen.look) }
        if isTrue {
          Call("then", Screen.look)
        } else {
          Call("else", Screen.look)
        }
        switch isTrue {
        case true: Call("true", Screen.look)
        case false: Call("false", Screen.look)
        }
        for number in 0..<(isTrue ? 2 : 0) { Call(EventName("loop.\(number)"), Screen.look) }
        if #available(macOS 14, iOS 17, *) { Call("available", Screen.look) }
      }.names
    }

    #expect(names(true) == ["if", "then", "true", "loop.0", "loop.1", "available"])
    #expect(names(false) == ["else", "false", "available"])
    #expect(StrategyTable<Screen> {}.names.isEmpty)
  }

  @Test func reportsARepeatedNameAndTheLastStrategyWins() {
    let line = #line + 3
    let (table, reports) = Reports.collecting {
      StrategyTable<Screen> {
        On(.tapped) { screen, _ in screen.log.append("earlier") }
        Call(.scrolled, Screen.look)
        On(.tapped) { screen, _ in screen.log.append("later") }
      }
    }
    let screen = Screen(table)

    screen.routerEvent(name: .tapped)

    #expect(
      reports.map(\.text) == [
        """
        The table of Screen has two strategies for 'test.tapped', at \
        StrategyTableTests/StrategyTableBuilderTests.swift:\(line) and at \
        StrategyTableTests/StrategyTableBuilderTests.swift:\(line + 2). The last one wins. Remove one.
        """
      ]
    )
    #expect(reports.map(\.position) == ["StrategyTableTests/StrategyTableBuilderTests.swift:\(line + 2)"])
    #expect(screen.log == ["later"])
  }

  @Test func reportsEachRepetitionOfAName() {
    let (table, reports) = Reports.collecting {
      StrategyTable<Screen> {
        for _ in 0..<3 { Call(Shared.name, Screen.look) }
        On(message: Shared.self) { _, _, _ in }
      }
    }

    #expect(reports.count == 3)
    #expect(table.names == [Shared.name])
  }
}
