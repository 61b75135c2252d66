internal import Foundation
internal import KitSupport
internal import RouterEvents

/// A timeline of nested slices on one track, with asynchronous runs outside the track. All times are in nanoseconds
/// since the first event.
struct Timeline {
  /// The latest time on a timeline, about 73 years, because a sum of the times in a decoded history may overflow.
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
  /// Start times are in microseconds, so a slice may seem to begin before the previous slice ends, or to end after the
  /// outer slice. The method moves such a slice. It shortens a slice only if the slices do not fit.
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
      var event = slice.event
      (event.ts, event.dur) = (time.microseconds, duration.microseconds)
      placed.append((time, event))
      for run in slice.runs { place(run, after: time) }
      place(slice.inner, from: time, to: cursor)
    }
  }

  /// Places a run at its start time, but no earlier than `time`, the start time of its event.
  mutating func place(_ run: TimelineRun, after time: Int = 0) {
    runCount += 1
    let start = max(run.start, time)
    var event = run.event
    (event.id, event.ts) = ("0x\(String(runCount, radix: 16))", start.microseconds)
    placed.append((start, event))
    let end = min(start + run.duration, Self.end)
    (event.ph, event.ts, event.args) = ("e", end.microseconds, nil)
    placed.append((end, event))
  }

  /// Returns nanoseconds since `origin` for microseconds since 1970, limited to the range from 0 to ``end``.
  static func time(_ microseconds: Int, since origin: Int) -> Int {
    let (sinceOrigin, isOverflow) = microseconds.subtractingReportingOverflow(origin)
    return isOverflow || sinceOrigin > end / 1_000 ? end : max(0, sinceOrigin) * 1_000
  }

  static func duration(_ nanoseconds: Int) -> Int { min(max(0, nanoseconds), end) }
}

/// An event or a responder on a timeline.
struct TimelineSlice {
  /// The entry, without its times.
  let event: ChromeTraceEvent

  /// The preferred start time, or nil to start as early as possible.
  let start: Int?
  let duration: Int
  var inner: [TimelineSlice] = []
  var runs: [TimelineRun] = []

  /// The end time if the slice starts at its preferred time, or at 0 if it has none.
  var end: Int { min((start ?? 0) + duration, Timeline.end) }
}

struct TimelineRun {
  /// The entry at the beginning of the run, without its time and id.
  let event: ChromeTraceEvent
  let start: Int
  let duration: Int
}

extension Int {
  fileprivate var microseconds: Decimal { Decimal(sign: .plus, exponent: -3, significand: Decimal(self)) }
}

/// The timeline slices for a history step.
struct TimelineStep {
  private let nesting: EventNesting
  private let runs: [EventTrace.ID: [EventRun]]
  private let origin: Int

  init(_ step: EventHistory.Step, _ origin: Int) {
    nesting = EventNesting(step.events)
    runs = Dictionary(grouping: step.runs, by: \.event)
    self.origin = origin
  }

  var slices: [TimelineSlice] { nesting.roots.map(slice) }

  private func slice(of event: EventTrace) -> TimelineSlice {
    let start = Timeline.time(event.microsecondsSince1970, since: origin)
    return TimelineSlice(
      event: ChromeTraceEvent("X", event.name.rawValue.sliceName, in: "event", event.arguments),
      start: start,
      duration: Timeline.duration(event.nanoseconds),
      inner: slices(inside: event, from: start),
      runs: (runs[event.id] ?? []).map { TimelineRun($0, origin) }
    )
  }

  /// Returns the slices that an event's slice contains.
  ///
  /// Responders that acted only in the capture pass come first, followed by the other responders. If the emitter of a
  /// nested event has no slice, the nested event is placed between the responders by start time.
  private func slices(inside event: EventTrace, from start: Int) -> [TimelineSlice] {
    let hops = event.hops
    let nested = nesting.nested(in: event).mapValues { $0.map(slice) }
    let downwards = hops.indices.reversed().filter { hops[$0].isInterceptingOnly }
    let upwards = hops.indices.filter { !hops[$0].isInterceptingOnly }
    var loose = nested[nil] ?? []
    var slices: [TimelineSlice] = []
    for index in downwards + upwards {
      let inner = nested[index] ?? []
      if hops[index].nanoseconds > 0 {
        slices.append(slice(of: hops[index], index, inner))
      } else {
        loose += inner
      }
    }
    for slice in loose {
      let time = slice.start ?? start
      let place = time <= start ? 0 : slices.firstIndex { $0.start.map { $0 > time } ?? false }
      slices.insert(slice, at: place ?? slices.endIndex)
    }
    return slices
  }

  /// Returns the slice of a responder, with the slices of the events that the responder emitted. It ends with the last
  /// of these events if that is possible. If it is too short to contain them all, it starts with the first.
  private func slice(of hop: EventTrace.Hop, _ index: Int, _ inner: [TimelineSlice]) -> TimelineSlice {
    let duration = Timeline.duration(hop.nanoseconds)
    let starts = inner.compactMap(\.start)
    let end = inner.map(\.end).max() ?? 0
    return TimelineSlice(
      event: ChromeTraceEvent("X", hop.type.sliceName, in: "responder", hop.arguments(index)),
      start: starts.min().map { min($0, max(0, end - duration)) },
      duration: duration,
      inner: inner
    )
  }
}

extension TimelineRun {
  init(_ run: EventRun, _ origin: Int) {
    var arguments: [String: ChromeTraceEvent.Argument] = [
      "owner": .text(run.type.visible), "end": .text(run.end.rawValue),
    ]
    if let error = run.error { arguments["error"] = .text(error.visible) }
    event = ChromeTraceEvent("b", run.name.rawValue.sliceName, in: "strategy", arguments)
    start = Timeline.time(run.microsecondsSince1970, since: origin)
    duration = Timeline.duration(run.nanoseconds)
  }
}

extension EventTrace {
  fileprivate var arguments: [String: ChromeTraceEvent.Argument] {
    var arguments: [String: ChromeTraceEvent.Argument] = [
      "event": .text(String(id)), "source": .text(source.visible), "result": .text(result.rawValue),
    ]
    if let message { arguments["message"] = .text(message.visible) }
    if !sent.isEmpty {
      let values = sent.map { ($0.key.visible, $0.value.visible) }
      arguments["userInfo"] = .values(Dictionary(values) { $1 })
    }
    for (name, texts) in [("handlers", handlers), ("errors", errors), ("breaches", breaches)]
    where !texts.isEmpty { arguments[name] = .texts(texts.map(\.visible)) }
    return arguments
  }
}

extension EventTrace.Hop {
  fileprivate var isInterceptingOnly: Bool {
    !answers.isEmpty && answers.allSatisfy(\.isIntercepting) && decorations.isEmpty
  }

  fileprivate func arguments(_ index: Int) -> [String: ChromeTraceEvent.Argument] {
    var arguments: [String: ChromeTraceEvent.Argument] = ["hop": .text(String(index))]
    if !answers.isEmpty { arguments["answers"] = .texts(answers.map(\.description.visible)) }
    if !decorations.isEmpty {
      let values = decorations.map { ($0.key.visible, $0.new?.visible ?? "(removed)") }
      arguments["userInfo"] = .values(Dictionary(values) { $1 })
    }
    return arguments
  }
}

extension String {
  fileprivate var sliceName: String { isEmpty ? "(no name)" : visible }
}
