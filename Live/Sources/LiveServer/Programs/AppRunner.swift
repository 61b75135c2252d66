/// Runs an app, and restarts it whenever it exits.
package struct AppRunner: Sendable {
  /// The error of an app that cannot be started or keeps exiting.
  package struct GaveUp: Error, CustomStringConvertible {
    /// The end of its last run.
    package let ending: ChildEnding

    /// The number of runs in a row that ended within the pause.
    package let count: Int

    package var description: String {
      "the app \(ending)" + (count > 1 ? ", \(count) times in a row soon after its start" : "")
    }
  }

  private let pause: Duration
  private let complain: @Sendable (String) -> Void

  /// The number of short runs in a row before the runner gives up.
  private static let attempts = 5

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - pause: the minimum time between two starts.
  ///   - complain: called on any thread with each unexpected end.
  package init(pause: Duration = .seconds(2), complain: @escaping @Sendable (String) -> Void) {
    self.pause = pause
    self.complain = complain
  }

  /// Runs an app until the task is cancelled.
  ///
  /// - Parameter run: runs the app once, and returns how it ended.
  /// - Throws: `GaveUp` if the app cannot be started, or exits five times in a row within the pause.
  package func keepRunning(_ run: @Sendable () async -> ChildEnding) async throws(GaveUp) {
    var count = 0
    while !Task.isCancelled {
      let start = ContinuousClock.now
      let ending = await run()
      if Task.isCancelled { return }
      count = ContinuousClock.now - start < pause ? count + 1 : 0
      if case .notStarted = ending { throw GaveUp(ending: ending, count: 1) }
      guard count < Self.attempts else { throw GaveUp(ending: ending, count: count) }
      complain("the app \(ending) and is restarted")
      try? await Task.sleep(until: start + pause, clock: .continuous)
    }
  }
}
