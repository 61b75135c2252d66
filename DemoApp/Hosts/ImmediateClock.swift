#if os(Linux) || os(macOS)
  /// A clock whose sleeps end immediately. It lets scripts run without waiting.
  struct ImmediateClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
    }
  }
#endif
