import KitSupport
import Testing

@Suite
struct ReportsTests {
  @Test
  func collectsTheReportsOfItsBody() {
    let (value, reports) = Reports.collecting { () -> Int in
      Reports.report("first")
      Reports.report("second", position: "App/List.swift:12")
      return 7
    }

    #expect(value == 7)
    #expect(reports.map(\.description) == ["first", "second (App/List.swift:12)"])
  }

  @Test
  func reportsAProblemOnceInEachScope() {
    let once = Reports.Once<String>()

    let outer = messages {
      for problem in ["a", "a", "b"] { once.report(problem, "\(problem)") }
      let inner = messages { for _ in 0..<2 { once.report("a", "\("inner")") } }
      #expect(inner == ["inner"])
      once.report("a", "again")
    }

    #expect(outer == ["a", "b"])
    #expect(messages { once.report("a", "later") } == ["later"])
  }

  @Test
  func reportsASolvedProblemAgainInEveryScope() {
    let once = Reports.Once<String>()

    let outer = messages {
      for problem in ["a", "b"] { once.report(problem, "\(problem)") }
      let inner = messages {
        once.report("a", "inside")
        once.forget("a")
        once.report("a", "inside again")
      }
      #expect(inner == ["inside", "inside again"])
      for problem in ["a", "b"] { once.report(problem, "\(problem) again") }
    }

    #expect(outer == ["a", "b", "a again"])
  }

  @Test
  func reportsAProblemOfManyThreadsOnce() async {
    let once = Reports.Once<Int>()

    let (_, reports) = await Reports.collecting {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask { for problem in 0..<100 { once.report(problem, "\(problem)") } }
        }
      }
    }

    #expect(Set(reports.map(\.text)).count == 100 && reports.count == 100)
  }

  @Test
  func forgetsProblemsBeyondAThousand() {
    let once = Reports.Once<Int>()

    let first = (0...1_000).map { once.isFirst($0) }

    #expect(first.allSatisfy { $0 })
    #expect([once.isFirst(0), once.isFirst(1_000)] == [true, false])
  }

  @Test
  func keepsItsProblemsWhenOtherScopesFillUp() {
    let once = Reports.Once<Int>()

    let isNewAgain = Reports.collecting {
      _ = once.isFirst(0)
      _ = Reports.collecting { for problem in 0...1_000 { _ = once.isFirst(problem) } }
      return once.isFirst(0)
    }
    .0

    #expect(!isNewAgain)
  }

  private func messages(_ body: () -> Void) -> [String] {
    Reports.collecting(body).1.map(\.text)
  }
}
