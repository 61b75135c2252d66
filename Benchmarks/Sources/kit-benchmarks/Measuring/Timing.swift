import Foundation

/// Times two pieces of work in turns, by processor time, so that other load hardly affects the ratio.
@MainActor
enum Timing {
  /// The minimum durations of a turn, in nanoseconds.
  private static let stretch = (synchronous: 4_000_000.0, asynchronous: 200_000_000.0)

  /// Times two sides in turn.
  ///
  /// - Parameters:
  ///   - rounds: the number of turns of each side.
  ///   - work: runs the work a number of times.
  ///   - other: runs the reference a number of times.
  /// - Returns: the time of `work` divided by that of `other`. The best round of each counts.
  static func ratio(
    rounds: Int = 25,
    of work: (_ times: Int) throws -> Void,
    to other: (_ times: Int) throws -> Void
  ) rethrows -> Figure {
    let (times, otherTimes) = (try timesInStretch(work), try timesInStretch(other))
    var best = (work: Double.infinity, against: Double.infinity)
    for _ in 0..<rounds {
      best.work = min(best.work, try nanoseconds { try work(times) } / Double(times))
      best.against = min(best.against, try nanoseconds { try other(otherTimes) } / Double(otherTimes))
    }
    return Figure(value: best.work / best.against, sides: best)
  }

  /// Times asynchronous work.
  ///
  /// The system counts the time of threads on other processors only at its ticks, milliseconds apart, so turns are longer.
  static func ratio(
    rounds: Int = 10,
    of work: @Sendable (_ times: Int) async throws -> Void,
    to other: @Sendable (_ times: Int) async throws -> Void
  ) async rethrows -> Figure {
    let (times, otherTimes) = (try await timesInStretch(work), try await timesInStretch(other))
    var best = (work: Double.infinity, against: Double.infinity)
    for _ in 0..<rounds {
      best.work = min(best.work, try await nanoseconds { try await work(times) } / Double(times))
      best.against = min(
        best.against,
        try await nanoseconds { try await other(otherTimes) } / Double(otherTimes)
      )
    }
    return Figure(value: best.work / best.against, sides: best)
  }

  /// The processor time that the process has used, in nanoseconds. Other processes do not add to it.
  nonisolated static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Returns the processor time of `body` in nanoseconds.
  static func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }

  private static func nanoseconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = now
    try await body()
    return now - start
  }

  /// Returns the number of repetitions in a turn. The first run is not counted, because looking up conformances and
  /// symbols can take milliseconds.
  private static func timesInStretch(_ work: (Int) throws -> Void) rethrows -> Int {
    try work(1)
    var times = 1
    while true {
      let time = try nanoseconds { try work(times) }
      if time >= stretch.synchronous / 2 { return max(1, Int(Double(times) * stretch.synchronous / time)) }
      times *= 2
    }
  }

  private static func timesInStretch(_ work: @Sendable (Int) async throws -> Void) async rethrows -> Int {
    try await work(1)
    var times = 1_000
    while true {
      let time = try await nanoseconds { try await work(times) }
      if time >= stretch.asynchronous / 2 { return max(1, Int(Double(times) * stretch.asynchronous / time)) }
      times *= 2
    }
  }
}
