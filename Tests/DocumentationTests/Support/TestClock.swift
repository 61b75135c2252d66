import KitSupport

/// A clock that a test advances by hand.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var sinceStart: Duration

    func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
    func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    static func < (one: Instant, other: Instant) -> Bool { one.sinceStart < other.sinceStart }
  }

  private struct State {
    var now = Duration.zero
    var sleepers = 0
  }

  private let state = Lock(State())

  var now: Instant { Instant(sinceStart: state.withLock { $0.now }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { $0.sleepers += 1 }
    defer { state.withLock { $0.sleepers -= 1 } }
    while now < deadline {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// Advances the time once a task sleeps.
  func advance(by duration: Duration) async {
    while state.withLock({ $0.sleepers }) == 0 { await Task.yield() }
    state.withLock { $0.now += duration }
  }
}
