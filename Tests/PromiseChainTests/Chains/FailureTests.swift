import Foundation
import KitSupport
import PromiseChain
import TestSupport
import Testing

@Suite(.watchdog)
struct FailureTests {
  let log = Log()

  @Test func failureSkipsToTheNextRecover() async throws {
    let chain = Chain<Int>.failing()
      .then { $0 + 1 }
      .tap { log.note("tap \($0)") }
      .recover { _ in 10 }
      .then { $0 + 1 }
      .recover { _ in 20 }

    let value = try await chain.run()

    #expect(value == 11)
    #expect(log.all.isEmpty)
  }

  @Test func throwingTapOrMapFails() async {
    await #expect(throws: Broken(number: 2)) {
      try await Chain.first { 1 }.tap { _ in throw Broken(number: 2) }.run()
    }
    await #expect(throws: Broken(number: 3)) {
      try await Chain.first { 1 }.map { (_) throws -> Int in throw Broken(number: 3) }.run()
    }
  }

  @Test func catchErrorHandlesTheFailureWithoutRecovering() async throws {
    let chain = Chain<Int>.failing(4)
      .catchError { log.note("first \($0)") }
      .then { $0 + 1 }
      .catchError { log.note("second \($0)") }

    await #expect(throws: Broken(number: 4)) { try await chain.run() }
    let recovered = try await chain.recover { _ in 5 }.run()

    #expect(log.all.prefix(2) == ["first Broken(number: 4)", "second Broken(number: 4)"])
    #expect(recovered == 5)
  }

  @Test func finallyAlwaysRunsAndChangesNothing() async throws {
    let good = try await Chain.first { 1 }.finally { log.note("good") }.then { $0 + 1 }.run()
    await #expect(throws: Broken(number: 2)) {
      try await Chain<Int>.failing(2).finally { log.note("bad") }.run()
    }

    #expect(good == 2)
    #expect(log.all == ["good", "bad"])
  }

  @Test func reportsAFailureThatIsNeitherHandledNorAwaited() async throws {
    var line = 0
    let (_, reports) = try await Reports.collecting {
      let gone: Signal
      do {
        let token = Token()
        gone = token.gone
        line = #line + 1
        Chain<Int>.first { throw Held(token: token) }.start()
      }
      try await gone.reach(1)
    }

    #expect(
      reports.map(\.description) == [
        """
        A chain failed with an error that was neither handled nor awaited: held. End the chain with \
        catchError or recover, or await the value of the run that start() returns. \
        (PromiseChainTests/FailureTests.swift:\(line))
        """
      ]
    )
  }

  @Test func reportsAPrivateFailureByItsType() async throws {
    let (_, reports) = try await Reports.collecting {
      try await runAlone { token in .first { throw HeldPin(token: token) } }
    }

    #expect(reports.map { $0.text.contains("awaited: HeldPin. End the chain") } == [true])
  }

  @Test func reportsAFailureToTheTestThatStartedTheChain() async throws {
    let (_, reports) = try await Reports.collecting {
      let gone: Signal
      do {
        let token = Token()
        gone = token.gone
        let held = Lock<RunningChain<Int>?>(Chain<Int>.first { throw Held(token: token) }.start())
        await held.withLock { $0 }?.finished()
        await Task.detached { _ = held.withLock { exchange(&$0, with: nil) } }.value
      }
      try await gone.reach(1)
    }

    #expect(reports.count == 1)
  }

  @Test func doesNotReportAnAwaitedFailure() async throws {
    let (_, reports) = await Reports.collecting {
      let running = Chain<Int>.failing().start()
      _ = try? await running.value
      let late = Chain<Int>.failing().start()
      await late.finished()
      _ = try? await late.value
    }

    #expect(reports.isEmpty)
  }

  @Test func doesNotReportAHandledFailure() async throws {
    let (_, reports) = try await Reports.collecting {
      try await runAlone { token in .first { throw Held(token: token) }.catchError { _ in } }
      try await runAlone { token in .first { throw Broken() }.recover { _ in token } }
    }

    #expect(reports.isEmpty)
  }

  @Test(arguments: Together.allCases, [true, false])
  func reportsAFailureOfAPartUnlessItIsHandledThere(together: Together, isHandled: Bool) async throws {
    let (_, reports) = try await Reports.collecting {
      try await runAlone { token in
        let part = Chain<Token>.first { throw Held(token: token) }
        return together.chain(isHandled ? part.catchError { _ in } : part)
      }
    }
    #expect(reports.count == (isHandled ? 0 : 1))
  }

  @Test func reportsAFailureAfterARecovery() async throws {
    let (_, reports) = try await Reports.collecting {
      try await runAlone { token in
        .failing().catchError { _ in }.recover { _ in token }.then { throw Held(token: $0) }
      }
    }

    #expect(reports.count == 1)
  }

  @Test func doesNotReportACancelledRun() async throws {
    let started = Signal()

    let (_, reports) = try await Reports.collecting {
      let running = Chain.endless(started).start()
      try await started.reach(1)
      running.cancel()
      await running.finished()
    }

    #expect(reports.isEmpty)
  }

  @Test(
    arguments: [
      (.timedOut(after: .seconds(5)), "The operation timed out."),
      (.neverPassed(position: "App/Feed.swift:12"), "The operation could not be completed."),
      (.awaitsItself, "The operation could not be completed."),
      (.nothingToRace, "The operation could not be completed."),
    ] as [(ChainError, String)]
  )
  func everyChainErrorHasAUserMessage(error: ChainError, text: String) {
    #expect(error.localizedDescription == text)
    #expect(error.description != text)
  }
}

private struct HeldPin: PrivateValue, Error, CustomStringConvertible {
  let token: Token
  var description: String { "1234" }
}
