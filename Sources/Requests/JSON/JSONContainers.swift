import Foundation

struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONValueDecoder
  private let container: JSONValueDecoder.Container
  private let members: JSON.Object

  init(_ decoder: JSONValueDecoder) throws {
    guard case .object(let members) = decoder.value else { throw decoder.mismatch([String: Any].self) }
    self.decoder = decoder
    container = JSONValueDecoder.Container(decoder)
    switch decoder.settings.keyDecodingStrategy {
    case .convertFromSnakeCase: self.members = members.withKeys(\.camelCase)
    case .custom(let convert):
      self.members = members.withKeys {
        convert(decoder.codingPath + [JSONValueDecoder.Key(stringValue: $0)]).stringValue
      }
    case .useDefaultKeys: self.members = members
    @unknown default: self.members = members
    }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }

  func decode<Decoded: Decodable>(_ type: Decoded.Type, forKey key: Key) throws -> Decoded {
    try value(key).decode(type)
  }

  func decodeIfPresent<Decoded: Decodable>(_ type: Decoded.Type, forKey key: Key) throws -> Decoded? {
    guard let value = members[key.stringValue], value != .null else { return nil }
    return try decoder.inside(container, key, value).decode(type)
  }

  // Without the casts of a generic decoding.
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    decoder.inside(container, JSONValueDecoder.Key(stringValue: "super"), members["super"] ?? .null)
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    decoder.inside(container, key, members[key.stringValue] ?? .null)
  }

  private func value(_ key: Key) throws -> JSONValueDecoder {
    if let value = members[key.stringValue] { return decoder.inside(container, key, value) }
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "found \(decoder.value)")
    throw DecodingError.keyNotFound(key, context)
  }
}

extension JSON.Object {
  fileprivate func withKeys(_ convert: (String) -> String) -> JSON.Object {
    var object = JSON.Object()
    for (key, value) in self { object.set(convert(key), to: value) }
    return object
  }
}

extension String {
  /// The key, converted from snake case by the rules of `JSONDecoder`.
  fileprivate var camelCase: String {
    let words = split(separator: "_")
    guard words.count > 1 else { return self }
    let rest = words.dropFirst().map(\.capitalized).joined()
    return "\(prefix { $0 == "_" })\(words[0].lowercased())\(rest)\(String(reversed().prefix { $0 == "_" }))"
  }
}

struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: JSONValueDecoder
  private let container: JSONValueDecoder.Container
  private let values: [JSON.Value]
  private(set) var currentIndex = 0

  init(_ decoder: JSONValueDecoder) throws {
    guard case .list(let values) = decoder.value else { throw decoder.mismatch([Any].self) }
    self.decoder = decoder
    container = JSONValueDecoder.Container(decoder)
    self.values = values
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  mutating func decodeNil() throws -> Bool {
    let isNil = try next(Never.self).decodeNil()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
    try take(type) { try $0.decode(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try take(type) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try take((any Decoder).self) { $0 } }

  private func next(_ type: Any.Type) throws -> JSONValueDecoder {
    let key = JSONValueDecoder.Key(intValue: currentIndex)
    if !isAtEnd { return decoder.inside(container, key, values[currentIndex]) }
    let context = DecodingError.Context(
      codingPath: codingPath + [key],
      debugDescription: "found the end of the list"
    )
    throw DecodingError.valueNotFound(type, context)
  }

  private mutating func take<Taken>(_ type: Any.Type, _ decode: (JSONValueDecoder) throws -> Taken) throws
    -> Taken
  {
    let taken = try decode(next(type))
    currentIndex += 1
    return taken
  }
}
