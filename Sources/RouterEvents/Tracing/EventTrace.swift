internal import KitSupport

/// A record of one dispatch, for observers, logs and pages.
///
/// A trace contains class names and bounded descriptions of values. It retains no values and no responders.
/// `RouterEventsInspector` prints traces, and decodes those that a log has written as JSON.
public struct EventTrace: Equatable, Identifiable, Sendable {
  /// The number of a dispatch. A dispatch that begins later has a greater number.
  public typealias ID = UInt64

  /// The number of the dispatch, unique while the app runs.
  public let id: ID

  /// The name of the event, cut at 120 characters.
  public let name: EventName

  /// The class name of the responder that emitted the event.
  public let source: String

  /// The dispatch during which the event was emitted, or nil if the event was not nested.
  public let parent: Parent?

  /// A description of the typed event or request, or nil if the event was emitted by name.
  public package(set) var message: String?

  /// The first 100 keys and values that the emitter sent. If there are more, a final item `…` counts the rest.
  public package(set) var sent: [Item]

  var route: TracedRoute

  /// The result of the dispatch: handled, blocked, unhandled or dropped.
  public package(set) var result = Result.unhandled

  /// Descriptions of the errors that strategies threw during the dispatch.
  public package(set) var errors: [String] = []

  /// A sentence for each required key that was missing when the event was handled, if a log checks an event catalog.
  public package(set) var breaches: [String] = []

  /// The class names of the responders that handled the event, in order.
  public var handlers: [String] { handler.map { [$0] + otherHandlers } ?? [] }

  // Most events have one handler, which takes no array.
  private(set) var handler: String?
  private(set) var otherHandlers: [String] = []

  package mutating func add(handler name: String) {
    if handler == nil { handler = name } else { otherHandlers.append(name) }
  }

  /// The time when the event was emitted, in microseconds since January 1, 1970, UTC.
  public let microsecondsSince1970: Int

  /// The duration of the dispatch in nanoseconds, including nested dispatches and their observers.
  public package(set) var nanoseconds = 0

  /// The responders on the route, source first.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the route.
  public var hops: [Hop] { route.hops }

  /// Returns the class name at an index on the route, or nil if there is none, without building ``hops``.
  package func typeName(at hop: Int) -> String? { route.has(hop) ? route.type(at: hop) : nil }

  /// The origin of a nested event: the outer dispatch, and the responder that was processing the outer event.
  public struct Parent: Equatable, Sendable {
    /// The number of the outer dispatch.
    public let event: ID
    /// The index of the responder that was processing the outer event. It is nil if there was none, for example because
    /// an observer emitted the nested event, or if the outer dispatch was not traced.
    public let hop: Int?

    package init(event: ID, hop: Int?) {
      (self.event, self.hop) = (event, hop)
    }
  }

  /// A key of a user info, and a description of its value.
  public struct Item: Equatable, Sendable {
    /// The name of the key.
    public let key: String
    /// The text that the trace shows for the value: a bounded description, the type, or `<private>`.
    public let value: String

    package init(key: String, value: String) {
      (self.key, self.value) = (key, value)
    }
  }

  /// A responder on the route, with its decorations and answers.
  public struct Hop: Equatable, Sendable {
    /// The name of the responder's class.
    public let type: String

    /// The roles of the responder's class, and ``EventRoles/attached`` if an attached handler answered.
    public internal(set) var roles: EventRoles

    /// Whether the event reached the responder in the bubble pass: no interceptor or earlier responder stopped it.
    public internal(set) var isReached: Bool

    /// The first 100 changes by the responder as a decorator. If there are more, a final one `…` counts the rest.
    public package(set) var decorations: [Decoration] = []

    /// The responder's answers, in order. The array is empty if the responder was not asked.
    public package(set) var answers: [Answer] = []

    /// The time that the responder took, in nanoseconds. It includes nested dispatches.
    public package(set) var nanoseconds = 0

    /// The last answer, or nil if the responder was not asked.
    public var disposition: EventDisposition? { answers.last?.disposition }

    package init(type: String, roles: EventRoles, isReached: Bool = true) {
      (self.type, self.roles, self.isReached) = (type, roles, isReached)
    }
  }

  /// A record of a value that a decorator set, overwrote or removed.
  public struct Decoration: Equatable, Sendable {
    /// The name of the key.
    public let key: String
    /// The description of the old value, or nil if there was none.
    public let old: String?
    /// The index of the responder that set the old value, or nil if the emitter sent it or there was none.
    public var oldHop: Int? { setter.map(Int.init) }
    /// The description of the new value, or nil if the value was removed.
    public let new: String?

    // Takes half the space of an `Int?`.
    private let setter: Int32?

    package init(key: String, old: String?, oldHop: Int?, new: String?) {
      (self.key, self.old, self.new) = (key, old, new)
      setter = oldHop.map { Int32(clamping: $0) }
    }
  }

  /// The answer of a responder in one of its roles.
  public struct Answer: Equatable, Sendable {
    /// The role in which the responder answered.
    public let role: EventRoles
    /// The answer: whether the responder handled the event, and whether the event continued.
    public let disposition: EventDisposition
    /// The reason why a strategy handled the event without running at once, otherwise nil.
    public let heldBack: HeldBack?
    /// The value that a handler expected and did not find, or nil. The handler forwarded the event.
    ///
    /// For example, `expected Int for 'product.section', found none`, or `disabled` for a strategy that is disabled.
    public let lack: String?

    package init(role: EventRoles, disposition: EventDisposition, heldBack: HeldBack?, lack: String?) {
      (self.role, self.disposition, self.heldBack, self.lack) = (role, disposition, heldBack, lack)
    }
  }

  /// The reason why a strategy handled an event without running at once.
  public enum HeldBack: String, Sendable {
    /// The strategy is throttled, and its interval has not passed since the last run began.
    case throttled
    /// The strategy is debounced, and waits for an interval without events.
    case debounced
    /// The strategy was still running for an earlier event, and dropped this one.
    case dropped
    /// The strategy was still running for an earlier event, and queued this one.
    case queued
  }

  /// The result of a dispatch.
  public enum Result: String, Sendable {
    /// A responder handled the event or answered the request.
    case handled
    /// A responder blocked the event, and no responder handled it.
    case blocked
    /// The event reached the end of its route unhandled.
    case unhandled
    /// The event was nested too deeply, and was not dispatched. Its trace has no message, sent values or hops.
    case dropped
  }
}

extension EventTrace {
  /// Creates a trace without content, answers or result, which the caller adds.
  package init(
    _ id: ID,
    _ name: EventName,
    from source: String,
    at microsecondsSince1970: Int,
    in parent: Parent?,
    _ hops: [Hop]
  ) {
    self.init(
      id: id,
      name: name,
      source: source,
      parent: parent,
      sent: [],
      route: TracedRoute(hops),
      microsecondsSince1970: microsecondsSince1970
    )
  }

  /// Returns the name of an event, followed by the typed event, the request or the sent values, in one line.
  package static func heading(_ name: EventName, _ message: String?, _ sent: [Item]) -> String {
    let content = message ?? (sent.isEmpty ? nil : sent.text)
    return "\(name.rawValue.bounded())\(content.map { " \($0)" } ?? "")".visible
  }
}

extension [EventTrace.Item] {
  var text: String {
    isEmpty ? "[:]" : "[\(map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
  }
}
