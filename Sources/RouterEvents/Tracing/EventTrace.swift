/// A record of one dispatch, for observers, logs and reports.
///
/// A trace holds bounded descriptions and class names. It retains no values and no responders. It can be encoded as
/// JSON and decoded elsewhere.
public struct EventTrace: Codable, Hashable, Identifiable, Sendable {
  /// The type of dispatch numbers, which increase in the order in which dispatches begin.
  public typealias ID = UInt64

  /// The number of the dispatch.
  public let id: ID

  /// The event's name. A name of more than 120 characters is cut.
  public let name: EventName

  /// The class of the responder that emitted the event.
  public let source: String

  /// The place in another dispatch where the event was emitted, or nil if it was not nested.
  public let parent: Parent?

  /// A description of the typed event or request, or nil for an event with a name only.
  public internal(set) var message: String?

  /// The first 100 keys and values that the emitter sent. If there are more, an item with the key `…` counts the rest.
  public internal(set) var sent: [Item]

  var route: TracedRoute

  /// The errors that strategies threw during the dispatch.
  public internal(set) var errors: [String] = []

  /// The rules of a catalog that the event broke when it was handled, in sentences.
  public package(set) var breaches: [String] = []

  /// The classes of the responders that handled the event, in order.
  public internal(set) var handlers: [String] = []

  /// The result of the dispatch.
  public internal(set) var result = Result.unhandled

  /// The time at which the event was emitted, in microseconds since January 1, 1970, UTC.
  public let microsecondsSince1970: Int

  /// The duration of the dispatch in nanoseconds, including nested dispatches and their observers.
  public internal(set) var nanoseconds = 0

  private enum CodingKeys: String, CodingKey {
    case id, name, source, parent, message, sent, errors, breaches, handlers, result
    case microsecondsSince1970, nanoseconds
    case route = "hops"
  }

  /// The responders of the route, source first.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the route.
  public var hops: [Hop] { route.hops }

  /// Returns the class of the responder at an index of the route, without building ``hops``.
  package func typeName(at hop: Int) -> String { route.type(at: hop) }

  /// The place in another dispatch where an event was emitted.
  public struct Parent: Codable, Hashable, Sendable {
    /// The number of that dispatch.
    public let event: ID
    /// The index of the responder that was being asked, or nil between two responders.
    public let hop: Int?
  }

  /// A key and its value.
  public struct Item: Codable, Hashable, Sendable {
    /// The name of the key.
    public let key: String
    /// The description of the value.
    public let value: String
  }

  /// A responder of the route.
  public struct Hop: Hashable, Sendable {
    /// The responder's class.
    public let type: String

    /// The responder's roles.
    public internal(set) var roles: EventRoles

    /// Whether the event reached the responder in the bubble pass. False if it was stopped before.
    public internal(set) var isReached = true

    /// The first 100 changes that the responder made as a decorator. If there are more, a change of the key `…` counts
    /// the rest.
    public internal(set) var decorations: [Decoration] = []

    /// The responder's answers, in order. Empty if it was not asked.
    public internal(set) var answers: [Answer] = []

    /// The time the responder took in nanoseconds, including nested dispatches.
    public internal(set) var nanoseconds = 0

    /// The last answer, or nil if the responder was not asked.
    public var disposition: EventDisposition? { answers.last?.disposition }
  }

  /// A value that a decorator set, overwrote or removed.
  public struct Decoration: Codable, Hashable, Sendable {
    /// The name of the key.
    public let key: String
    /// The description of the old value, or nil if there was none.
    public let old: String?
    /// The index of the responder that had set the old value, or nil if the emitter had.
    public let oldHop: Int?
    /// The description of the new value, or nil if the value was removed.
    public let new: String?
  }

  /// The answer of a responder in one of its roles.
  public struct Answer: Codable, Hashable, Sendable {
    /// The role in which the responder was asked.
    public let role: EventRoles
    /// The responder's answer.
    public let disposition: EventDisposition
    /// Why the strategy handled the event without running at once, or nil if it ran.
    public let heldBack: HeldBack?
  }

  /// The reason why a strategy handled an event without running at once.
  public enum HeldBack: String, Codable, Sendable {
    /// The strategy ran less than its interval ago.
    case throttled
    /// The strategy waits for an interval without events.
    case debounced
    /// The strategy is running and drops events until it ends.
    case dropped
    /// The strategy is running and queues events until it ends.
    case queued
  }

  /// The result of a dispatch.
  public enum Result: String, Codable, Sendable {
    /// A responder handled or answered the event.
    case handled
    /// A responder blocked the event, and none handled it.
    case blocked
    /// The event reached the end of its route unhandled.
    case unhandled
    /// The event was nested too deeply and was not dispatched.
    case dropped
  }
}
