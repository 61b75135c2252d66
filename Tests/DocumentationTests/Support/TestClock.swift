import KitSupport

/// A clock that waits for a sleeper before it advances. It stands in for the class of this name in swift-clocks.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var sinceStart: Duration

    func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
    func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    static func < (one: Instant, other: Instant) -> Bool { one.sinceStart < other.sinceStart }
  }

  private struct State {
    var now = Duration.zero
    var count = 0
    var sleepers: Set<Int> = []
  }

  private let state = Lock(State())

  var now: Instant { Instant(sinceStart: state.withLock { $0.now }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    defer { state.withLock { _ = $0.sleepers.remove(number) } }
    // A canceled task must not count as a sleeper, not even until it notices.
    try await withTaskCancellationHandler {
      state.withLock { if !Task.isCancelled { $0.sleepers.insert(number) } }
      while now < deadline {
        try Task.checkCancellation()
        await Task.yield()
      }
    } onCancel: {
      state.withLock { _ = $0.sleepers.remove(number) }
    }
  }

  /// Advances the time once a task sleeps.
  func advance(by duration: Duration) async {
    while state.withLock({ $0.sleepers.isEmpty }) { await Task.yield() }
    state.withLock { $0.now += duration }
  }
}
