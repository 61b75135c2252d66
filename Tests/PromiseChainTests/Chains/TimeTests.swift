import KitSupport
import PromiseChain
import Requests
import TestSupport
import Testing

@Suite(.watchdog)
struct TimeTests {
  let clock = TestClock()
  let tries = Signal()

  /// Fails a number of times before it returns a value.
  private func failing(_ times: Int) -> Chain<Int> {
    Chain.first {
      tries.send()
      if tries.value <= times { throw Broken(number: tries.value) }
      return tries.value
    }
  }

  @Test func retriesUntilThereIsAValue() async throws {
    let value = try await failing(2).retry(3).run()

    #expect(value == 3)
    #expect(tries.value == 3)
  }

  @Test(arguments: [0, 1, 3, -1])
  func retryEndsAfterItsCountWithTheLastFailure(count: Int) async {
    await #expect(throws: Broken(number: max(0, count) + 1)) { try await failing(.max).retry(count).run() }

    #expect(tries.value == max(0, count) + 1)
  }

  @Test func retriesOnlyTransientErrors() async {
    let chain = failing(.max).retry(5) { ($0 as? Broken)?.number != 2 }

    await #expect(throws: Broken(number: 2)) { try await chain.run() }
  }

  /// Starts a chain and lets its pauses pass, in seconds. Returns its value.
  private func value(of chain: Chain<Int>, pausing pauses: Double...) async throws -> Int {
    let running = chain.start()
    for (count, seconds) in pauses.enumerated() {
      try await clock.arrivals.reach(count + 1)
      clock.advance(by: .seconds(seconds))
    }
    let value = try await running.value
    #expect(clock.pauses == pauses.map { .seconds($0) })
    return value
  }

  @Test func retryMultipliesTheDelayByTheBackoff() async throws {
    let chain = failing(3).retry(3, delay: .seconds(1), backoff: 2, clock: clock)
    #expect(try await value(of: chain, pausing: 1, 2, 4) == 4)
  }

  @Test func jitterShortensEachDelayByARandomShare() async throws {
    let numbers = Lock([0.0, 0.5, 1])
    let jitter = Jitter.upTo(0.5) { numbers.withLock { $0.removeFirst() } }
    let chain = failing(3).retry(3, delay: .seconds(10), backoff: 2, jitter: jitter, clock: clock)
    #expect(try await value(of: chain, pausing: 10, 15, 20) == 4)
  }

  @Test(arguments: [-1, .nan, 7, .infinity])
  func jitterOfAnyNumbersStaysWithinTheDelay(number: Double) async throws {
    let running = failing(1).retry(1, delay: .seconds(10), jitter: .upTo(number) { number }, clock: clock)
      .start()

    if number.isNaN || number < 0 { try await clock.arrivals.reach(1) }
    clock.advance(by: .seconds(10))

    #expect(try await running.value == 2)
  }

  @Test func retryAfterReplacesAShorterDelayAndIgnoresJitter() async throws {
    let chain = failing(2, with: ["Retry-After": "5"])
      .retry(2, delay: .seconds(4), backoff: 2, jitter: .upTo(0.25) { 1 }, clock: clock)
    #expect(try await value(of: chain, pausing: 5, 6) == 3)
  }

  @Test func doesNotRetryAfterTooLongARetryAfter() async throws {
    let chain = failing(2, with: ["Retry-After": "61"])

    let error = await #expect(throws: RequestError.self) { try await chain.retry(2, clock: clock).run() }
    let running = chain.retry(2, longestRetryAfter: .seconds(61), clock: clock).start()
    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(61))

    #expect(error?.retryAfter == .seconds(61))
    #expect(try await running.value == 3)
  }

  /// Fails a number of times with a response before it returns a value.
  private func failing(_ times: Int, with headers: [String: String]) -> Chain<Int> {
    failing(times).recover { _ in
      throw RequestError(.status(503, body: ""), source: "GET x", headers: headers)
    }
  }

  @Test func retryBoundsItsDelay() async throws {
    let chain = failing(2).retry(2, delay: .seconds(1), backoff: 1e300, clock: clock)
    #expect(try await value(of: chain, pausing: 1, 3_155_760_000) == 3)
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func reportsAnInvalidBackoffAndUsesOne(backoff: Double) async throws {
    let (chain, reports) = Reports.collecting {
      failing(2).retry(2, delay: .seconds(1), backoff: backoff, clock: clock)
    }
    #expect(try await value(of: chain, pausing: 1, 1) == 3)
    #expect(
      reports.map(\.text) == [
        """
        A retry has the back-off factor \(backoff) and uses 1 instead. Pass a finite factor of at least 0.
        """
      ]
    )
  }

  @Test func retryRunsAllStepsAgain() async throws {
    let log = Log()
    let chain = failing(1).tap { _ in log.note("after") }.finally { log.note("finally") }.retry(1)

    _ = try await chain.run()

    #expect(log.all == ["finally", "after", "finally"])
  }

  @Test func retryEndsWithACancellation() async throws {
    let running = failing(.max).retry(.max, delay: .seconds(1), clock: clock).start()

    try await clock.arrivals.reach(1)
    running.cancel()

    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(tries.value == 1)
  }

  @Test func timeoutFailsAndCancelsSlowSteps() async throws {
    let ended = Signal()
    let running = Chain.endless(tries, ended).timeout(.seconds(5), clock: clock).start()

    try await clock.arrivals.reach(1)
    try await tries.reach(1)
    clock.advance(by: .seconds(5))

    let error = await #expect(throws: ChainError.timedOut(after: .seconds(5))) { try await running.value }
    #expect(error?.description == "The chain timed out after 5.0 seconds.")
    try await ended.reach(1)
  }

  @Test func timeoutDoesNotWaitForAStepThatIgnoresCancellation() async throws {
    let gate = TestGate()
    let running = Chain.first { await Task { try? await gate.pass() }.value }
      .timeout(.seconds(5), clock: clock)
      .start()

    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(5))

    await #expect(throws: ChainError.timedOut(after: .seconds(5))) { try await running.value }
    gate.open()
  }

  @Test func acceptsDurationsOfAnyLength() async throws {
    let (always, never) = (Duration.seconds(Int64.max), Duration.seconds(Int64.min))

    let value = try await failing(1).retry(1, delay: never).delay(never).timeout(always).run()
    let running = failing(.max).retry(1, delay: always).start()
    try await tries.reach(3)
    running.cancel()

    #expect(value == 2)
    await #expect(throws: (any Error).self) { try await running.value }
  }

  @Test func timeoutEndsWithThePreviousSteps() async throws {
    let value = try await failing(0).timeout(.seconds(5), clock: clock).run()
    await #expect(throws: Broken(number: 2)) {
      try await failing(.max).timeout(.seconds(5), clock: clock).run()
    }

    #expect(value == 1)
    try await clock.departures.reach(clock.arrivals.value)
  }

  @Test func delayWaitsBeforeTheNextStep() async throws {
    let running = failing(0).delay(.seconds(3), clock: clock).then { $0 + tries.value }.start()

    try await clock.arrivals.reach(1)
    tries.send()
    clock.advance(by: .seconds(3))

    #expect(try await running.value == 3)
  }
}
