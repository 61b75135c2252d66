public import Foundation

extension JSON {
  /// The value here, decoded.
  ///
  /// - Parameters:
  ///   - type: what to decode.
  ///   - decoder: decodes it.
  /// - Returns: what was decoded.
  /// - Throws: ``RequestError/Reason/wrongShape(path:expected:found:)``, whose path begins at the top of the document.
  /// - Complexity: that of writing the value and of reading it once more.
  public func decoded<Decoded: Decodable>(
    as type: Decoded.Type = Decoded.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) throws(RequestError) -> Decoded {
    let value = try read(.anything)
    do {
      return try decoder.decode(type, from: JSONEncoder().encode(value))
    } catch {
      throw wrongShape(error)
    }
  }

  /// A decoder's error as one of the kit's, with what is found at the place.
  func wrongShape(_ error: any Error) -> RequestError {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): wrongShape(at: context.codingPath + [key], expected: "a value")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      wrongShape(at: context.codingPath, expected: "\(type)")
    case .dataCorrupted(let context): wrongShape(at: context.codingPath, expected: context.debugDescription)
    default: wrongShape(at: [], expected: "\(error)")
    }
  }

  private func wrongShape(at codingPath: [any CodingKey], expected: String) -> RequestError {
    let place = codingPath.reduce(self) { place, key in
      // A key of a dictionary may be a number too.
      if case .list = place.value, let index = key.intValue { place[index] } else { place[key.stringValue] }
    }
    do {
      return place.wrongShape(expected: expected, found: "\(try place.read(.anything))")
    } catch {
      return error
    }
  }
}

extension JSON.Value: Encodable {
  /// Encodes the value as the JSON that it came from.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .whole(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
