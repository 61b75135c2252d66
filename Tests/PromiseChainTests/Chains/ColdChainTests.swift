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

  @Test func runIsFinishedBeforeItsValueIsAvailable() async throws {
    let gate = TestGate()
    let running = Chain.first { try await gate.pass() }.start()
    #expect(!running.isFinished)

    gate.open()
    try await running.value

    #expect(running.isFinished)
  }

  @Test func runStaysAliveUntilItEnds() async throws {
    let gate = TestGate()
    let done = Signal()

    Chain.first { try await gate.pass() }.then { done.send() }.start()
    gate.open()

    try await done.reach(1)
  }
}
