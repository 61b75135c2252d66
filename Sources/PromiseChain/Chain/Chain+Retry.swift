internal import KitSupport

/// How much of the pause before a retry is random, so that clients that failed together do not all come back at once.
public struct Jitter: Sendable {
  /// Every pause is as long as it was set.
  public static let none = Jitter(share: 0) { 0 }

  private let share: Double
  private let random: @Sendable () -> Double

  /// Shortens each pause by a random part of it.
  ///
  /// - Parameters:
  ///   - share: the largest part of a pause that may be left out, from 0 to 1. With 0.5 a pause of 10 seconds takes 5 to
  ///     10 seconds.
  ///   - random: returns numbers from 0 to 1; a test passes its own.
  /// - Returns: the jitter.
  public static func upTo(
    _ share: Double,
    random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) -> Jitter {
    Jitter(share: share, random: random)
  }

  func applied(to pause: Duration) -> Duration {
    // What is no number is no jitter.
    let left = 1 - (share > 0 ? min(share, 1) : 0) * min(max(random(), 0), 1)
    return left < 1 ? pause.grown(by: left) : pause
  }
}

extension Chain {
  /// Runs the steps before again when they fail, `catchError` and `finally` included, unless the run was cancelled.
  ///
  /// If a request failed with a response that has a `Retry-After` header, the pause is at least that long, see
  /// ``RequestError/retryAfter``. A negative or infinite `backoff` is reported and treated as 1. A pause never exceeds
  /// a century.
  ///
  /// - Parameters:
  ///   - count: how often to run them again at most: with 3 they run up to four times.
  ///   - delay: the first pause.
  ///   - backoff: the factor by which each further pause grows.
  ///   - jitter: how much of each pause is random. It never makes a pause shorter than a `Retry-After` header.
  ///   - longestRetryAfter: the longest `Retry-After` that is waited for. A failure with a longer one is not retried.
  ///   - clock: the clock to wait by.
  ///   - isTransient: whether to try again after this error.
  /// - Returns: a chain that fails with the last failure.
  public func retry(
    _ count: Int,
    delay: Duration = .zero,
    backoff: Double = 1,
    jitter: Jitter = .none,
    longestRetryAfter: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    when isTransient: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> Chain {
    let isUsable = backoff >= 0 && backoff.isFinite
    if !isUsable {
      Reports.report(
        "A chain was told to wait \(backoff) times as long each time; it waits as long each time. Give it a factor from 0."
      )
    }
    let backoff = isUsable ? backoff : 1
    let steps = Nested([self])
    return .first {
      var delay = delay
      for _ in 0..<max(0, count) {
        let asked: Duration
        do {
          return try await steps[0].runAsPart()
        } catch let failure as Course.Failure {
          asked = (failure.error as? RequestError)?.retryAfter ?? .zero
          if Task.isCancelled || asked > longestRetryAfter || !isTransient(failure.error) { throw failure }
        }
        let pause = max(jitter.applied(to: delay), asked)
        if pause > .zero { try await clock.pause(for: pause) }
        delay = delay.grown(by: backoff)
      }
      return try await steps[0].runAsPart()
    }
  }
}

extension Duration {
  /// The duration multiplied by a factor, bounded. Multiplying first would trap on products too large to represent.
  fileprivate func grown(by factor: Double) -> Duration {
    guard self > .zero, factor > 0 else { return .zero }
    return factor < Self.century / self ? (self * factor).bounded : .century
  }
}
