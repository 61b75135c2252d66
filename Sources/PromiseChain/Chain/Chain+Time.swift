extension Chain {
  /// Returns a chain that fails with ``ChainError/timedOut(after:)`` if the previous steps take longer than `duration`
  /// in total.
  ///
  /// On a timeout, the chain cancels these steps and does not wait for them to end.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Chain {
    .race(
      self,
      .first {
        try await clock.pause(for: duration)
        throw ChainError.timedOut(after: duration)
      }
    )
  }

  /// Adds a step that waits for a duration and then passes on the value unchanged.
  public func delay(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Chain {
    tap { _ in try await clock.pause(for: duration) }
  }
}

extension Duration {
  /// The duration, clamped to a range from 0 to 100 years, because clocks and sessions trap on durations that they
  /// cannot represent.
  package var bounded: Duration { min(max(self, .zero), .century) }

  package static var century: Duration { .seconds(3_155_760_000) }
}

extension Clock<Duration> {
  func pause(for duration: Duration) async throws {
    try await sleep(for: duration.bounded)
  }
}
