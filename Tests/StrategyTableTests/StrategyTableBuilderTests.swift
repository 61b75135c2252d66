import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct StrategyTableBuilderTests {
  @Test func buildsFromConditions() {
    func names(_ isTrue: Bool) -> Set<EventName> {
      StrategyTable<Screen> {
        if isTrue { On("if", Screen.look) }
        if isTrue {
          On("then", Screen.look)
        } else {
          On("else", Screen.look)
        }
        switch isTrue {
        case true: On("true", Screen.look)
        case false: On("false", Screen.look)
        }
      }.names
    }

    #expect(names(true) == ["if", "then", "true"])
    #expect(names(false) == ["else", "false"])
  }

  @Test func buildsFromLoops() {
    let table = StrategyTable<Screen> {
      for number in 0..<3 { On(EventName("loop.\(number)"), Screen.look) }
    }

    #expect(table.names == ["loop.0", "loop.1", "loop.2"])
  }

  @Test func buildsFromArrays() {
    let shared = [On("first", Screen.look), On("second", Screen.look)]

    let table = StrategyTable<Screen> {
      shared
      On("third", Screen.look)
    }

    #expect(table.names == ["first", "second", "third"])
  }

  @Test func buildsFromAvailabilityChecks() {
    let table = StrategyTable<Screen> {
      if #available(macOS 14, iOS 17, *) { On("available", Screen.look) }
    }

    #expect(table.names == ["available"])
  }

  @Test func buildsFromNothing() {
    let table = StrategyTable<Screen> {}

    #expect(table.names.isEmpty)
  }

  @Test func reportsARepeatedNameAndTheLastStrategyWins() {
    let line = #line + 3
    let (table, reports) = Reports.collecting {
      StrategyTable<Screen> {
        On(.tapped) { screen, _ in screen.log.append("earlier") }
        On(.scrolled, Screen.look)
        On(.tapped) { screen, _ in screen.log.append("later") }
      }
    }
    let screen = Screen(table)

    screen.routerEvent(name: .tapped)

    #expect(
      reports.map(\.message) == [
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
      StrategyTable<Screen> { for _ in 0..<3 { On(.tapped, Screen.look) } }
    }

    #expect(reports.count == 2)
    #expect(table.names == [.tapped])
  }

  @Test func reportsAMessageWithARepeatedName() {
    let (_, reports) = Reports.collecting {
      StrategyTable<Screen> {
        On(Shared.name, Screen.look)
        On(Shared.self) { _, _, _ in }
      }
    }

    #expect(reports.count == 1)
  }
}
