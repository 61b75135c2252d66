internal import RouterEvents

extension LiveLine: Codable {
  /// The kind of a line. The raw value is the name of the kind in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    case hello, trace, run, screen, batch, report, missed, error
    case touch, longPress, scroll, key, size, appearance
  }

  fileprivate enum Field: String, CodingKey {
    case kind, version, app, takesInput, trace, run, width, height, svg, text, count
    case phase, x, y, dx, dy, name, isDark
  }

  package var kind: Kind {
    switch self {
    case .hello: .hello
    case .trace: .trace
    case .run: .run
    case .screen: .screen
    case .batch: .batch
    case .report: .report
    case .missed: .missed
    case .error: .error
    case .touch: .touch
    case .longPress: .longPress
    case .scroll: .scroll
    case .text, .key: .key
    case .size: .size
    case .appearance: .appearance
    }
  }

  /// Creates a line by decoding a JSON object.
  ///
  /// - Throws: A ``Failure`` if the input is not a JSON object, or if its kind or a field is invalid.
  package init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: Field.self) else { throw Failure.noObject }
    let name: String = try fields.value(.kind, expecting: "the name of a kind")
    guard let kind = Kind(rawValue: name) else { throw Failure.unknownKind(name) }
    do throws(Failure) {
      try self.init(kind, fields)
    } catch {
      throw error.in(kind)
    }
  }

  private init(_ kind: Kind, _ fields: KeyedDecodingContainer<Field>) throws(Failure) {
    switch kind {
    case .hello:
      let version: Int = try fields.value(.version, expecting: "\(Self.version)")
      guard version == Self.version else {
        throw .wrongValue("version", expected: "\(Self.version)", found: "\(version)")
      }
      let takesInput = fields.contains(.takesInput) ? try fields.flag(.takesInput) : false
      self = .hello(app: try fields.text(.app), takesInput: takesInput)
    case .trace: self = .trace(try fields.value(.trace, expecting: "a trace"))
    case .run: self = .run(try fields.value(.run, expecting: "a run"))
    case .screen: self = .screen(try fields.size(), svg: try fields.text(.svg))
    case .batch: self = .batch(try fields.text(.text))
    case .report: self = .report(try fields.text(.text))
    case .missed: self = .missed(try fields.value(.count, expecting: "a whole number"))
    case .error: self = .error(try fields.text(.text))
    case .touch: self = .touch(try fields.choice(.phase), try fields.point())
    case .longPress: self = .longPress(try fields.point())
    case .scroll:
      self = .scroll(try fields.point(), dx: try fields.number(.dx), dy: try fields.number(.dy))
    case .key where fields.contains(.text): self = .text(try fields.text(.text))
    case .key: self = .key(try fields.choice(.name))
    case .size: self = .size(try fields.size())
    case .appearance: self = .appearance(isDark: try fields.flag(.isDark))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(kind.rawValue, forKey: .kind)
    switch self {
    case .hello(let app, let takesInput):
      try fields.encode(Self.version, forKey: .version)
      try fields.encode(app, forKey: .app)
      if takesInput { try fields.encode(true, forKey: .takesInput) }
    case .trace(let trace):
      try fields.encode(trace, forKey: .trace)
    case .run(let run):
      try fields.encode(run, forKey: .run)
    case .screen(let size, let svg):
      try fields.encode(size)
      try fields.encode(svg, forKey: .svg)
    case .batch(let text), .report(let text), .error(let text), .text(let text):
      try fields.encode(text, forKey: .text)
    case .missed(let count):
      try fields.encode(count, forKey: .count)
    case .touch(let phase, let point):
      try fields.encode(phase.rawValue, forKey: .phase)
      try fields.encode(point)
    case .longPress(let point):
      try fields.encode(point)
    case .scroll(let point, let dx, let dy):
      try fields.encode(point)
      try fields.encode(dx, forKey: .dx)
      try fields.encode(dy, forKey: .dy)
    case .key(let key):
      try fields.encode(key.rawValue, forKey: .name)
    case .size(let size):
      try fields.encode(size)
    case .appearance(let isDark):
      try fields.encode(isDark, forKey: .isDark)
    }
  }
}

extension KeyedEncodingContainer<LiveLine.Field> {
  fileprivate mutating func encode(_ point: LiveLine.Point) throws {
    try encode(point.x, forKey: .x)
    try encode(point.y, forKey: .y)
  }

  fileprivate mutating func encode(_ size: LiveLine.Size) throws {
    try encode(size.width, forKey: .width)
    try encode(size.height, forKey: .height)
  }
}

// These methods throw errors that name the expected and the actual value.
extension KeyedDecodingContainer<LiveLine.Field> {
  fileprivate func point() throws(LiveLine.Failure) -> LiveLine.Point {
    LiveLine.Point(x: try number(.x), y: try number(.y))
  }

  fileprivate func size() throws(LiveLine.Failure) -> LiveLine.Size {
    LiveLine.Size(width: try number(.width), height: try number(.height))
  }

  fileprivate func text(_ field: LiveLine.Field) throws(LiveLine.Failure) -> String {
    try value(field, expecting: "a text")
  }

  fileprivate func number(_ field: LiveLine.Field) throws(LiveLine.Failure) -> Double {
    try value(field, expecting: "a number")
  }

  fileprivate func flag(_ field: LiveLine.Field) throws(LiveLine.Failure) -> Bool {
    try value(field, expecting: "true or false")
  }

  fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ field: LiveLine.Field
  ) throws(LiveLine.Failure) -> Choice {
    let expected = "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))"
    let name: String = try value(field, expecting: expected)
    guard let choice = Choice(rawValue: name) else {
      throw .wrongValue(field.rawValue, expected: expected, found: name.excerpt)
    }
    return choice
  }

  fileprivate func value<Value: Decodable>(
    _ field: LiveLine.Field,
    expecting expected: String
  ) throws(LiveLine.Failure) -> Value {
    do {
      return try decode(Value.self, forKey: field)
    } catch {
      throw .wrongValue(field.rawValue, expected: expected, found: found(field))
    }
  }

  /// Returns a short description of a field's value for an error message.
  private func found(_ field: LiveLine.Field) -> String {
    guard contains(field) else { return "nothing" }
    if (try? decodeNil(forKey: field)) == true { return "null" }
    if let flag = try? decode(Bool.self, forKey: field) { return "\(flag)" }
    if let number = try? decode(Double.self, forKey: field) { return "\(number)" }
    if let text = try? decode(String.self, forKey: field) { return text.excerpt }
    if (try? nestedUnkeyedContainer(forKey: field)) != nil { return "a list" }
    let isObject = (try? nestedContainer(keyedBy: LiveLine.Field.self, forKey: field)) != nil
    return isObject ? "an object" : "an unreadable value"
  }
}
