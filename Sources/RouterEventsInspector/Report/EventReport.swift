public import RouterEvents

/// A set of recorded events to print, draw or write, independent of the app.
///
/// A log creates a report, or you create one from steps that each have a screenshot and events. A report can be decoded
/// from its JSON:
///
/// ```swift
/// let report = try JSONDecoder().decode(EventReport.self, from: data)
/// try report.writeHTML(to: url)
/// ```
///
/// The JSON contains the properties of the report and of each `EventTrace` and `EventRun` under their names. Empty, nil
/// and default values are left out (for example a hop that was reached and took no time), except `hops` and `events`.
/// The format is stable while `version` is 1; properties may be added:
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
  /// The title of the report.
  public var title: String

  /// The parts of the report. A log's report has one, without a title or a picture.
  public var steps: [Step]

  /// The number of earlier events that the log dropped.
  public internal(set) var missed: Int

  /// A part of a report: an action and the events that it caused.
  public struct Step: Hashable, Sendable {
    /// The action, or nil if there was none, as before the first one. The page counts the steps with a title.
    public var title: String?

    /// The result, in words.
    public var note: String?

    /// A screenshot: the text of an SVG document. It is shown as an image, so no script in it runs.
    public var picture: String?

    /// The events, in the order of emission.
    public internal(set) var events: [EventTrace]

    /// The ended asynchronous strategies of the events, in the order of the events.
    public internal(set) var runs: [EventRun]

    /// Creates a step of events and their asynchronous strategies.
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

  /// Creates a report of steps.
  public init(_ title: String = "Events", steps: [Step], missed: Int = 0) {
    self.title = title
    self.steps = steps
    self.missed = missed
  }

  /// The events of all steps.
  public var events: [EventTrace] { steps.flatMap(\.events) }
}

extension [EventRun] {
  /// The runs in the order of their events, and within an event in the order of their start.
  func sorted() -> [EventRun] {
    sorted { ($0.event, $0.microsecondsSince1970) < ($1.event, $1.microsecondsSince1970) }
  }
}
