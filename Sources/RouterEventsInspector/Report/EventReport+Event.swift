internal import Foundation
public import RouterEvents

extension EventReport {
  /// An event and its way, in texts.
  public struct Event: Hashable, Identifiable, Sendable {
    /// The number of its dispatch: later events of one run of the app have greater ones.
    public let id: EventTrace.ID

    /// The event's name.
    public let name: String

    /// The class of the responder that emitted it.
    public let source: String

    /// The event inside which it was emitted.
    public let parent: Parent?

    /// The typed event or the request.
    public let message: String?

    /// What the emitter sent.
    public let sent: [Item]

    /// The responders of the route, source first.
    public let hops: [Hop]

    /// What strategies threw.
    public let errors: [String]

    /// What the event lacked by the time it was handled, in sentences.
    public let breaches: [String]

    /// The classes of those who handled it, in order.
    public let handlers: [String]

    /// What became of it.
    public let result: EventTrace.Result

    /// When it was emitted, in microseconds since 1970 began in UTC.
    public let microsecondsSince1970: Int

    /// How long its dispatch took, nested ones and all observing included.
    public let nanoseconds: Int
  }

  /// Where an event was emitted that another one led to.
  public struct Parent: Codable, Hashable, Sendable {
    /// The number of that other one.
    public let event: EventTrace.ID
    /// The index of the responder on its route that was being asked; nil between two responders.
    public let hop: Int?
  }

  /// A key and its value.
  public struct Item: Codable, Hashable, Sendable {
    /// The name of the key.
    public let key: String
    /// The value.
    public let value: String
  }

  /// A responder of the route.
  public struct Hop: Hashable, Sendable {
    /// The responder's class.
    public let type: String

    /// What it does for events: `interceptor`, `decorator`, `attached`, `table`, `handler`, `detour`.
    public let roles: [String]

    /// Whether the event came by on its way up. It does not where it was stopped before.
    public let isReached: Bool

    /// What it set, overwrote and removed.
    public let decorations: [Decoration]

    /// What it answered, in order.
    public let answers: [Answer]

    /// How long it took, nested dispatches included.
    public let nanoseconds: Int
  }

  /// A value that a responder set, overwrote or removed.
  public struct Decoration: Codable, Hashable, Sendable {
    /// The name of the key.
    public let key: String
    /// The value that was there; nil where there was none.
    public let old: String?
    /// The index of the responder that had set the old value; nil where the emitter had.
    public let oldHop: Int?
    /// The value that is there now; nil where it was removed.
    public let new: String?
  }

  /// What a responder answered in one of its roles.
  public struct Answer: Codable, Hashable, Sendable {
    /// The role in which it was asked.
    public let role: String
    /// What it answered.
    public let disposition: EventDisposition
  }
}

extension EventReport.Event {
  init(_ trace: EventTrace, breaches: [String] = []) {
    id = trace.id
    name = trace.name.rawValue.bounded()
    source = trace.source
    parent = trace.parentID.map { EventReport.Parent(event: $0, hop: trace.parentHop) }
    message = trace.message
    sent = trace.userInfo.map { EventReport.Item(key: $0.key, value: $0.value) }
    hops = trace.reportedHops
    errors = trace.errors
    self.breaches = breaches
    handlers = trace.handlers
    result = trace.result
    microsecondsSince1970 = WallClock.microsecondsSince1970(at: trace.start)
    nanoseconds = trace.duration.wholeNanoseconds
  }
}

extension EventTrace {
  fileprivate var reportedHops: [EventReport.Hop] {
    var decorations: [Int: [EventReport.Decoration]] = [:]
    var setters: [String: Int] = [:]
    for decoration in self.decorations {
      decorations[decoration.hop, default: []].append(
        EventReport.Decoration(
          key: decoration.key,
          old: decoration.old,
          oldHop: decoration.old == nil ? nil : setters[decoration.name],
          new: decoration.new
        )
      )
      setters[decoration.name] = decoration.hop
    }
    for (hop, all) in decorations where all.count > EventTrace.shownKeyLimit {
      let rest = "and \(all.count - EventTrace.shownKeyLimit) more"
      decorations[hop] =
        all.prefix(EventTrace.shownKeyLimit)
        + [EventReport.Decoration(key: "…", old: nil, oldHop: nil, new: rest)]
    }
    return hops.indices.map { index in
      let hop = hops[index]
      return EventReport.Hop(
        type: hop.type,
        roles: hop.roles.isEmpty ? [] : hop.roles.description.components(separatedBy: ", "),
        isReached: hop.isReached,
        decorations: decorations[index] ?? [],
        answers: hop.answers.map {
          EventReport.Answer(role: $0.role.description, disposition: $0.disposition)
        },
        nanoseconds: hop.duration.wholeNanoseconds
      )
    }
  }
}
