#if os(Linux) || os(macOS)
  /// A clock whose sleeps end immediately, so that scripts need not wait.
  struct ImmediateClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
    }
  }
#endif
