/// How often a strategy may run for an owner.
struct Pace: Sendable {
  let kind: Kind
  let interval: Duration
  private let elapsed: @Sendable () -> Duration
  private let pause: @Sendable () async throws -> Void

  enum Kind: CustomStringConvertible {
    case throttle
    case debounce

    var description: String { self == .throttle ? "throttled" : "debounced" }
  }

  init(kind: Kind, interval: Duration, clock: any Clock<Duration>) {
    self.kind = kind
    self.interval = interval
    elapsed = Self.stopwatch(clock)
    pause = { try await clock.sleep(for: interval) }
  }

  /// The time since the pace was declared.
  var now: Duration { elapsed() }

  /// Waits for the interval to pass.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
  func wait() async throws {
    try await pause()
  }

  /// The time since now: an instant of a clock whose type is not known cannot be stored as such.
  private static func stopwatch<C: Clock>(_ clock: C) -> @Sendable () -> Duration
  where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
