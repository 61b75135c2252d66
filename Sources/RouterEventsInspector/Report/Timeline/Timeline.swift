internal import Foundation

/// Slices on one track that nest, and runs beside it. All times are nanoseconds since the first event.
struct Timeline {
  /// The latest time there is: 73 years. A report that was read may have any numbers; sums of two such times are no overflow.
  static let end = 1 << 61

  private var placed: [(time: Int, event: ChromeTraceEvent)] = []
  private var runCount = 0

  /// The entries in the order of their times. Of two that start at once the outer one is first.
  var events: [ChromeTraceEvent] {
    placed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.event)
  }

  /// Places slices one after the other, where they want to be as far as there is room.
  ///
  /// A start is known in microseconds only, so a slice may seem to begin before the end of the one before, or to end after
  /// the one around it. It is moved, and shortened only if all of them together do not fit.
  mutating func place(_ slices: [TimelineSlice], from start: Int = 0, to end: Int = Timeline.end) {
    var laterDurations = [0]
    for slice in slices.reversed() {
      laterDurations.append(min(laterDurations[laterDurations.count - 1] + slice.duration, Self.end))
    }
    var cursor = start
    for (index, slice) in slices.enumerated() {
      let room = end - cursor
      let duration = min(slice.duration, room)
      let latest = max(cursor, end - min(laterDurations[slices.count - 1 - index], room) - duration)
      let time = min(max(slice.start ?? cursor, cursor), latest)
      cursor = time + duration
      placed.append((time, slice.event(at: time, for: duration)))
      for run in slice.runs { place(run, after: time) }
      place(slice.inner, from: time, to: cursor)
    }
  }

  /// Places a run, which starts after the event that started it.
  mutating func place(_ run: TimelineRun, after time: Int = 0) {
    runCount += 1
    let start = max(run.start, time)
    let id = "0x\(String(runCount, radix: 16))"
    placed.append((start, run.event("b", at: start, id: id)))
    let end = min(start + run.duration, Self.end)
    placed.append((end, run.event("e", at: end, id: id)))
  }

  /// A time in microseconds since 1970, as nanoseconds since the first event.
  static func time(_ microseconds: Int, since origin: Int) -> Int {
    let (sinceOrigin, isOverflow) = microseconds.subtractingReportingOverflow(origin)
    return isOverflow || sinceOrigin > end / 1_000 ? end : max(0, sinceOrigin) * 1_000
  }

  /// A duration within the timeline.
  static func duration(_ nanoseconds: Int) -> Int { min(max(0, nanoseconds), end) }
}

/// A slice that is not placed yet.
struct TimelineSlice {
  let name: String
  let category: String
  let arguments: [String: ChromeTraceEvent.Argument]

  /// Where it wants to start; nil for as early as it can.
  let start: Int?
  let duration: Int
  var inner: [TimelineSlice] = []
  var runs: [TimelineRun] = []

  /// Where it wants to end.
  var end: Int { min((start ?? 0) + duration, Timeline.end) }

  fileprivate func event(at time: Int, for duration: Int) -> ChromeTraceEvent {
    ChromeTraceEvent(
      name: name,
      ph: "X",
      cat: category,
      ts: time.microseconds,
      dur: duration.microseconds,
      args: arguments
    )
  }
}

/// A run of an asynchronous strategy that is not placed yet.
struct TimelineRun {
  let name: String
  let arguments: [String: ChromeTraceEvent.Argument]
  let start: Int
  let duration: Int

  fileprivate func event(_ phase: String, at time: Int, id: String) -> ChromeTraceEvent {
    ChromeTraceEvent(
      name: name,
      ph: phase,
      cat: "strategy",
      ts: time.microseconds,
      id: id,
      args: phase == "b" ? arguments : nil
    )
  }
}

extension Int {
  /// A number of nanoseconds in microseconds, exactly.
  fileprivate var microseconds: Decimal { Decimal(sign: .plus, exponent: -3, significand: Decimal(self)) }
}
