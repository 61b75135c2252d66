import KitSupport
import PromiseChain
import TestSupport
import Testing

@Suite(.watchdog)
struct ColdChainTests {
  let log = Log()

  @Test func buildingRunsNothing() async throws {
    let chain = Chain.first { log.note("first") }
      .then { log.note("then") }
      .map { log.note("map") }
      .tap { log.note("tap") }
      .recover { _ in log.note("recover") }
      .catchError { _ in log.note("catch") }
      .finally { log.note("finally") }
    #expect(log.all.isEmpty)

    try await chain.start().value

    #expect(log.all == ["first", "then", "map", "tap", "finally"])
  }

  @Test func eachStepReceivesThePreviousValue() async throws {
    let chain = Chain.first { 6 }.then { [1, $0] }.map { $0.description }.tap { log.note($0) }.then {
      $0.count
    }

    let count = try await chain.start().value

    #expect(count == 6)
    #expect(log.all == ["[1, 6]"])
  }

  @Test func everyStartIsAnIndependentRun() async throws {
    let chain = Chain.first { log.note("first") }.then { log.note("then") }

    let running = [chain.start(), chain.start()]
    for run in running { try await run.value }
    try await chain.run()

    #expect(log.all.sorted() == ["first", "first", "first", "then", "then", "then"])
  }

  @Test func computesTheValueOnceForAllReaders() async throws {
    let running = Chain.first { log.note("first") }.map { 7 }.start()

    let values = [try await running.value, try await running.value]

    #expect(values == [7, 7])
    #expect(log.all == ["first"])
  }

  @Test func derivedChainsAreIndependent() async throws {
    let base = Chain.first { 1 }
    let left = base.then { $0 + 10 }
    let right = base.then { $0 + 20 }.then { $0 + 20 }

    let values = [try await base.run(), try await left.run(), try await right.run()]

    #expect(values == [1, 11, 41])
  }

  @Test func runIsFinishedBeforeItsValueIsAvailable() async throws {
    let gate = Signal()
    let running = Chain.first { try await gate.reach(1) }.start()
    #expect(!running.isFinished)

    gate.send()
    try await running.value

    #expect(running.isFinished)
  }

  @Test func runStaysAliveUntilItEnds() async throws {
    let gate = Signal()
    let done = Signal()

    Chain.first { try await gate.reach(1) }.then { done.send() }.start()
    gate.send()

    try await done.reach(1)
  }

  @Test func stepAwaitsAnotherChain() async throws {
    let name = Chain.first { "name" }
    let chain = Chain.first { 3 }.then { count in try await name.run() + "\(count)" }

    let value = try await chain.start().value

    #expect(value == "name3")
  }

  @Test func runsBelongToTheTaskThatAwaitsThem() async throws {
    let started = Signal()
    let ended = Signal()
    let task = Task { try await Chain.endless(started, ended).run() }

    try await started.reach(1)
    task.cancel()

    try await ended.reach(1)
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
