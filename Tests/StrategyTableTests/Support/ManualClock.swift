import KitSupport

/// A clock that a test advances.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var sinceStart: Duration

    func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.sinceStart < rhs.sinceStart
    }
  }

  /// The number of sleeps that have begun.
  let arrivals = Signal()

  /// The number of sleeps that have ended or were cancelled.
  let departures = Signal()

  private let time = Level(Duration.zero)
  private let asked = Lock<[Duration]>([])

  /// The durations of the sleeps, in order.
  var pauses: [Duration] { asked.withLock { $0 } }

  var now: Instant { Instant(sinceStart: time.value) }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    defer { departures.send() }
    asked.withLock { $0.append(now.duration(to: deadline)) }
    arrivals.send()
    try await time.reach(deadline.sinceStart)
  }

  func advance(by duration: Duration) {
    time.raise { $0 += duration }
  }
}
