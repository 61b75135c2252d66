public import Foundation

extension JSON {
  /// Decodes the value at this path.
  ///
  /// Integers and `Decimal` values are read from the digits in the document, without a conversion to `Double`.
  /// Foundation's own parser rounds some of these values.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder that provides the strategies and the user info.
  /// - Returns: The decoded value.
  /// - Throws: A ``RequestError`` with the reason ``RequestError/Reason/wrongShape(path:expected:found:)``. The path in
  ///   the error starts at the top of the document.
  public func decoded<Decoded: Decodable>(
    as type: Decoded.Type = Decoded.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) throws(RequestError) -> Decoded {
    let value = try read(.anything)
    do {
      return try JSONValueDecoder(value: value, codingPath: [], settings: decoder).decode(type)
    } catch {
      throw wrongShape(error)
    }
  }

  /// Returns a ``RequestError`` for an error that a decoder threw. The returned error names the path of the value that
  /// could not be decoded.
  ///
  /// The texts of errors that other code throws may contain the value, so they are left out.
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
