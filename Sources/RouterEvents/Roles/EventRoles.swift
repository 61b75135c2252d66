/// The roles of a responder in the dispatch of events.
///
/// All roles except ``attached`` depend only on the responder's class.
public struct EventRoles: OptionSet, Hashable, CustomStringConvertible, Sendable {
  /// The bits of the set, one for each role.
  public let rawValue: UInt8

  /// Creates a set of roles from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A responder that sees each event first, from the top of the chain down: an ``EventInterceptor``.
  public static let interceptor = EventRoles(rawValue: 1 << 0)
  /// A responder that adds values to events on their way up: an ``EventDecorator``.
  public static let decorator = EventRoles(rawValue: 1 << 1)
  /// A responder with handlers attached by `onRouterEvent`.
  public static let attached = EventRoles(rawValue: 1 << 2)
  /// A responder that handles events with a table: an ``EventDispatching``.
  public static let table = EventRoles(rawValue: 1 << 3)
  /// A responder that handles events in a method: an ``EventHandler``.
  public static let handler = EventRoles(rawValue: 1 << 4)
  /// A responder that leads events to another responder than its `next`: an ``EventDetour``.
  public static let detour = EventRoles(rawValue: 1 << 5)

  package var names: [String] { Self.all.filter { contains($0.role) }.map(\.name) }

  package static let all: [(role: EventRoles, name: String)] = [
    (.interceptor, "interceptor"), (.decorator, "decorator"), (.attached, "attached"), (.table, "table"),
    (.handler, "handler"), (.detour, "detour"),
  ]

  /// The names of the roles, separated by commas.
  public var description: String { names.joined(separator: ", ") }
}

/// The roles of the classes of all responders that have been on a route.
///
/// Classes are never unloaded, so no entry becomes stale. The table never removes an entry. It changes an entry only to
/// add the class name when it is first needed.
/// Exclusivity checking is off for the classes and the recent ones, which each dispatch reads, as in ``Emission``.
@MainActor
final class RoleTable {
  @exclusivity(unchecked) private(set) var classes: ContiguousArray<ClassRoles> = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var names: ContiguousArray<String?> = []
  @exclusivity(unchecked) private var recent = RecentClasses()

  func roles(of responder: borrowing any EventResponder) -> (index: Int32, roles: EventRoles) {
    let type = type(of: responder)
    let id = ObjectIdentifier(type)
    if let known = recent[id] { return known }
    let index = index(of: type, id)
    let roles = classes[Int(index)].roles
    recent[id] = (index, roles)
    return (index, roles)
  }

  func name(ofClassAt index: Int32) -> String {
    let index = Int(index)
    if let name = names[index] { return name }
    let name = String(describing: classes[index].type)
    names[index] = name
    return name
  }

  private func index(of type: any EventResponder.Type, _ id: ObjectIdentifier) -> Int32 {
    if let index = indices[id] { return Int32(index) }
    indices[id] = classes.count
    classes.append(ClassRoles(of: type))
    names.append(nil)
    return Int32(classes.count - 1)
  }
}

/// A cache of at most 64 recently used classes, indexed by address.
///
/// A look-up takes 2 ns. It would take 15 ns in a dictionary.
private struct RecentClasses {
  private struct Entry {
    var type: ObjectIdentifier?
    var index: Int32
    var roles: EventRoles
  }

  private var entries = ContiguousArray(repeating: Entry(type: nil, index: 0, roles: []), count: 64)

  subscript(type: ObjectIdentifier) -> (index: Int32, roles: EventRoles)? {
    get {
      let entry = entries[(Int(bitPattern: type) >> 4) & 63]
      return entry.type == type ? (entry.index, entry.roles) : nil
    }
    set {
      guard let newValue else { return }
      entries[(Int(bitPattern: type) >> 4) & 63] = Entry(
        type: type,
        index: newValue.index,
        roles: newValue.roles
      )
    }
  }
}

/// The roles of a responder class.
///
/// Each optional property contains the class, cast to the protocol of a role, or nil if the class does not conform.
/// Storing the results saves a cast, about 20 ns, for each responder on a route. Metatypes are not reference-counted,
/// so copying this value requires no retain.
@MainActor
struct ClassRoles {
  let type: any EventResponder.Type
  let roles: EventRoles
  let interceptor: (any EventInterceptor.Type)?
  let decorator: (any EventDecorator.Type)?
  let table: (any EventDispatching.Type)?
  let handler: (any EventHandler.Type)?
  let detour: (any EventDetour.Type)?

  init(of type: any EventResponder.Type) {
    self.type = type
    interceptor = type as? any EventInterceptor.Type
    decorator = type as? any EventDecorator.Type
    table = type as? any EventDispatching.Type
    handler = type as? any EventHandler.Type
    detour = type as? any EventDetour.Type
    var roles: EventRoles = []
    if interceptor != nil { roles.insert(.interceptor) }
    if decorator != nil { roles.insert(.decorator) }
    if table != nil { roles.insert(.table) }
    if handler != nil { roles.insert(.handler) }
    if detour != nil { roles.insert(.detour) }
    self.roles = roles
  }
}

// `unsafeDowncast` is safe here, because these methods are called on the metatype of the responder's exact class. The
// class of an object must not change while the object is on a route. Debug builds check the cast. `as!` would search
// the superclasses for each responder with a role.

extension EventInterceptor {
  static func intercept(_ event: RouterEvent, by responder: any EventResponder) -> EventDisposition {
    unsafeDowncast(responder, to: Self.self).intercept(event)
  }
}

extension EventDecorator {
  static func decorate(_ userInfo: inout UserInfo, for event: RouterEvent, by responder: any EventResponder) {
    unsafeDowncast(responder, to: Self.self).decorate(&userInfo, for: event)
  }
}

extension EventDispatching {
  static func dispatch(_ event: RouterEvent, by responder: any EventResponder) -> EventDisposition {
    unsafeDowncast(responder, to: Self.self).dispatch(event)
  }

  static func prospect(of name: EventName, by responder: any EventResponder) -> EventProspect {
    unsafeDowncast(responder, to: Self.self).prospect(of: name)
  }

  static func commandState(of name: EventName, by responder: any EventResponder) -> CommandState? {
    unsafeDowncast(responder, to: Self.self).commandState(of: name)
  }
}

extension EventHandler {
  static func handle(_ event: RouterEvent, by responder: any EventResponder) -> EventDisposition {
    unsafeDowncast(responder, to: Self.self).handle(event)
  }
}

extension EventDetour {
  static func eventDetour(of responder: any EventResponder) -> (any EventResponder)? {
    unsafeDowncast(responder, to: Self.self).eventDetour
  }
}
