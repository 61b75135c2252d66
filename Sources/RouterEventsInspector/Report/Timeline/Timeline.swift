internal import Foundation

/// A timeline of nested slices on one track, with asynchronous runs outside the track.
///
/// All times are in nanoseconds since the first event.
struct Timeline {
  /// The latest time on a timeline, about 73 years after the first event.
  ///
  /// This limit prevents an overflow when two times are added, because a decoded report may contain any numbers.
  static let end = 1 << 61

  private var placed: [(time: Int, event: ChromeTraceEvent)] = []
  private var runCount = 0

  /// The entries, sorted by time. If two slices start at the same time, the outer slice comes first.
  var events: [ChromeTraceEvent] {
    placed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.event)
  }

  /// Places slices one after another between `start` and `end`, each as close as possible to its preferred start time.
  ///
  /// Start times have only microsecond precision. A slice may therefore seem to begin before the previous slice ends,
  /// or to end after the outer slice. The method moves such a slice. It shortens a slice only if the slices do not fit.
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

  /// Places a run at its start time, but no earlier than `time`, the start time of its event.
  mutating func place(_ run: TimelineRun, after time: Int = 0) {
    runCount += 1
    let start = max(run.start, time)
    let id = "0x\(String(runCount, radix: 16))"
    placed.append((start, run.event("b", at: start, id: id)))
    let end = min(start + run.duration, Self.end)
    placed.append((end, run.event("e", at: end, id: id)))
  }

  /// Converts microseconds since 1970 to nanoseconds since `origin`, the time of the first event.
  ///
  /// The result is limited to the range from 0 to ``end``.
  static func time(_ microseconds: Int, since origin: Int) -> Int {
    let (sinceOrigin, isOverflow) = microseconds.subtractingReportingOverflow(origin)
    return isOverflow || sinceOrigin > end / 1_000 ? end : max(0, sinceOrigin) * 1_000
  }

  /// Limits a duration in nanoseconds to the range from 0 to ``end``.
  static func duration(_ nanoseconds: Int) -> Int { min(max(0, nanoseconds), end) }
}

/// A slice to place on a timeline. It represents an event or a responder.
struct TimelineSlice {
  let name: String
  let category: String
  let arguments: [String: ChromeTraceEvent.Argument]

  /// The preferred start time, or nil to start as early as possible.
  let start: Int?
  let duration: Int
  var inner: [TimelineSlice] = []
  var runs: [TimelineRun] = []

  /// The end time if the slice starts at its preferred time. If ``start`` is nil, the start counts as 0.
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

/// A run of an asynchronous strategy to place on a timeline.
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
  /// The number converted from nanoseconds to microseconds, without rounding.
  fileprivate var microseconds: Decimal { Decimal(sign: .plus, exponent: -3, significand: Decimal(self)) }
}
