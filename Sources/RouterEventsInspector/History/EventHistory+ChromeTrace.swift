internal import Foundation
internal import KitSupport
internal import RouterEvents

extension EventHistory {
  /// Returns the JSON text of the events in the Trace Event Format, for Perfetto (`ui.perfetto.dev`) and `chrome://tracing`.
  ///
  /// All events are on one track, the main thread. The slice of an event contains slices for its nested events and for
  /// each responder whose recorded duration is not 0. A trace does not record when a responder started, so the slice of
  /// a responder is placed where it fits. Each run of an asynchronous strategy is a pair of begin and end entries
  /// outside the track.
  ///
  /// The arguments of a slice are the contents of the trace: the keys with their values, the handlers, the answers and
  /// the result. Times are in microseconds since the first event, with three decimal places for the nanoseconds. The
  /// field `otherData` contains the time of the first event, in microseconds since 1970.
  public func chromeTrace() -> String {
    let events = steps.flatMap(\.events).map(\.microsecondsSince1970)
    let runs = steps.flatMap(\.runs).map(\.microsecondsSince1970)
    let origin = (events + runs).min() ?? 0
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
        ChromeTraceEvent("M", "process_name", ["name": .text(title.visible)]),
        ChromeTraceEvent("M", "thread_name", ["name": .text("Main thread")]),
      ] + timeline.events,
      otherData: ["startedMicrosecondsSince1970": String(origin)]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding cannot fail, because the file contains only strings and numbers.
    guard let data = try? encoder.encode(file) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

private struct ChromeTraceFile: Encodable {
  let traceEvents: [ChromeTraceEvent]
  let otherData: [String: String]
  let displayTimeUnit = "ns"
}

/// An entry of a file in the Trace Event Format. Its phase `ph` is `X` for a slice, `b` and `e` for the ends of a run,
/// and `M` for the name of the process or thread.
struct ChromeTraceEvent: Encodable {
  let name: String
  var ph: String
  var cat: String?
  /// The start time, in microseconds since the first event.
  var ts: Decimal?
  /// The duration, in microseconds.
  var dur: Decimal?
  var id: String?
  var args: [String: Argument]?
  let pid = 1
  let tid = 1

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

  init(_ phase: String, _ name: String, in category: String? = nil, _ arguments: [String: Argument]) {
    (self.name, ph, cat, args) = (name, phase, category, arguments)
  }
}
