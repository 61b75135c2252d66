/// What one dispatch did, in texts and numbers: what observers are shown, a log keeps and a report writes.
///
/// A trace holds bounded descriptions and the names of classes. It keeps no value and no responder alive, and can be
/// written as JSON and read back elsewhere.
public struct EventTrace: Codable, Hashable, Identifiable, Sendable {
  /// Numbers dispatches in the order in which they began.
  public typealias ID = UInt64

  /// The number of the dispatch.
  public let id: ID

  /// The event's name. A name of more than 120 characters is cut.
  public let name: EventName

  /// The class of the responder that emitted the event.
  public let source: String

  /// Where the event was emitted, if that was inside another dispatch.
  public let parent: Parent?

  /// The typed event or the request; nil for an event with a name only.
  public internal(set) var message: String?

  /// What the emitter sent: the first hundred keys. If there are more, the last item is `…` with their number.
  public internal(set) var sent: [Item]

  var route: TracedRoute

  /// What strategies threw during the dispatch.
  public internal(set) var errors: [String] = []

  /// What the event lacked when it was handled, in sentences, if a catalogue was checked.
  public package(set) var breaches: [String] = []

  /// The classes of the responders that handled the event, in order.
  public internal(set) var handlers: [String] = []

  /// What became of the event.
  public internal(set) var result = Result.unhandled

  /// When the event was emitted, in microseconds since 1970 began in UTC.
  public let microsecondsSince1970: Int

  /// How long the dispatch took, including nested dispatches and observers that look on.
  public internal(set) var nanoseconds = 0

  private enum CodingKeys: String, CodingKey {
    case id, name, source, parent, message, sent, errors, breaches, handlers, result
    case microsecondsSince1970, nanoseconds
    case route = "hops"
  }

  /// The responders of the route, source first.
  ///
  /// - Complexity: linear in the length of the route.
  public var hops: [Hop] { route.hops }

  /// The class of a responder of the route, found without making all hops.
  package func typeName(at hop: Int) -> String { route.type(at: hop) }

  /// The place in another dispatch at which an event was emitted.
  public struct Parent: Codable, Hashable, Sendable {
    /// The number of that dispatch.
    public let event: ID
    /// The index of the responder that was being asked; nil between two responders.
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

    /// What the responder does for events.
    public internal(set) var roles: EventRoles

    /// Whether the event reached the responder on its way up. It does not if it was stopped before.
    public internal(set) var isReached = true

    /// What the responder set, overwrote and removed: the first hundred keys, and the number of further ones.
    public internal(set) var decorations: [Decoration] = []

    /// What the responder answered, in order. Empty if it was not asked.
    public internal(set) var answers: [Answer] = []

    /// How long the responder took, nested dispatches included.
    public internal(set) var nanoseconds = 0

    /// The last answer; nil if the responder was not asked.
    public var disposition: EventDisposition? { answers.last?.disposition }
  }

  /// A value that a decorator set, overwrote or removed.
  public struct Decoration: Codable, Hashable, Sendable {
    /// The name of the key.
    public let key: String
    /// The value before; nil if there was none.
    public let old: String?
    /// The index of the responder that had set the old value; nil if the emitter had.
    public let oldHop: Int?
    /// The value after; nil if it was removed.
    public let new: String?
  }

  /// What a responder answered in one of its roles.
  public struct Answer: Codable, Hashable, Sendable {
    /// The role in which it was asked.
    public let role: EventRoles
    /// What it answered.
    public let disposition: EventDisposition
    /// Why its strategy did not run although the event was handled; nil if it ran.
    public let heldBack: HeldBack?
  }

  /// Why a strategy handled an event without running for it at once.
  public enum HeldBack: String, Codable, Sendable {
    /// It ran less than an interval before.
    case throttled
    /// It waits for an interval without events.
    case debounced
    /// It is running, and events that arrive meanwhile are dropped.
    case dropped
    /// It is running, and the event waits for its turn.
    case queued
  }

  /// What became of an event.
  public enum Result: String, Codable, Sendable {
    /// A responder handled or answered it.
    case handled
    /// A responder stopped it, and none handled it.
    case blocked
    /// It reached the end of its route.
    case unhandled
    /// It was emitted too deep inside other events, and not dispatched.
    case dropped
  }
}
