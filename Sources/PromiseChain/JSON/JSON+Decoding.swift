public import Foundation
internal import KitSupport

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
  func wrongShape(_ error: any Error) -> RequestError {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): wrongShape(at: context.codingPath + [key], expected: "a value")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      wrongShape(at: context.codingPath, expected: "\(type)")
    case .dataCorrupted(let context): wrongShape(at: context.codingPath, expected: context.debugDescription)
    default: wrongShape(at: [], expected: boundedDescription(of: error, limit: 500))
    }
  }

  private func wrongShape(at codingPath: [any CodingKey], expected: String) -> RequestError {
    let place = codingPath.reduce(self) { place, key in
      // A dictionary key may also be a number.
      if case .list = place.value, let index = key.intValue { place[index] } else { place[key.stringValue] }
    }
    do {
      return place.wrongShape(expected: expected, found: "\(try place.read(.anything))")
    } catch {
      return error
    }
  }
}
