/// What a responder does for the events that pass it. Roles belong to its class, except ``attached``.
public struct EventRoles: OptionSet, Hashable, Sendable {
  /// The roles as bits.
  public let rawValue: UInt8

  /// Makes a set of roles of bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An ``EventInterceptor``.
  public static let interceptor = EventRoles(rawValue: 1 << 0)
  /// An ``EventDecorator``.
  public static let decorator = EventRoles(rawValue: 1 << 1)
  /// An object with handlers attached by `onRouterEvent`.
  public static let attached = EventRoles(rawValue: 1 << 2)
  /// An ``EventDispatching`` object: one with a table.
  public static let table = EventRoles(rawValue: 1 << 3)
  /// An ``EventHandler``.
  public static let handler = EventRoles(rawValue: 1 << 4)
  /// An ``EventDetour``.
  public static let detour = EventRoles(rawValue: 1 << 5)
}

extension EventRoles: CustomStringConvertible {
  /// The roles by name, in the order in which they act.
  public var description: String {
    let names: [(EventRoles, String)] = [
      (.interceptor, "interceptor"), (.decorator, "decorator"), (.attached, "attached"), (.table, "table"),
      (.handler, "handler"), (.detour, "detour"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
