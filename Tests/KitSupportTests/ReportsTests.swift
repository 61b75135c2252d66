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
  func innerCollectionKeepsItsReports() {
    let (inner, outer) = Reports.collecting {
      Reports.report("before")
      let (_, inner) = Reports.collecting { Reports.report("inside") }
      Reports.report("after")
      return inner
    }

    #expect(inner.map(\.message) == ["inside"])
    #expect(outer.map(\.message) == ["before", "after"])
  }

  @Test
  func eachCollectionIsItsOwnScope() {
    let first = Reports.collecting { Reports.scope }.0
    let second = Reports.collecting {
      [Reports.scope, Reports.collecting { Reports.scope }.0, Reports.scope]
    }.0

    #expect(Reports.scope == nil)
    #expect(Set([first] + second).count == 3)
    #expect(second[0] == second[2])
  }

  @Test
  func parallelTasksCollectTheirOwnReports() async {
    let counts = await withTaskGroup(of: [String].self) { group in
      for task in 0..<50 {
        group.addTask {
          let (_, reports) = await Reports.collecting {
            await withTaskGroup(of: Void.self) { children in
              for child in 0..<5 { children.addTask { Reports.report("\(task).\(child)") } }
            }
          }
          return reports.map(\.message)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(counts.count == 50)
    for messages in counts {
      let task = messages.first?.split(separator: ".").first
      #expect(Set(messages) == Set((0..<5).map { "\(task ?? "")." + "\($0)" }))
    }
  }

  @Test
  func subjectIsFirstOnceInEachScope() {
    var reported = Reports.Once<String>()

    let outside = [reported.isFirst("a"), reported.isFirst("a"), reported.isFirst("b")]
    let (inside, _) = Reports.collecting { [reported.isFirst("a"), reported.isFirst("a")] }
    let (inAnother, _) = Reports.collecting { reported.isFirst("a") }

    #expect(outside == [true, false, true])
    #expect(inside == [true, false])
    #expect(inAnother)
  }

  @Test
  func forgetsSubjectsBeyondAThousand() {
    var reported = Reports.Once<Int>()

    let first = (0...1_000).map { reported.isFirst($0) }

    let again = [reported.isFirst(0), reported.isFirst(1_000)]

    #expect(first.allSatisfy { $0 })
    #expect(again == [true, false])
  }

  @Test
  func keepsItsSubjectsWhenOtherScopesFillUp() {
    var reported = Reports.Once<Int>()

    let (isNewAgain, _) = Reports.collecting { [reported.isFirst(0)] }
    for subject in 0..<998 { _ = reported.isFirst(subject) }
    let (inside, _) = Reports.collecting {
      [reported.isFirst(0), reported.isFirst(1), reported.isFirst(2), reported.isFirst(0)]
    }

    #expect(isNewAgain == [true])
    #expect(inside == [true, true, true, false])
  }

  @Test
  func keepsTheSubjectsOfACallWhileAnotherFillsUp() {
    var reported = Reports.Once<Int>()

    let (isNewAgain, _) = Reports.collecting {
      _ = reported.isFirst(0)
      _ = Reports.collecting { for subject in 0...1_000 { _ = reported.isFirst(subject) } }
      return reported.isFirst(0)
    }

    #expect(!isNewAgain)
  }
}
