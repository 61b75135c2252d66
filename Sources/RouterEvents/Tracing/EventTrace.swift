/// What one dispatch did, for whoever looks at it afterwards.
///
/// A trace holds descriptions of bounded length, and names of classes: it keeps no value and no responder alive.
public struct EventTrace: Identifiable, Sendable {
  /// Numbers dispatches in the order in which they began.
  public typealias ID = UInt64

  /// The number of the dispatch.
  public let id: ID

  /// The dispatch inside which the event was emitted.
  public let parentID: ID?

  /// The index, in the parent's ``hops``, of the responder that was being asked when the event was emitted.
  public let parentHop: Int?

  /// The event's name.
  public let name: EventName

  /// The class of the responder that emitted the event.
  public let source: String

  /// That class itself.
  package let sourceClass: AnyClass

  /// The typed event or the request, described; nil for an event with a name only.
  public let message: String?

  /// What the emitter sent: the first hundred keys, and how many more there are under a last one, `…`.
  public let userInfo: [Item]

  /// The names of the keys beyond those, as far as they have values: for whoever looks for one while the trace is new.
  package var furtherKeys: [String] = []

  /// The responders of the route, source first.
  public internal(set) var hops: [Hop] = []

  /// What decorators changed, in order.
  public internal(set) var decorations: [Decoration] = []

  /// What strategies threw during the dispatch, described.
  public internal(set) var errors: [String] = []

  /// The classes of those who handled the event, in order.
  public internal(set) var handlers: [String] = []

  /// What became of the event.
  public internal(set) var result = Result.unhandled

  /// When the event was emitted, on the continuous clock.
  public let start: ContinuousClock.Instant

  /// How long the dispatch took, nested ones and all observing included.
  public internal(set) var duration: Duration = .zero

  /// A value of a user info, described.
  public struct Item: Hashable, Sendable {
    /// The name of the key, described.
    public let key: String
    /// The name in full.
    package let name: String
    /// The value, described.
    public let value: String
    /// Whether the value is an optional without one: the key is there and reads as nil.
    package let isAbsent: Bool
  }

  /// A responder of the route.
  public struct Hop: Sendable {
    /// The responder's class.
    public let type: String

    /// What the responder does for events.
    public internal(set) var roles: EventRoles

    /// Whether the event came by on its way up. It does not where it was stopped below, or on its way down.
    public internal(set) var isReached = true

    /// What the responder answered, in order; empty where it was not asked.
    public internal(set) var answers: [Answer] = []

    /// How long the responder took, nested dispatches included.
    public internal(set) var duration: Duration = .zero

    /// What its last answer was, nil where it was not asked.
    public var disposition: EventDisposition? { answers.last?.disposition }
  }

  /// What a responder answered in one of its roles.
  public struct Answer: Hashable, Sendable {
    /// The role in which it was asked.
    public let role: EventRoles
    /// What it answered.
    public let disposition: EventDisposition
  }

  /// A value that a decorator set, overwrote or removed.
  public struct Decoration: Hashable, Sendable {
    /// The index of the decorator in ``EventTrace/hops``.
    public let hop: Int
    /// The name of the key, described.
    public let key: String
    /// The name in full.
    package let name: String
    /// The value that was there, described; nil where there was none.
    public let old: String?
    /// The value that is there now, described; nil where it was removed.
    public let new: String?
    /// Whether the value that is there now is an optional without one.
    package let isAbsent: Bool
  }

  /// What became of an event.
  public enum Result: String, Codable, Sendable {
    /// Somebody handled it, or answered it.
    case handled
    /// Nobody handled it, and somebody stopped it.
    case blocked
    /// It reached the end of its route.
    case unhandled
    /// It was emitted too deep inside other events, and not dispatched.
    case dropped
  }
}
