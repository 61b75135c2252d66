internal import KitSupport

/// A clock that stands still until a test advances it.
///
/// Give it to what waits, such as a debounced strategy. A task that sleeps wakes once the clock has reached its time.
///
/// ```swift
/// let clock = TestClock()
/// let controller = SearchController(clock: clock)
/// controller.routerEvent(name: .queryTyped, userInfo: [.query: "lamp"])
/// try await clock.sleepers(1)
/// clock.advance(by: .milliseconds(300))
/// ```
public final class TestClock: Clock {
  /// A time of the clock, counted from its creation.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var sinceStart: Duration

    package init(sinceStart: Duration) {
      self.sinceStart = sinceStart
    }

    /// Returns the time that is later by a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// Returns the duration until another time.
    public func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    /// Returns whether the first time is before the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.sinceStart < rhs.sinceStart
    }
  }

  /// The number of sleeps that have begun.
  package let arrivals = Signal()

  /// The number of sleeps that have ended or were canceled.
  package let departures = Signal()

  private let time = Level(Duration.zero)
  private let asked = Lock<[Duration]>([])

  /// The deadlines of the tasks that sleep, by the number of the sleep.
  private let sleeping = Lock<[Int: Duration]>([:])

  /// Creates a clock whose time is zero.
  public init() {}

  /// The requested durations of all sleeps, in order.
  package var pauses: [Duration] { asked.withLock { $0 } }

  /// The time, which only ``advance(by:)`` changes.
  public var now: Instant { Instant(sinceStart: time.value) }

  /// Zero.
  public var minimumResolution: Duration { .zero }

  /// Returns once the clock has reached a time. The tolerance has no effect.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = asked.withLock { asked in
      asked.append(now.duration(to: deadline))
      return asked.count
    }
    defer {
      sleeping.withLock { $0[number] = nil }
      departures.send()
    }
    // A canceled task does not count as a sleeper, not even until it notices.
    try await withTaskCancellationHandler {
      sleeping.withLock { if !Task.isCancelled { $0[number] = deadline.sinceStart } }
      arrivals.send()
      try await time.reach(deadline.sinceStart)
    } onCancel: {
      sleeping.withLock { $0[number] = nil }
    }
  }

  /// Returns once so many tasks sleep until a time that has not come. Wait for them before you advance the time.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public func sleepers(_ count: Int = 1) async throws {
    while true {
      let begun = arrivals.value
      if sleeping.withLock({ $0.values.filter { $0 > time.value }.count }) >= count { return }
      try await arrivals.reach(begun + 1)
    }
  }

  /// Advances the time and wakes the tasks whose time it is.
  public func advance(by duration: Duration) {
    time.raise { $0 += duration }
  }
}
