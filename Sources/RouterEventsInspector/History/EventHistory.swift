public import RouterEvents

/// A collection of recorded events that you can print, draw or write to a file.
///
/// A log creates a history from its events. You can also create a history from steps, each with events and an optional
/// screenshot. The JSON of a history can be decoded without the app:
///
/// ```swift
/// let history = try JSONDecoder().decode(EventHistory.self, from: data)
/// try history.writeHTML(to: url)
/// ```
///
/// The JSON contains the properties of the history and of each `EventTrace` and `EventRun`, under the same names. Nil
/// values and empty arrays are left out, except the arrays `steps`, `events` and `hops`. A `missed` of 0 is left out,
/// too. A hop that was reached has no `isReached`, and a hop that took no time has no `nanoseconds`. While `version` is
/// 1, properties may be added, but the format does not change otherwise:
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
/// In a session that a live page has saved, a step can also contain `notes`: batch updates, reports, errors, and counts
/// of missed events. The field `after` of a note contains the `id` of the preceding event. Pages show notes, but a
/// decoded history does not contain them.
public struct EventHistory: Equatable, Sendable {
  /// The title of the history, which appears in pages and Chrome traces.
  public var title: String

  /// The steps of the history, in order. The history of a log has one step, without a title or a picture.
  public var steps: [Step]

  /// The number of earlier events that the history does not contain, because the log dropped them.
  public internal(set) var missed: Int

  /// A step of a history: an action and the events that the action caused.
  public struct Step: Equatable, Sendable {
    /// The action that caused the events, or nil if there was none, for example before the first action.
    ///
    /// The page numbers the steps that have a title.
    public var title: String?

    /// A description of the action's result, or nil if there is none.
    public var note: String?

    /// A screenshot as the text of an SVG document, shown as an image, so that its scripts do not run, or nil.
    public var picture: String?

    /// The events, in the order of emission.
    public internal(set) var events: [EventTrace]

    /// The ended runs of asynchronous strategies, in the order of their events.
    public internal(set) var runs: [EventRun]

    /// Creates a step. The events are sorted in the order of emission, and the ended runs of their asynchronous
    /// strategies in the order of their events.
    public init(
      _ title: String? = nil,
      note: String? = nil,
      picture: String? = nil,
      events: [EventTrace],
      runs: [EventRun] = []
    ) {
      (self.title, self.note, self.picture) = (title, note, picture)
      (self.events, self.runs) = (events.sorted { $0.id < $1.id }, runs.sorted())
    }
  }

  /// Creates a history from steps, in order, and the number of earlier events that it does not contain.
  public init(_ title: String = "Events", steps: [Step], missed: Int = 0) {
    (self.title, self.steps, self.missed) = (title, steps, missed)
  }

  /// The events of all steps, in the order of the steps.
  public var events: [EventTrace] { steps.flatMap(\.events) }
}

extension [EventRun] {
  /// Returns the runs in the order of their events. Runs for the same event are in the order of their start times.
  func sorted() -> [EventRun] {
    sorted { ($0.event, $0.microsecondsSince1970) < ($1.event, $1.microsecondsSince1970) }
  }
}

extension EventHistory: Decodable {
  static let format = "ResponderKit events"
  static let version = 1

  /// Creates a history by decoding from the given decoder.
  ///
  /// - Throws: `DecodingError` if the data is not a history or has an unknown version.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    let (format, version): (String, Int) = (try properties[.format], try properties[.version])
    guard format == Self.format, version == Self.version else {
      let problem = "expected '\(Self.format)' of version \(Self.version), found '\(format)' of \(version)"
      throw DecodingError.dataCorruptedError(forKey: .version, in: properties, debugDescription: problem)
    }
    let missed: Int? = try properties[optional: .missed]
    self.init(try properties[.title], steps: try properties[.steps], missed: missed ?? 0)
  }
}

extension EventHistory.Step: Decodable {
  /// Creates a step by decoding from the given decoder. The decoded events and runs are not sorted.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    self.init(
      try properties[optional: .title],
      note: try properties[optional: .note],
      picture: try properties[optional: .picture],
      events: []
    )
    // The initializer would sort the events.
    events = try properties[.events]
    runs = try properties[list: .runs]
  }
}

extension EventHistory {
  /// Returns the history as indented JSON with sorted keys. For the format, see ``EventHistory``.
  public func json() -> String {
    var json = JSONText(.indented)
    json.write(self)
    return json.string
  }
}
