internal import KitSupport

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

extension EventRoles {
  /// The roles one by one, as ``EventTrace`` writes them.
  var each: [EventRoles] { Self.names.map(\.role).filter { contains($0) } }

  private static let names: [(role: EventRoles, name: String)] = [
    (.interceptor, "interceptor"), (.decorator, "decorator"), (.attached, "attached"), (.table, "table"),
    (.handler, "handler"), (.detour, "detour"),
  ]
}

extension EventRoles: CustomStringConvertible {
  /// The roles by name, in the order in which they act.
  public var description: String {
    Self.names.filter { contains($0.role) }.map(\.name).joined(separator: ", ")
  }
}

extension EventRoles: Codable {
  /// Reads roles as ``description`` writes them.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = []
    for name in text.split(separator: ", ") {
      guard let role = Self.names.first(where: { $0.name == name })?.role else {
        let known = Self.names.map(\.name).joined(separator: ", ")
        let problem = "expected a role (\(known)), found '\(String(name).bounded())'"
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
      }
      insert(role)
    }
  }

  /// Writes the roles by name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
