internal import KitSupport

extension Chain {
  /// Runs the steps before again when they fail, `catchError` and `finally` included, unless the run was cancelled.
  ///
  /// A `backoff` that is negative or not finite is reported and taken as 1; waiting grows to a century at most.
  ///
  /// - Parameters:
  ///   - count: how often they run again at most: with 3 they run up to four times.
  ///   - delay: how long to wait before the second time.
  ///   - backoff: how many times as long to wait before each further time.
  ///   - clock: the clock to wait by.
  ///   - isTransient: whether it makes sense to try again after this error.
  /// - Returns: a chain whose failure is that of the last time.
  public func retry(
    _ count: Int,
    delay: Duration = .zero,
    backoff: Double = 1,
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
    return .first {
      var delay = delay
      for _ in 0..<max(0, count) {
        do {
          return try await runAsPart()
        } catch let failure as Course.Failure {
          if Task.isCancelled || !isTransient(failure.error) { throw failure }
        }
        if delay > .zero { try await clock.pause(for: delay) }
        delay = delay.grown(by: backoff)
      }
      return try await runAsPart()
    }
  }

  /// Fails with ``ChainError/timedOut(after:)`` where the steps before take longer together. They are cancelled then,
  /// and not waited for.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Chain {
    .race(
      self,
      .first {
        try await clock.pause(for: duration)
        throw ChainError.timedOut(after: duration)
      }
    )
  }

  /// Adds a pause.
  public func delay(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Chain {
    tap { _ in try await clock.pause(for: duration) }
  }
}

extension Duration {
  /// The duration, a century at most: clocks and sessions trap on what is too long to be counted.
  var bounded: Duration { min(max(self, .zero), .century) }

  /// The duration so many times, bounded: to multiply first traps where that is too long to be counted.
  fileprivate func grown(by factor: Double) -> Duration {
    guard self > .zero, factor > 0 else { return .zero }
    return factor < Self.century / self ? (self * factor).bounded : .century
  }

  private static var century: Duration { .seconds(3_155_760_000) }
}

extension Clock<Duration> {
  fileprivate func pause(for duration: Duration) async throws {
    try await sleep(for: duration.bounded)
  }
}
