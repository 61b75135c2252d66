/// How often a strategy may run for an owner, on a clock of any kind.
struct Pace: Sendable {
  let kind: Kind

  /// Begins an interval; what it answers with tells whether the interval lasts.
  let beginInterval: @Sendable () -> @Sendable () -> Bool

  /// Waits for the interval to pass. Throws `CancellationError` if the task is cancelled.
  let wait: @Sendable () async throws -> Void

  enum Kind: CustomStringConvertible {
    case throttle
    case debounce

    var description: String { self == .throttle ? "throttled" : "debounced" }
  }

  init<C: Clock>(kind: Kind, interval: C.Duration, clock: C) {
    self.kind = kind
    beginInterval = {
      let end = clock.now.advanced(by: interval)
      return { clock.now < end }
    }
    wait = { try await clock.sleep(until: clock.now.advanced(by: interval), tolerance: nil) }
  }
}
