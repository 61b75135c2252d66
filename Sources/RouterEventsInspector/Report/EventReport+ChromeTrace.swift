internal import Foundation
internal import KitSupport
internal import RouterEvents

extension EventReport {
  /// Returns the events in the Trace Event Format, as JSON. The file opens in Perfetto (`ui.perfetto.dev`) and in
  /// `chrome://tracing`.
  ///
  /// All events are on one track, the main thread's. Nested events are inside the slice of the outer one, and so are
  /// responders that took time. A trace contains a responder's duration but not its start, so its slice is placed where
  /// it fits. Asynchronous strategies are begin/end pairs beside the track. The arguments of a slice are what the trace
  /// shows: keys with values, handlers, answers, the result.
  ///
  /// Times are microseconds since the first event, with nanoseconds as decimals. The start time is in `otherData`.
  ///
  /// - Returns: The contents of a JSON file.
  public func chromeTrace() -> String {
    let origin = steps.flatMap(\.startTimes).min() ?? 0
    var timeline = Timeline()
    timeline.place(
      steps.flatMap { TimelineStep($0, origin).slices }.enumerated()
        .sorted { ($0.element.start ?? 0, $0.offset) < ($1.element.start ?? 0, $1.offset) }.map(\.element)
    )
    for step in steps {
      let known = Set(step.events.map(\.id))
      for run in step.runs where !known.contains(run.event) { timeline.place(TimelineRun(run, origin)) }
    }
    let file = ChromeTraceFile(
      traceEvents: [
        .metadata("process_name", title.visible), .metadata("thread_name", "Main thread"),
      ] + timeline.events,
      otherData: ["startedMicrosecondsSince1970": String(origin)]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and integers can always be encoded.
    guard let data = try? encoder.encode(file) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension EventReport.Step {
  fileprivate var startTimes: [Int] {
    events.map(\.microsecondsSince1970) + runs.map(\.microsecondsSince1970)
  }
}

/// A file in the Trace Event Format.
private struct ChromeTraceFile: Encodable {
  let traceEvents: [ChromeTraceEvent]
  let otherData: [String: String]
  let displayTimeUnit = "ns"

  private enum CodingKeys: CodingKey {
    case traceEvents, otherData, displayTimeUnit
  }
}

/// An entry of the file: a slice (`X`), the beginning or end of a run (`b`, `e`), or a name (`M`).
struct ChromeTraceEvent: Encodable {
  let name: String
  let ph: String
  var cat: String?
  /// The start, in microseconds.
  var ts: Decimal?
  /// The duration, in microseconds.
  var dur: Decimal?
  var id: String?
  var args: [String: Argument]?
  let pid = 1
  let tid = 1

  private enum CodingKeys: CodingKey {
    case name, ph, cat, ts, dur, id, args, pid, tid
  }

  /// The value of an argument.
  enum Argument: Encodable {
    case text(String)
    case texts([String])
    case values([String: String])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .texts(let texts): try texts.encode(to: encoder)
      case .values(let values): try values.encode(to: encoder)
      }
    }
  }

  static func metadata(_ kind: String, _ name: String) -> ChromeTraceEvent {
    ChromeTraceEvent(name: kind, ph: "M", args: ["name": .text(name)])
  }
}
