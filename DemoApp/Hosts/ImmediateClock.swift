#if os(Linux) || os(macOS)
  /// A clock for scripts, whose sleeps end immediately.
  struct ImmediateClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
    }
  }
#endif
