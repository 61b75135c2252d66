/// A throttle or debounce interval on a clock of any type.
struct Pace: Sendable {
  let kind: Kind

  /// Begins an interval and returns a closure. The closure returns true until the interval has passed.
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
