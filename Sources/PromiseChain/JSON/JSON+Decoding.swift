public import Foundation

extension JSON {
  /// Returns the value here, decoded.
  ///
  /// It is decoded from the kit's own reading, so that integers and decimals come with all their digits. Foundation's
  /// decoder would round some.
  ///
  /// - Parameters:
  ///   - type: what to decode.
  ///   - decoder: its strategies and user info are used.
  /// - Returns: what was decoded.
  /// - Throws: ``RequestError/Reason/wrongShape(path:expected:found:)``, whose path begins at the top of the document.
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
