internal import KitSupport

/// A random reduction of the delay before a retry, so that clients that failed together do not retry together.
public struct Jitter: Sendable {
  /// Jitter that leaves every delay unchanged.
  public static let none = Jitter(share: 0) { 0 }

  private let share: Double
  private let random: @Sendable () -> Double

  /// Returns jitter that shortens each delay by a random fraction of at most `share`, from 0 to 1.
  ///
  /// With 0.5, a delay of 10 seconds becomes 5 to 10 seconds. Tests can pass a closure of their own, which returns numbers
  /// from 0 to 1.
  public static func upTo(
    _ share: Double,
    random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) -> Jitter {
    Jitter(share: share, random: random)
  }

  func applied(to delay: Duration) -> Duration {
    // A share of NaN means no jitter.
    let factor = 1 - (share > 0 ? min(share, 1) : 0) * min(max(random(), 0), 1)
    return factor < 1 ? delay.scaled(by: factor) : delay
  }
}

extension Chain {
  /// Returns a chain that runs all previous steps again if they fail, up to `count` times.
  ///
  /// A `finally` step among them runs in each attempt, and a `catchError` step in each attempt that fails before it. A
  /// canceled run is not retried.
  ///
  /// If a request fails and its response has a `Retry-After` header, the delay is at least as long as the header
  /// requests. A negative or non-finite `backoff` is reported and replaced by 1. A delay never exceeds 100 years.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. With 3, the steps run up to four times.
  ///   - delay: The delay before the first retry.
  ///   - backoff: The factor that multiplies the delay after each retry.
  ///   - jitter: The random reduction of each delay. It never shortens a delay from a `Retry-After` header.
  ///   - longestRetryAfter: The longest acceptable `Retry-After` delay. After a longer one, the steps are not retried.
  ///   - clock: The clock that measures the delay.
  ///   - isTransient: A closure that returns whether to retry after an error.
  /// - Returns: A chain that ends with the value or failure of the last attempt.
  public func retry(
    _ count: Int,
    delay: Duration = .zero,
    backoff: Double = 1,
    jitter: Jitter = .none,
    longestRetryAfter: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    when isTransient: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> Chain {
    var retry = Retry(count, delay: delay, backoff: backoff, clock: clock, when: isTransient)
    (retry.jitter, retry.longestRetryAfter) = (jitter, longestRetryAfter)
    let steps = NestedChains([self])
    return .first { [retry] in try await retry.value { try await steps[0].runAsPart() } }
  }
}

/// The rules for repeating a failed attempt. They are described at
/// ``Chain/retry(_:delay:backoff:jitter:longestRetryAfter:clock:when:)``.
package struct Retry: Sendable {
  private let count: Int
  private let delay: Duration
  private let backoff: Double
  fileprivate var jitter = Jitter.none
  fileprivate var longestRetryAfter = Duration.seconds(60)
  private let clock: any Clock<Duration>
  private let isTransient: @Sendable (any Error) -> Bool

  package init(
    _ count: Int,
    delay: Duration = .zero,
    backoff: Double = 1,
    clock: any Clock<Duration> = ContinuousClock(),
    when isTransient: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) {
    let isUsable = backoff >= 0 && backoff.isFinite
    if !isUsable {
      Reports.report(
        "A retry has the back-off factor \(backoff) and uses 1 instead. Pass a finite factor of at least 0."
      )
    }
    (self.count, self.delay, self.backoff) = (max(0, count), delay, isUsable ? backoff : 1)
    (self.clock, self.isTransient) = (clock, isTransient)
  }

  /// Returns the value of the first successful attempt, or throws the error of the last one.
  package func value<Value: Sendable>(of attempt: @Sendable () async throws -> Value) async throws -> Value {
    var delay = delay
    for _ in 0..<count {
      let retryAfter: Duration
      do {
        return try await attempt()
      } catch {
        let cause = (error as? StepRunner.Failure)?.error ?? error
        retryAfter = (cause as? any RetryableLater)?.retryAfter ?? .zero
        if Task.isCancelled || retryAfter > longestRetryAfter || !isTransient(cause) { throw error }
      }
      let pause = max(jitter.applied(to: delay), retryAfter)
      if pause > .zero { try await clock.pause(for: pause) }
      delay = delay.scaled(by: backoff)
    }
    return try await attempt()
  }
}

/// An error with the time after which a retry may succeed, for example from a server's response.
package protocol RetryableLater: Error {
  /// The time to wait before a retry, or nil if the error does not say.
  var retryAfter: Duration? { get }
}

extension Duration {
  /// Returns the product, clamped to a range from 0 to 100 years, because the multiplication traps on overflow.
  fileprivate func scaled(by factor: Double) -> Duration {
    guard self > .zero, factor > 0 else { return .zero }
    return factor < Self.century / self ? (self * factor).bounded : .century
  }
}
