extension EventReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, version, title, steps, missed
  }

  private static let format = "ResponderKit events"
  private static let version = 1

  /// Reads a report back.
  ///
  /// - Throws: `DecodingError` where this is no report, or one of a version that is not known here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    let version = try container.decode(Int.self, forKey: .version)
    guard format == Self.format, version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: container,
        debugDescription:
          "expected '\(Self.format)' of version \(Self.version), found '\(format)' of \(version)"
      )
    }
    self.init(
      try container.decode(String.self, forKey: .title),
      steps: try container.decode([Step].self, forKey: .steps),
      missed: try container.decodeIfPresent(Int.self, forKey: .missed) ?? 0
    )
  }

  /// Writes the report.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(title, forKey: .title)
    try container.encode(steps, forKey: .steps)
    if missed > 0 { try container.encode(missed, forKey: .missed) }
  }
}

extension EventReport.Event: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, source, parent, message, sent, hops, errors, breaches, handlers, result
    case microsecondsSince1970, nanoseconds
  }

  /// Reads an event back.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(UInt64.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    source = try container.decode(String.self, forKey: .source)
    parent = try container.decodeIfPresent(EventReport.Parent.self, forKey: .parent)
    message = try container.decodeIfPresent(String.self, forKey: .message)
    sent = try container.decodeIfPresent([EventReport.Item].self, forKey: .sent) ?? []
    hops = try container.decodeIfPresent([EventReport.Hop].self, forKey: .hops) ?? []
    errors = try container.decodeIfPresent([String].self, forKey: .errors) ?? []
    breaches = try container.decodeIfPresent([String].self, forKey: .breaches) ?? []
    handlers = try container.decodeIfPresent([String].self, forKey: .handlers) ?? []
    result = try container.decode(EventTrace.Result.self, forKey: .result)
    microsecondsSince1970 = try container.decode(Int.self, forKey: .microsecondsSince1970)
    nanoseconds = try container.decode(Int.self, forKey: .nanoseconds)
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(source, forKey: .source)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encodeIfPresent(message, forKey: .message)
    try container.encodeUnlessEmpty(sent, forKey: .sent)
    try container.encodeUnlessEmpty(hops, forKey: .hops)
    try container.encodeUnlessEmpty(errors, forKey: .errors)
    try container.encodeUnlessEmpty(breaches, forKey: .breaches)
    try container.encodeUnlessEmpty(handlers, forKey: .handlers)
    try container.encode(result, forKey: .result)
    try container.encode(microsecondsSince1970, forKey: .microsecondsSince1970)
    try container.encode(nanoseconds, forKey: .nanoseconds)
  }
}

extension EventReport.Hop: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, roles, isReached, decorations, answers, nanoseconds
  }

  /// Reads a hop back.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = try container.decode(String.self, forKey: .type)
    roles = try container.decodeIfPresent([String].self, forKey: .roles) ?? []
    isReached = try container.decodeIfPresent(Bool.self, forKey: .isReached) ?? true
    decorations = try container.decodeIfPresent([EventReport.Decoration].self, forKey: .decorations) ?? []
    answers = try container.decodeIfPresent([EventReport.Answer].self, forKey: .answers) ?? []
    nanoseconds = try container.decodeIfPresent(Int.self, forKey: .nanoseconds) ?? 0
  }

  /// Writes the hop.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encodeUnlessEmpty(roles, forKey: .roles)
    if !isReached { try container.encode(isReached, forKey: .isReached) }
    try container.encodeUnlessEmpty(decorations, forKey: .decorations)
    try container.encodeUnlessEmpty(answers, forKey: .answers)
    if nanoseconds != 0 { try container.encode(nanoseconds, forKey: .nanoseconds) }
  }
}

extension KeyedEncodingContainer {
  fileprivate mutating func encodeUnlessEmpty<Element: Encodable>(_ elements: [Element], forKey key: Key)
    throws
  {
    if !elements.isEmpty { try encode(elements, forKey: key) }
  }
}
