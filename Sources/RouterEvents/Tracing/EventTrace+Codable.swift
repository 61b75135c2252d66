extension TracedRoute: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try [EventTrace.Hop](from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try hops.encode(to: encoder)
  }
}

// These overloads omit empty arrays. In this module, the compiler prefers them to those of the standard library.

extension KeyedDecodingContainer {
  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Element: Encodable>(_ elements: [Element], forKey key: Key) throws {
    try encodeIfPresent(elements.isEmpty ? nil : elements, forKey: key)
  }
}

// Most hops of a long route do nothing, so default values are not encoded.
extension EventTrace.Hop: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, roles, isReached, decorations, answers, nanoseconds
  }

  /// Creates a hop by decoding its properties.
  ///
  /// Only `type` is required. Any other missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: try container.decode(String.self, forKey: .type),
      roles: EventRoles(try container.decode([EventRoles].self, forKey: .roles)),
      isReached: try container.decodeIfPresent(Bool.self, forKey: .isReached) ?? true,
      decorations: try container.decode([EventTrace.Decoration].self, forKey: .decorations),
      answers: try container.decode([EventTrace.Answer].self, forKey: .answers),
      nanoseconds: try container.decodeIfPresent(Int.self, forKey: .nanoseconds) ?? 0
    )
  }

  /// Encodes the hop, omitting properties with default values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(roles.each, forKey: .roles)
    if !isReached { try container.encode(isReached, forKey: .isReached) }
    try container.encode(decorations, forKey: .decorations)
    try container.encode(answers, forKey: .answers)
    if nanoseconds != 0 { try container.encode(nanoseconds, forKey: .nanoseconds) }
  }
}
