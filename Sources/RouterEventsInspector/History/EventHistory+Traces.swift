internal import KitSupport
public import RouterEvents

// What reads a written trace. It is in this module, so that an app without the inspector does not contain it.

/// The properties in a written history.
enum Property: String, CodingKey {
  case answers, breaches, decorations, disposition, end, error, errors, event, events, format, handlers
  case heldBack, hop, hops, id, isReached, key, lack, message, microsecondsSince1970, missed, name
  case nanoseconds, new, note, old, oldHop, parent, picture, result, role, roles, runs, sent, source, steps
  case title, type, value, version
}

typealias Properties = KeyedDecodingContainer<Property>

extension Properties {
  init(of decoder: any Decoder) throws {
    self = try decoder.container(keyedBy: Property.self)
  }

  subscript<Value: Decodable>(property: Property) -> Value {
    get throws { try decode(Value.self, forKey: property) }
  }

  /// Returns nil if the property is missing.
  subscript<Value: Decodable>(optional property: Property) -> Value? {
    get throws { try decodeIfPresent(Value.self, forKey: property) }
  }

  /// Returns an empty array if the property is missing.
  subscript<Element: Decodable>(list property: Property) -> [Element] {
    get throws { try decodeIfPresent([Element].self, forKey: property) ?? [] }
  }
}

extension EventTrace: Decodable {
  /// Creates a trace by decoding its properties.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    self.init(
      try properties[.id],
      try properties[.name],
      from: try properties[.source],
      at: try properties[.microsecondsSince1970],
      in: try properties[optional: .parent],
      try properties[.hops]
    )
    message = try properties[optional: .message]
    sent = try properties[list: .sent]
    errors = try properties[list: .errors]
    breaches = try properties[list: .breaches]
    let handlers: [String] = try properties[list: .handlers]
    for handler in handlers { add(handler: handler) }
    result = try properties[.result]
    nanoseconds = try properties[.nanoseconds]
  }
}

extension EventTrace.Parent: Decodable {
  /// Creates an origin by decoding its properties.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    self.init(event: try properties[.event], hop: try properties[optional: .hop])
  }
}

extension EventTrace.Item: Decodable {
  /// Creates an item by decoding its properties.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    self.init(key: try properties[.key], value: try properties[.value])
  }
}

extension EventTrace.Hop: Decodable {
  /// Creates a hop by decoding its properties.
  ///
  /// Only `type` is required. Any other missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    let roles: [EventRoles] = try properties[list: .roles]
    self.init(
      type: try properties[.type],
      roles: EventRoles(roles),
      isReached: try properties[optional: .isReached] ?? true
    )
    decorations = try properties[list: .decorations]
    answers = try properties[list: .answers]
    nanoseconds = try properties[optional: .nanoseconds] ?? 0
  }
}

extension EventTrace.Decoration: Decodable {
  /// Creates a change by decoding its properties.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    self.init(
      key: try properties[.key],
      old: try properties[optional: .old],
      oldHop: try properties[optional: .oldHop],
      new: try properties[optional: .new]
    )
  }
}

extension EventTrace.Answer: Decodable {
  /// Creates an answer by decoding its properties.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    self.init(
      role: try properties[.role],
      disposition: try properties[.disposition],
      heldBack: try properties[optional: .heldBack],
      lack: try properties[optional: .lack]
    )
  }
}

extension EventTrace.HeldBack: Decodable {}
extension EventTrace.Result: Decodable {}
extension EventDisposition: Decodable {}
extension EventRun.End: Decodable {}

extension EventRoles: Decodable {
  /// Creates a set of roles by decoding a string in the format of `description`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a name is unknown.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = []
    for name in text.split(separator: ", ") {
      guard let role = Self.all.first(where: { $0.name == name })?.role else {
        let known = Self.all.map(\.name).joined(separator: ", ")
        let problem = "expected a role (\(known)), found '\(String(name).bounded())'"
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
      }
      insert(role)
    }
  }
}

extension EventRun: Decodable {
  /// Creates a run by decoding its properties.
  public init(from decoder: any Decoder) throws {
    let properties = try Properties(of: decoder)
    self.init(
      event: try properties[.event],
      name: try properties[.name],
      type: try properties[.type],
      microsecondsSince1970: try properties[.microsecondsSince1970],
      nanoseconds: try properties[.nanoseconds],
      end: try properties[.end],
      error: try properties[optional: .error]
    )
  }
}
