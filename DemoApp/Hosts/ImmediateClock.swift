#if os(Linux) || os(macOS)
  /// A clock whose sleeps end immediately. With this clock, the app retries requests without a delay.
  struct ImmediateClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
    }
  }
#endif
