/// The interval of a throttled or debounced strategy, measured by a clock of any type.
struct Pace: Sendable {
  let kind: Kind

  /// A closure that starts an interval and returns a second closure. The second closure returns true until the interval
  /// has passed.
  let beginInterval: @Sendable () -> @Sendable () -> Bool

  /// A closure that waits until an interval has passed. It throws `CancellationError` if the task is canceled.
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
