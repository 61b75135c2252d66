public import RouterEvents

/// Events to print, draw or write, detached from the app that they happened in.
///
/// A report is a value. It is made by a log, or of steps that each show a screen beside its events; and it can be read
/// back from its JSON, to be printed or drawn elsewhere:
///
/// ```swift
/// let report = try JSONDecoder().decode(EventReport.self, from: data)
/// try report.writeHTML(to: url)
/// ```
///
/// The JSON has the properties of the report, of each `EventTrace` and of each `EventRun` under their names. What is empty,
/// nil or as usual (a hop that was reached and took no time) is left out, but never `hops` or `events`. It stays readable
/// as long as `version` is 1; more may be added to it:
///
/// ```json
/// { "format": "ResponderKit events", "version": 1, "title": "Events",
///   "steps": [ { "events": [ {
///     "id": 2, "name": "cart.changed", "source": "ListController", "parent": { "event": 1, "hop": 2 },
///     "sent": [ { "key": "count", "value": "1" } ],
///     "hops": [ { "type": "ListController", "roles": [ "table" ], "nanoseconds": 1200,
///                 "decorations": [ { "key": "count", "old": "1", "new": "2" } ],
///                 "answers": [ { "role": "table", "disposition": "handled" } ] },
///               { "type": "UIWindow", "isReached": false } ],
///     "handlers": [ "ListController" ], "result": "handled",
///     "microsecondsSince1970": 1700000000000000, "nanoseconds": 2100 } ],
///   "runs": [ { "event": 2, "name": "cart.changed", "type": "ListController", "end": "finished",
///               "microsecondsSince1970": 1700000000000001, "nanoseconds": 120000000 } ] } ] }
/// ```
///
/// A session that a live page has saved also has `notes` in its steps: batches, reports, errors and counts of events that
/// were not sent, each with the `id` of the event that it comes `after`. Only pages read them. A report leaves them out.
public struct EventReport: Hashable, Sendable {
  /// What the report is called.
  public var title: String

  /// The parts of the report. A plain log is one without a title or a picture.
  public var steps: [Step]

  /// How many earlier events the log had no room for.
  public internal(set) var missed: Int

  /// A part of a report: something that was done, and the events that it led to.
  public struct Step: Hashable, Sendable {
    /// What was done; nil where nothing was, as before the first step. A page counts the steps that have one.
    public var title: String?

    /// What came of it, in words.
    public var note: String?

    /// What was on screen then: the text of an SVG document. It is shown as an image, so that nothing in it runs.
    public var picture: String?

    /// The events, in the order in which they were emitted.
    public internal(set) var events: [EventTrace]

    /// The asynchronous strategies that ran for the events and have ended, in the order of the events.
    public internal(set) var runs: [EventRun]

    /// Makes a step of events that a log has kept or an observer was shown, and of the asynchronous strategies that ran
    /// for them.
    public init(
      _ title: String? = nil,
      note: String? = nil,
      picture: String? = nil,
      events: [EventTrace],
      runs: [EventRun] = []
    ) {
      self.title = title
      self.note = note
      self.picture = picture
      self.events = events.sorted { $0.id < $1.id }
      self.runs = runs.sorted()
    }
  }

  /// Makes a report of steps.
  public init(_ title: String = "Events", steps: [Step], missed: Int = 0) {
    self.title = title
    self.steps = steps
    self.missed = missed
  }

  /// The events of all steps.
  public var events: [EventTrace] { steps.flatMap(\.events) }
}

extension [EventRun] {
  /// The runs in the order of their events, those of one event in the order in which they started.
  func sorted() -> [EventRun] {
    sorted { ($0.event, $0.microsecondsSince1970) < ($1.event, $1.microsecondsSince1970) }
  }
}
