internal import KitSupport
internal import RouterEvents

/// The timeline slices for a report step: all events of the step, and the responders whose recorded duration is not 0.
struct TimelineStep {
  private let nesting: EventNesting
  private let runs: [EventTrace.ID: [EventRun]]
  private let origin: Int

  init(_ step: EventReport.Step, _ origin: Int) {
    nesting = EventNesting(step.events)
    runs = Dictionary(grouping: step.runs, by: \.event)
    self.origin = origin
  }

  /// The slices of the outermost events, which contain all other slices.
  var slices: [TimelineSlice] { nesting.roots.map(slice) }

  private func slice(of event: EventTrace) -> TimelineSlice {
    let start = Timeline.time(event.microsecondsSince1970, since: origin)
    return TimelineSlice(
      name: event.name.rawValue.sliceName,
      category: "event",
      arguments: event.arguments,
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

  /// Returns the slice of a responder, with the slices of the events that the responder emitted.
  ///
  /// The preferred start time makes the slice end with the last of these events. If the slice is too short to contain
  /// them all, it starts with the first.
  private func slice(of hop: EventTrace.Hop, _ index: Int, _ inner: [TimelineSlice]) -> TimelineSlice {
    let duration = Timeline.duration(hop.nanoseconds)
    let starts = inner.compactMap(\.start)
    let end = inner.map(\.end).max() ?? 0
    return TimelineSlice(
      name: hop.type.sliceName,
      category: "responder",
      arguments: hop.arguments(index),
      start: starts.min().map { min($0, max(0, end - duration)) },
      duration: duration,
      inner: inner
    )
  }
}

extension TimelineRun {
  init(_ run: EventRun, _ origin: Int) {
    name = run.name.rawValue.sliceName
    var arguments: [String: ChromeTraceEvent.Argument] = [
      "owner": .text(run.type.visible), "end": .text(run.end.rawValue),
    ]
    if let error = run.error { arguments["error"] = .text(error.visible) }
    self.arguments = arguments
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
  /// Whether the responder acted only in the capture pass.
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
  /// The string as the name of a slice, or `(no name)` if the string is empty.
  fileprivate var sliceName: String { isEmpty ? "(no name)" : visible }
}
