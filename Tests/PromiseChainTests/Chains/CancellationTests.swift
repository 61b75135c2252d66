import KitSupport
import PromiseChain
import TestSupport
import Testing

@Suite(.watchdog)
struct CancellationTests {
  let log = Log()
  let started = Signal()
  let gate = TestGate()

  @Test func cancellingCancelsTheRunningStepAndRunsFinally() async throws {
    let ended = Signal()
    let running = Chain.endless(started, ended)
      .then { _ in log.note("then") }
      .recover { _ in log.note("recover") }
      .catchError { _ in log.note("catch") }
      .finally { log.note("finally") }
      .then { log.note("then") }
      .finally { log.note("finally") }
      .start()

    try await started.reach(1)
    running.cancel()
    try await ended.reach(1)

    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(log.all == ["finally", "finally"])
    #expect(running.isFinished)
  }

  @Test(arguments: [true, false])
  func runHasNoValueAfterAStepThatIgnoresTheCancellation(isLast: Bool) async throws {
    let step = Chain.first {
      started.send()
      await Task { try? await gate.pass() }.value
    }
    let running = (isLast ? step : step.then { log.note("then") }).start()

    try await started.reach(1)
    running.cancel()
    gate.open()

    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(log.all.isEmpty)
  }

  @Test func runCancelledBeforeIsFinishedHasNoValue() async throws {
    for patience in 0..<2_000 {
      let running = Chain.first { 1 }.start()
      for _ in 0..<patience where running.isFinished { break }
      running.cancel()
      if running.isFinished { continue }
      await #expect(throws: CancellationError.self) { try await running.value }
    }
  }

  @Test @MainActor func runCancelledImmediatelyRunsOnlyFinally() async {
    let running = Chain.first { log.note("first") }.finally { log.note("finally") }.start()
    running.cancel()

    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(log.all == ["finally"])
  }

  @Test(arguments: [nil] + Together.allCases)
  func cancelledRunThrowsCancellationError(together: Together?) async throws {
    let step = Chain<Int>.first {
      started.send()
      do {
        try await Signal().reach(1)
      } catch {
        throw Broken(number: 3)
      }
      return 1
    }
    .recover { _ in 2 }
    let chain = together?.chain(step) ?? step
    let running = chain.start()
    let task = Task { try await chain.run() }

    try await started.reach(2)
    running.cancel()
    task.cancel()

    await #expect(throws: CancellationError.self) { try await running.value }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func runThatFailedBeforeItsCancellationThrowsCancellationError() async throws {
    let running = Chain<Int>.failing().finally {
      started.send()
      try? await gate.pass()
    }
    .start()

    try await started.reach(1)
    running.cancel()
    gate.open()

    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func thrownCancellationErrorIsAnOrdinaryFailure() async throws {
    let value = try await Chain<Int>.first { throw CancellationError() }.recover { _ in 2 }.run()

    #expect(value == 2)
  }

  @Test func doesNotCancelWhatFinallyAwaits() async throws {
    let running = Chain.endless(started).finally {
      log.note("cancelled: \(Task.isCancelled)")
    }
    .start()

    try await started.reach(1)
    running.cancel()
    _ = try? await running.value

    #expect(log.all == ["cancelled: false"])
  }

  @Test func cancellingAFinishedRunHasNoEffect() async throws {
    let running = Chain.first { 1 }.start()
    let before = try await running.value

    running.cancel()

    #expect(before == 1)
    #expect(try await running.value == 1)
  }

  @Test func cancellingTheWaitingTaskDoesNotCancelTheRun() async throws {
    let running = Chain.first {
      started.send()
      try await gate.pass()
      return 1
    }
    .start()
    let waiting = Task { try await running.value }

    try await started.reach(1)
    waiting.cancel()
    gate.open()

    #expect(try await running.value == 1)
  }
}
