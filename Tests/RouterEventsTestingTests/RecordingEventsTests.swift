import RouterEventsInspector
import RouterEventsTesting
import StrategyTable
import Testing

@Suite(.recordingEvents)
struct RecordingEventsTests {
  @Test
  func testHasALogOfItsEvents() async throws {
    let log = try #require(EventLog.current)

    await emit("recorded.own")

    #expect(log.isRecording)
    #expect(log.traces.map(\.name) == ["recorded.own"])
  }

  @Test(arguments: 0..<20)
  func parallelCasesHaveSeparateLogs(number: Int) async {
    for _ in 0..<5 {
      await emit(EventName("recorded.\(number)"))
      await Task.yield()
    }

    #expect(EventLog.current?.traces.map(\.name.rawValue) == Array(repeating: "recorded.\(number)", count: 5))
  }

  @Test
  func logHasTheEventsOfTheTestsTasks() async {
    async let child: Void = emit("recorded.child")
    let task = Task { await emit("recorded.task") }
    await child
    await task.value
    await Task.detached { await emit("recorded.detached") }.value

    #expect(Set(EventLog.current?.traces.map(\.name) ?? []) == ["recorded.child", "recorded.task"])
  }

  @Test(.recordingEvents)
  func traitOnATestAddsNothingToThatOfItsSuite() async {
    await emit("recorded.once")

    #expect(EventLog.current?.traces.count == 1)
  }

  @MainActor
  @Test
  func logHasTheRunsOfItsEvents() async throws {
    let loader = Loader(Top())
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let observation = EventRouter.observeRuns { if $0.name == "recorded.loaded" { continuation.yield() } }

    loader.routerEvent(name: "recorded.loaded")
    var iterator = ends.makeAsyncIterator()
    await iterator.next()
    observation.cancel()

    let log = try #require(EventLog.current)
    #expect(log.traces.map(\.name) == ["recorded.loaded", "recorded.arrived"])
    #expect(log.runs.map(\.type) == ["Loader"])
  }

  @Suite
  struct Inner {
    @Test
    func nestedSuiteRecords() async {
      await emit("recorded.inner")

      #expect(EventLog.current?.traces.map(\.name) == ["recorded.inner"])
    }
  }
}

@Suite
struct NotRecordingEventsTests {
  @Test
  func hasNoLogWithoutTheTrait() {
    #expect(EventLog.current == nil)
  }

  @Test(.recordingEvents)
  func singleTestIsRecorded() async {
    await emit("recorded.alone")

    #expect(EventLog.current?.traces.count == 1)
  }
}

@MainActor
func emit(_ name: EventName) {
  Link(Top()).routerEvent(name: name)
}

private final class Loader: Link, StrategyHandler {
  static let table = StrategyTable<Loader> {
    On("recorded.loaded", whileRunning: .parallel) { owner, _ in
      await Task.yield()
      owner()?.routerEvent(name: "recorded.arrived")
    }
  }

  let strategyState = StrategyState()
  var strategies: StrategyTable<Loader> { Self.table }
}
