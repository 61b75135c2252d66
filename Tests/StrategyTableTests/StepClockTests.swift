import Foundation
import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct StepClockTests {
  @Test func worksWithAClockOfAnyDurationType() {
    let clock = StepClock()
    let screen = Screen(
      StrategyTable { Call(.scrolled, Screen.look).throttled(for: StepClock.Steps(count: 3), clock: clock) }
    )

    for _ in 0..<7 {
      screen.routerEvent(name: .scrolled)
      clock.step()
    }

    #expect(screen.log.count == 3)
  }
}

/// A clock that counts the steps of a test.
private final class StepClock: Clock {
  struct Steps: DurationProtocol, Hashable {
    var count: Int

    static var zero: Steps { Steps(count: 0) }
    static func + (lhs: Steps, rhs: Steps) -> Steps { Steps(count: lhs.count + rhs.count) }
    static func - (lhs: Steps, rhs: Steps) -> Steps { Steps(count: lhs.count - rhs.count) }
    static func / (lhs: Steps, rhs: Int) -> Steps { Steps(count: lhs.count / rhs) }
    static func * (lhs: Steps, rhs: Int) -> Steps { Steps(count: lhs.count * rhs) }
    static func / (lhs: Steps, rhs: Steps) -> Double { Double(lhs.count) / Double(rhs.count) }
    static func < (lhs: Steps, rhs: Steps) -> Bool { lhs.count < rhs.count }
  }

  struct Instant: InstantProtocol {
    var steps: Steps

    func advanced(by duration: Steps) -> Instant { Instant(steps: steps + duration) }
    func duration(to other: Instant) -> Steps { other.steps - steps }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.steps < rhs.steps }
  }

  private let taken = Lock(0)

  var now: Instant { Instant(steps: Steps(count: taken.withLock { $0 })) }
  var minimumResolution: Steps { Steps(count: 1) }

  func step() {
    taken.withLock { $0 += 1 }
  }

  func sleep(until deadline: Instant, tolerance: Steps?) async throws {
    throw CancellationError()
  }
}
