import KitSupport

/// A clock that a test advances.
package final class ManualClock: Clock {
  package struct Instant: InstantProtocol {
    package var sinceStart: Duration

    package init(sinceStart: Duration) {
      self.sinceStart = sinceStart
    }

    package func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    package func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    package static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.sinceStart < rhs.sinceStart
    }
  }

  /// The number of sleeps that have begun.
  package let arrivals = Signal()

  /// The number of sleeps that have ended or were canceled.
  package let departures = Signal()

  private let time = Level(Duration.zero)
  private let asked = Lock<[Duration]>([])

  package init() {}

  /// The durations of the sleeps, in order.
  package var pauses: [Duration] { asked.withLock { $0 } }

  package var now: Instant { Instant(sinceStart: time.value) }

  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    defer { departures.send() }
    asked.withLock { $0.append(now.duration(to: deadline)) }
    arrivals.send()
    try await time.reach(deadline.sinceStart)
  }

  package func advance(by duration: Duration) {
    time.raise { $0 += duration }
  }
}
