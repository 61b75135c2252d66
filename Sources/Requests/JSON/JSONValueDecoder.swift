public import Foundation

extension JSON {
  /// Decodes the value at this path, with the strategies and the user info of a decoder.
  ///
  /// Integers and `Decimal` values are read from the digits in the document, without a conversion to `Double`.
  /// Foundation's own parser rounds some of these values.
  ///
  /// - Throws: A ``RequestError`` with the reason ``RequestError/Reason/wrongShape(path:expected:found:)``. The path in
  ///   the error starts at the top of the document.
  public func decoded<Decoded: Decodable>(
    as type: Decoded.Type = Decoded.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) throws(RequestError) -> Decoded {
    let value = try read(.anything)
    do {
      return try JSONValueDecoder(value: value, settings: decoder).decode(type)
    } catch {
      throw wrongShape(error)
    }
  }

  /// Leaves out the texts of errors that other code throws, because they may contain the value.
  func wrongShape(_ error: any Error) -> RequestError {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      wrongShape(in: context, at: context.codingPath + [key], expected: "a value")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      wrongShape(in: context, at: context.codingPath, expected: "\(type)")
    case .dataCorrupted(let context):
      wrongShape(
        in: context,
        at: context.codingPath,
        expected: (context.underlyingError as? JSONValueDecoder.Damage)?.expected ?? "a valid value"
      )
    default: wrongShape(expected: "a valid value", found: "one that throws \(type(of: error))")
    }
  }

  private func wrongShape(
    in context: DecodingError.Context,
    at codingPath: [any CodingKey],
    expected: String
  ) -> RequestError {
    let place = codingPath.reduce(self) { place, key in
      // A dictionary key may also be a number.
      if case .list = place.value, let index = key.intValue { place[index] } else { place[key.stringValue] }
    }
    if context.underlyingError is JSONValueDecoder.InPrivateValue {
      return place.wrongShape(expected: expected, found: place.value?.kind ?? "nothing")
    }
    do {
      return place.wrongShape(expected: expected, found: "\(try place.read(.anything))")
    } catch {
      return error
    }
  }
}

extension JSON.Value {
  /// The kind of the value, for errors that must not show the value.
  fileprivate var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .whole, .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A decoder that applies the strategies of a `JSONDecoder` to a parsed JSON value.
struct JSONValueDecoder: Decoder {
  let value: JSON.Value
  let settings: JSONDecoder
  /// The container of the value and the key of the value in it, or nil for the outermost value.
  private(set) var place: (container: Container, key: any CodingKey)?

  /// A container on the path to a value. Only ``codingPath`` makes an array of the keys, because that is expensive.
  final class Container {
    let place: (container: Container, key: any CodingKey)?

    init(_ decoder: JSONValueDecoder) {
      place = decoder.place
    }
  }

  var codingPath: [any CodingKey] {
    var keys: [any CodingKey] = []
    var place = place
    while let (container, key) = place {
      keys.append(key)
      place = container.place
    }
    return keys.reversed()
  }

