import RouterEventsTesting
import Testing

@MainActor
@Suite
struct WithReportsTests {
  @Test
  func returnsTheReports() {
    let reports = withReports { FirstStranger().routerEvent(name: .buyTapped) }

    #expect(
      reports == [
        """
        No responder handled 'recorder.buyTapped' from FirstStranger: its route ends at FirstStranger, and no \
        responder on it handles the event. Add a strategy for it to a controller above, \
        enable one that is disabled, or do not emit it.
        """
      ]
    )
  }

  @Test
  func reportsAnUnhandledEventOnceInEachTest() {
    let counts = (0..<3).map { _ in
      withReports {
        SecondStranger().routerEvent(name: .buyTapped)
        SecondStranger().routerEvent(name: .buyTapped)
      }
      .count
    }

    #expect(counts == [1, 1, 1])
  }

  @Test
  nonisolated func parallelTestsCollectTheirOwnReports() async {
    let reports = await withTaskGroup(of: (Int, [String]).self) { group in
      for task in 0..<20 {
        group.addTask {
          let reports = await withReports {
            for _ in 0..<5 {
              await MainActor.run { _ = ThirdStranger().routerEvent(name: EventName("side.\(task)")) }
              await Task.yield()
            }
          }
          return (task, reports)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(reports.count == 20)
    for (task, messages) in reports {
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("No responder handled 'side.\(task)' from ThirdStranger") == true)
    }
  }

  @Test
  func innermostCallCollects() async {
    var inner: [String] = []

    let outer = await withReports {
      FourthStranger().routerEvent(name: "outer.before")
      inner = withReports { FourthStranger().routerEvent(name: "inner") }
      _ = try? withReports {
        FourthStranger().routerEvent(name: "inner.thrown")
        throw Trouble()
      }
      FourthStranger().routerEvent(name: "outer.after")
    }

    #expect(inner.map { $0.split(separator: "'")[1] } == ["inner"])
    #expect(outer.map { $0.split(separator: "'")[1] } == ["outer.before", "outer.after"])
  }

  @Test
  func collectsTheReportsOfItsTasks() async {
    let reports = await withReports {
      async let child: Void = emit("child")
      let task = Task { await emit("task") }
      await child
      await task.value
    }

    #expect(Set(reports.map { $0.split(separator: "'")[1] }) == ["child", "task"])
  }

  @Test
  func rethrowsTheErrorOfItsBody() {
    #expect(throws: Trouble.self) { try withReports { throw Trouble() } }
  }

  private func emit(_ name: EventName) async {
    _ = FourthStranger().routerEvent(name: name)
  }
}

private final class FirstStranger: Link {}
private final class SecondStranger: Link {}
private final class ThirdStranger: Link {}
private final class FourthStranger: Link {}
private struct Trouble: Error {}
