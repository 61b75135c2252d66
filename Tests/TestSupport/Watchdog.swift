import Foundation
package import Testing

/// Ends the test process if its tests hang, with their names.
///
/// A time limit per test would include the time in which other tests have the main actor, and would depend on the speed
/// of the machine. The watchdog counts seconds of the whole process in which no test begins or ends, and only if the main
/// actor is free: a second is over when a job that it enqueued there has run. So neither a long computation nor a busy
/// machine makes tests hang. A test that blocks the main thread is not found.
package actor Watchdog {
  /// The watchdog of this process.
  package static let shared = Watchdog()

  private let limit: Int
  private let clock: any Clock<Duration>
  private let waitForTurn: @Sendable () async -> Void
  private let report: @Sendable (String) -> Void
  private var running: [Int: String] = [:]
  private var count = 0
  private var idleSeconds = 0
  private var counting: Task<Void, any Error>?

  /// Creates a watchdog.
  ///
  /// - Parameters:
  ///   - limit: The number of seconds without progress after which tests count as hanging.
  ///   - clock: The clock that measures seconds.
  ///   - waitForTurn: A closure that returns once the jobs enqueued before it have run. The default waits for those of
  ///     the main actor.
  ///   - report: A closure that receives a message with the names of the tests that hang. The default prints it and ends
  ///     the process.
  package init(
    limit: Int = 300,
    clock: any Clock<Duration> = ContinuousClock(),
    waitForTurn: @escaping @Sendable () async -> Void = { await MainActor.run {} },
    report: @escaping @Sendable (String) -> Void = Watchdog.end
  ) {
    self.limit = limit
    self.clock = clock
    self.waitForTurn = waitForTurn
    self.report = report
  }

  /// Watches a test while it runs.
  package func watch(_ test: String, _ body: @Sendable () async throws -> Void) async rethrows {
    count += 1
    let id = count
    running[id] = test
    noteProgress()
    defer {
      running[id] = nil
      noteProgress()
      if running.isEmpty {
        counting?.cancel()
        counting = nil
      }
    }
    // Detached, because the task would retain the task-local values of the test.
    if counting == nil { counting = Task.detached { try await self.countIdleSeconds() } }
    try await body()
  }

  /// Resets the count of seconds. Only a test that waits hundreds of times needs to call it.
  package func noteProgress() {
    idleSeconds = 0
  }

  private func countIdleSeconds() async throws {
    while true {
      try await clock.sleep(for: .seconds(1))
      await waitForTurn()
      try Task.checkCancellation()
      idleSeconds += 1
      guard idleSeconds == limit else { continue }
      let tests = running.values.sorted().map { "\n  \($0)" }.joined()
      report("Watchdog: error: No test began or ended in \(limit) seconds. These hang:\(tests)\n")
    }
  }

  /// Prints a message and ends the process. A normal exit would report the memory of the tests as leaks.
  package static let end: @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data(message.utf8))
    fflush(nil)
    _exit(1)
  }
}

/// Watches the tests of a suite.
package struct WatchdogTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @Sendable () async throws -> Void
  ) async throws {
    try await Watchdog.shared.watch("\(test.id)", body)
  }
}

extension Trait where Self == WatchdogTrait {
  /// Ends the test process if tests of the suite hang, with their names. See ``Watchdog``.
  package static var watchdog: Self { Self() }
}