  var userInfo: [CodingUserInfoKey: Any] { settings.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try JSONKeyedContainer<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try JSONUnkeyedContainer(self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func inside(_ container: Container, _ key: any CodingKey, _ value: JSON.Value) -> JSONValueDecoder {
    JSONValueDecoder(value: value, settings: settings, place: (container, key))
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "found \(value)")
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  func damage(_ expected: String) -> DecodingError {
    let damage = Damage(expected: expected)
    return .dataCorrupted(
      DecodingError.Context(codingPath: codingPath, debugDescription: expected, underlyingError: damage)
    )
  }

  /// An error of this decoder, not of other code: what it expected.
  struct Damage: Error {
    let expected: String
  }

  /// Marks the errors of values inside a ``PrivateValue``.
  struct InPrivateValue: Error {}

  /// The name of a member, or the index of an element.
  struct Key: CodingKey {
    let stringValue: String
    private(set) var intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init(intValue: Int) {
      stringValue = "\(intValue)"
      self.intValue = intValue
    }
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .boolean(let value) = value else { throw mismatch(type) }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .text(let text) = value else { throw mismatch(type) }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double { try fraction() }
  func decode(_ type: Float.Type) throws -> Float { try fraction() }
  func decode(_ type: Int.Type) throws -> Int { try whole() }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

  func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
    do {
      return try decoded(type)
    } catch let error as DecodingError where type is any PrivateValue.Type {
      throw error.inPrivateValue
    }
  }

  private func decoded<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
    let special: Any? =
      // The common plain types would decode themselves in the same way, but more slowly.
      switch ObjectIdentifier(type) {
      case ObjectIdentifier(String.self): try decode(String.self)
      case ObjectIdentifier(Int.self): try decode(Int.self)
      case ObjectIdentifier(Double.self): try decode(Double.self)
      case ObjectIdentifier(Bool.self): try decode(Bool.self)
      case ObjectIdentifier(Date.self): try date()
      case ObjectIdentifier(Data.self): try data()
      case ObjectIdentifier(URL.self): try url()
      case ObjectIdentifier(Decimal.self): try decimal()
      default: try dictionary(type)
      }
    // Unwraps `special` first. If the decoded type is an optional, the cast would accept a nil `special` as its value.
    if let special, let decoded = special as? Decoded { return decoded }
    return try Decoded(from: self)
  }

  private func whole<Whole: FixedWidthInteger>() throws -> Whole {
    let number: Whole? =
      switch value {
      case .whole(let number): Whole(exactly: number)
      case .number(let number): number.exactly()
      default: nil
      }
    guard let number else { throw mismatch(Whole.self) }
    return number
  }

  private func fraction<Fraction: BinaryFloatingPoint & LosslessStringConvertible>() throws -> Fraction {
    switch (value, settings.nonConformingFloatDecodingStrategy) {
    case (.whole(let number), _): return Fraction(number)
    case (.number(let number), _):
      if let fraction = Fraction(number.digits), fraction.isFinite { return fraction }
    case (.text(let text), .convertFromString(let positive, let negative, let nan)):
      if text == positive { return .infinity }
      if text == negative { return -.infinity }
      if text == nan { return .nan }
    default: break
    }
    throw mismatch(Fraction.self)
  }

  private func decimal() throws -> Decimal {
    switch value {
    case .whole(let number): return Decimal(number)
    case .number(let number):
      if let decimal = Decimal(string: number.digits), decimal.isFinite { return decimal }
    default: break
    }
    throw mismatch(Decimal.self)
  }

  private func url() throws -> URL {
    guard let url = URL(string: try decode(String.self)) else { throw damage("an address") }
    return url
  }

  private func date() throws -> Date {
    if case .custom(let makeDate) = settings.dateDecodingStrategy { return try makeDate(self) }
    return try byFoundation(Date.self)
  }

  private func data() throws -> Data {
    switch settings.dataDecodingStrategy {
    case .custom(let makeData): try makeData(self)
    case .deferredToData: try Data(from: self)
    default: try byFoundation(Data.self)
    }
  }

  /// Decodes by Foundation, because the strategies of a `JSONDecoder` differ between systems.
  private func byFoundation<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
    let document =
      switch value {
      case .text(let text): try JSONEncoder().encode(text)
      case .whole(let number): Data("\(number)".utf8)
      case .number(let number): Data(number.digits.utf8)
      default: throw mismatch(type)
      }
    do {
      return try settings.decode(type, from: document)
    } catch DecodingError.dataCorrupted {
      throw damage("a valid \(type)")
    } catch {
      throw mismatch(type)
    }
  }

  /// Decodes a dictionary with string keys, to which a key strategy does not apply. Otherwise, returns nil.
  private func dictionary(_ type: any Decodable.Type) throws -> Any? {
    if case .useDefaultKeys = settings.keyDecodingStrategy { return nil }
    return try (type as? any KeyedByText.Type)?.init(decodedBy: self)
  }
}

extension DecodingError {
  /// The same error, marked as one of a value inside a ``PrivateValue``.
  fileprivate var inPrivateValue: DecodingError {
    let marked = { (context: Context) in
      Context(
        codingPath: context.codingPath,
        debugDescription: context.debugDescription,
        underlyingError: JSONValueDecoder.InPrivateValue()
      )
    }
    return switch self {
    case .typeMismatch(let type, let context): .typeMismatch(type, marked(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, marked(context))
    case .keyNotFound(let key, let context): .keyNotFound(key, marked(context))
    case .dataCorrupted(let context): .dataCorrupted(marked(context))
    @unknown default: self
    }
  }
}

private protocol KeyedByText {
  init(decodedBy decoder: JSONValueDecoder) throws
}

extension Dictionary: KeyedByText where Key == String, Value: Decodable {
  fileprivate init(decodedBy decoder: JSONValueDecoder) throws {
    guard case .object(let members) = decoder.value else { throw decoder.mismatch([String: Any].self) }
    self.init()
    let container = JSONValueDecoder.Container(decoder)
    for (key, value) in members {
      self[key] = try decoder.inside(container, JSONValueDecoder.Key(stringValue: key), value).decode(
        Value.self
      )
    }
  }
}
