/// A runner that restarts an app each time the app exits.
///
/// The runner gives up if the app cannot be started or repeatedly exits too soon.
package struct AppRunner: Sendable {
  /// An error that is thrown if an app cannot be started, or repeatedly exits too soon.
  package struct GaveUp: Error, CustomStringConvertible {
    /// How the last run ended.
    package let ending: ChildEnding

    /// The number of consecutive runs that were shorter than the pause, or 1 if the app could not be started.
    package let count: Int

    package var description: String {
      "the app \(ending)" + (count > 1 ? ", \(count) times in a row soon after its start" : "")
    }
  }

  private let pause: Duration
  private let clock: any Clock<Duration>
  private let complain: @Sendable (String) -> Void

  /// The number of consecutive short runs after which the runner gives up.
  private static let attempts = 5

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - pause: The minimum time between two starts. A shorter run counts as too short.
  ///   - clock: The clock that measures runs and pauses.
  ///   - complain: A closure that receives a message each time the app has exited and is restarted. It can be called on
  ///     any thread.
  package init(
    pause: Duration = .seconds(2),
    clock: any Clock<Duration> = ContinuousClock(),
    complain: @escaping @Sendable (String) -> Void
  ) {
    self.pause = pause
    self.clock = clock
    self.complain = complain
  }

  /// Runs an app repeatedly until the current task is canceled.
  ///
  /// - Parameter run: A closure that runs the app once and returns how it ended.
  /// - Throws: `GaveUp` if the app cannot be started, or if five consecutive runs are shorter than the pause.
  package func keepRunning(_ run: @Sendable () async -> ChildEnding) async throws(GaveUp) {
    try await keepRunning(run, on: clock)
  }

  private func keepRunning(
    _ run: @Sendable () async -> ChildEnding,
    on clock: some Clock<Duration>
  ) async throws(GaveUp) {
    var count = 0
    while !Task.isCancelled {
      let start = clock.now
      let ending = await run()
      if Task.isCancelled { return }
      count = start.duration(to: clock.now) < pause ? count + 1 : 0
      if case .notStarted = ending { throw GaveUp(ending: ending, count: 1) }
      guard count < Self.attempts else { throw GaveUp(ending: ending, count: count) }
      complain("the app \(ending) and is restarted")
      try? await clock.sleep(until: start.advanced(by: pause), tolerance: nil)
    }
  }
}
