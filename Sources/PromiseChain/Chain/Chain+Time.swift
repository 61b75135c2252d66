extension Chain {
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

  static var century: Duration { .seconds(3_155_760_000) }
}

extension Clock<Duration> {
  func pause(for duration: Duration) async throws {
    try await sleep(for: duration.bounded)
  }
}
