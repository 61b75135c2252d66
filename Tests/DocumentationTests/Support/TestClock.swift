import Foundation
import KitSupport
import TestSupport

/// A clock that waits for a sleeper before it advances. It stands in for the class of this name in swift-clocks.
final class TestClock: Clock {
  private let clock = ManualClock()
  private let sleepers = Lock<Set<UUID>>([])

  var now: ManualClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let sleeper = UUID()
    defer { sleepers.withLock { _ = $0.remove(sleeper) } }
    // A canceled task must not count as a sleeper, not even until it notices.
    try await withTaskCancellationHandler {
      sleepers.withLock { if !Task.isCancelled { $0.insert(sleeper) } }
      try await clock.sleep(until: deadline, tolerance: tolerance)
    } onCancel: {
      sleepers.withLock { _ = $0.remove(sleeper) }
    }
  }

  /// Advances the time once a task sleeps.
  func advance(by duration: Duration) async {
    while sleepers.withLock({ $0.isEmpty }) { await Task.yield() }
    clock.advance(by: duration)
  }
}
