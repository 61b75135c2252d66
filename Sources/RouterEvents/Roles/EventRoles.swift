internal import KitSupport

/// The roles of a responder in the dispatch of events.
///
/// All roles except ``attached`` depend only on the responder's class.
public struct EventRoles: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each role.
  public let rawValue: UInt8

  /// Creates a set of roles from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The role of an ``EventInterceptor``.
  public static let interceptor = EventRoles(rawValue: 1 << 0)
  /// The role of an ``EventDecorator``.
  public static let decorator = EventRoles(rawValue: 1 << 1)
  /// The role of a responder with handlers attached by `onRouterEvent`.
  public static let attached = EventRoles(rawValue: 1 << 2)
  /// The role of an ``EventDispatching`` responder, which has a table.
  public static let table = EventRoles(rawValue: 1 << 3)
  /// The role of an ``EventHandler``.
  public static let handler = EventRoles(rawValue: 1 << 4)
  /// The role of an ``EventDetour``.
  public static let detour = EventRoles(rawValue: 1 << 5)
}

extension EventRoles {
  /// The roles in the set, each as a separate set.
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
  /// Creates a set of roles by decoding a string in the format of ``description``.
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

  /// Encodes the roles as a string, in the format of ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
