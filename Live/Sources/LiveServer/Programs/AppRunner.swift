/// Runs an app, and runs it again whenever it ends.
package struct AppRunner: Sendable {
  /// An app that ends again and again.
  package struct GaveUp: Error, CustomStringConvertible {
    /// How it ended the last time.
    package let ending: ChildEnding

    /// How often it ended soon after it was started.
    package let count: Int

    package var description: String {
      "the app \(ending)" + (count > 1 ? ", \(count) times soon after it was started" : "")
    }
  }

  private let pause: Duration
  private let complain: @Sendable (String) -> Void

  /// How often an app may end within the pause after its start.
  private static let attempts = 5

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - pause: the least time between two starts.
  ///   - complain: takes what went wrong; called on any thread.
  package init(pause: Duration = .seconds(2), complain: @escaping @Sendable (String) -> Void) {
    self.pause = pause
    self.complain = complain
  }

  /// Runs an app until the task is cancelled.
  ///
  /// - Parameter run: runs the app once, and returns how it ended.
  /// - Throws: `GaveUp` if the app cannot be started, or ends five times in a row within the pause.
  package func keepRunning(_ run: @Sendable () async -> ChildEnding) async throws(GaveUp) {
    var count = 0
    while !Task.isCancelled {
      let start = ContinuousClock.now
      let ending = await run()
      if Task.isCancelled { return }
      count = ContinuousClock.now - start < pause ? count + 1 : 0
      if case .notStarted = ending { throw GaveUp(ending: ending, count: 1) }
      guard count < Self.attempts else { throw GaveUp(ending: ending, count: count) }
      complain("the app \(ending); it is started again")
      try? await Task.sleep(until: start + pause, clock: .continuous)
    }
  }
}
