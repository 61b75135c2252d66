struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: JSONValueDecoder
  private let values: [JSON.Value]
  private(set) var currentIndex = 0

  init(_ decoder: JSONValueDecoder) throws {
    guard case .list(let values) = decoder.value else { throw decoder.mismatch([Any].self) }
    self.decoder = decoder
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
    let key = JSONValueDecoder.Index(currentIndex)
    if !isAtEnd { return decoder.inside(key, values[currentIndex]) }
    let context = DecodingError.Context(
      codingPath: codingPath + [key],
      debugDescription: "found the end of the list"
    )
    throw DecodingError.valueNotFound(type, context)
  }

  /// Decodes the current element, and advances to the next element only if decoding succeeds.
  private mutating func take<Taken>(_ type: Any.Type, _ decode: (JSONValueDecoder) throws -> Taken) throws
    -> Taken
  {
    let taken = try decode(next(type))
    currentIndex += 1
    return taken
  }
}
