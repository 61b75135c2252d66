internal import KitSupport

/// The roles of a responder. All roles but ``attached`` depend on its class only.
public struct EventRoles: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An ``EventInterceptor``.
  public static let interceptor = EventRoles(rawValue: 1 << 0)
  /// An ``EventDecorator``.
  public static let decorator = EventRoles(rawValue: 1 << 1)
  /// A responder with handlers attached by `onRouterEvent`.
  public static let attached = EventRoles(rawValue: 1 << 2)
  /// An ``EventDispatching`` responder: one with a table.
  public static let table = EventRoles(rawValue: 1 << 3)
  /// An ``EventHandler``.
  public static let handler = EventRoles(rawValue: 1 << 4)
  /// An ``EventDetour``.
  public static let detour = EventRoles(rawValue: 1 << 5)
}

extension EventRoles {
  /// The roles in the set, as sets of one role each.
  var each: [EventRoles] { Self.names.map(\.role).filter { contains($0) } }

  private static let names: [(role: EventRoles, name: String)] = [
    (.interceptor, "interceptor"), (.decorator, "decorator"), (.attached, "attached"), (.table, "table"),
    (.handler, "handler"), (.detour, "detour"),
  ]
}

extension EventRoles: CustomStringConvertible {
  /// The names of the roles, separated by commas.
  public var description: String {
    Self.names.filter { contains($0.role) }.map(\.name).joined(separator: ", ")
  }
}

extension EventRoles: Codable {
  /// Decodes roles from a string in the form of ``description``.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a name is unknown.
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

  /// Encodes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
