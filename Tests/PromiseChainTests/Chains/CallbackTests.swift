import Dispatch
import KitSupport
import PromiseChain
import TestSupport
import Testing

@Suite(.watchdog)
struct CallbackTests {
  private let started = Signal()
  private let stopped = Signal()

  @Test func passesImmediatelyOrLaterFromAnyThread() async throws {
    let atOnce = try await Chain<Int>.first { pass in pass(.success(1)) }.run()
    let later = try await Chain<Int>.first { pass in DispatchQueue.global().async { pass(.success(2)) } }
      .run()

    #expect([atOnce, later] == [1, 2])
  }

  @Test func failsIfTheStepThrows() async {
    await #expect(throws: Broken(number: 5)) {
      try await Chain<Int>.first { (_: Pass<Int>) in throw Broken(number: 5) }.run()
    }
  }

  @Test func ignoresAndReportsASecondPass() async throws {
    let log = Log()
    let line = #line + 2
    let (value, reports) = try await Reports.collecting {
      try await Chain<Int>.first { pass in
        pass(.success(1))
        pass(.success(2))
      }
      .tap { log.note("\($0)") }
      .start().value
    }

    #expect(value == 1)
    #expect(log.all == ["1"])
    #expect(
      reports.map(\.description) == [
        """
        A callback step called 'pass' more than once. Only the first result counts. Call it once. \
        (PromiseChainTests/CallbackTests.swift:\(line))
        """
      ]
    )
  }

  @Test func ignoresAndReportsAThrowAfterAPass() async throws {
    let line = #line + 2
    let (value, reports) = try await Reports.collecting {
      try await Chain<Int>.first { pass in
        pass(.success(1))
        throw Broken()
      }
      .start().value
    }

    #expect(value == 1)
    #expect(
      reports.map(\.description) == [
        """
        A callback step threw Broken(number: 1) after it had called 'pass'. Only the first result counts. Either call \
        'pass' or throw. (PromiseChainTests/CallbackTests.swift:\(line))
        """
      ]
    )
  }

  @Test func doesNotReportAThrowOfACancelledStep() async throws {
    let (_, reports) = try await Reports.collecting {
      let running = Chain<Int>.first { (_: Pass<Int>) in
        started.send()
        do { try await Signal().reach(1) } catch { throw Broken() }
      }
      .start()
      try await started.reach(1)
      running.cancel()
      await #expect(throws: CancellationError.self) { try await running.value }
    }

    #expect(reports.isEmpty)
  }

  @Test func reportsASecondPassToTheTestThatStartedTheChain() async throws {
    let done = Signal()
    let (_, reports) = try await Reports.collecting {
      _ = try await Chain<Int>.first { pass in
        DispatchQueue.global().async {
          pass(.success(1))
          pass(.failure(Broken()))
          done.send()
        }
      }
      .start().value
      try await done.reach(1)
    }

    #expect(reports.count == 1)
  }

  @Test func failsIfThePassIsReleased() async throws {
    let line = #line + 1
    let chain = Chain<Int>.first { pass in Self.forget(pass) }

    let position = "PromiseChainTests/CallbackTests.swift:\(line)"
    let error = await #expect(throws: ChainError.neverPassed(position: position)) {
      try await chain.start().value
    }
    #expect(
      error?.description
        == "The callback step at \(position) released 'pass' without calling it. Call it once on every path."
    )
  }

  @Test func cancellingEndsTheStepAndCallsItsHandler() async throws {
    let kept = Lock<Pass<Int>?>(nil)
    let running = Chain<Int>.first { pass in
      kept.withLock { $0 = pass }
      pass.onCancel { stopped.send() }
      started.send()
    }
    .start()

    try await started.reach(1)
    running.cancel()

    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(stopped.value == 1)
    let (_, reports) = Reports.collecting { kept.withLock { $0 }?(.success(1)) }
    #expect(reports.isEmpty)
  }

  @Test func doesNotCallTheHandlerAfterAPass() async throws {
    let running = Chain<Int>.first { pass in
      pass.onCancel { stopped.send() }
      pass(.success(1))
    }
    .then { _ in
      started.send()
      try await Signal().reach(1)
    }
    .start()

    try await started.reach(1)
    running.cancel()
    _ = try? await running.value

    #expect(stopped.value == 0)
  }

  @Test func callsAHandlerAddedAfterTheCancellationImmediately() async throws {
    let gate = TestGate()
    let running = Chain<Int>.first { pass in
      started.send()
      await Task { try? await gate.pass() }.value
      pass.onCancel { stopped.send() }
      Self.forget(pass)
    }
    .start()

    try await started.reach(1)
    running.cancel()
    gate.open()
    await #expect(throws: (any Error).self) { try await running.value }
    #expect(stopped.value == 1)
  }

  private static func forget(_ pass: Pass<Int>) {}
}
