package import Foundation

extension LiveLine {
  /// Creates a line by decoding JSON.
  ///
  /// - Parameter json: A JSON object in UTF-8. White space around it is ignored.
  /// - Throws: A ``Failure`` if the data is not a valid line.
  package init(json: Data) throws(Failure) {
    do {
      self = try JSONDecoder().decode(LiveLine.self, from: json)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .noObject
    }
  }

  /// The line as a JSON object in UTF-8, without a line break.
  ///
  /// If a number is not finite, the result is a line of the kind `error` instead.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data(#"{"kind":"error","text":"a number is not finite"}"#.utf8)
  }
}
