package import Foundation

extension LiveLine {
  /// Creates a line from JSON.
  ///
  /// - Parameter json: The line in UTF-8, optionally surrounded by white space.
  /// - Throws: A ``Failure``.
  package init(json: Data) throws(Failure) {
    do {
      self = try JSONDecoder().decode(LiveLine.self, from: json)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .noObject
    }
  }

  /// The line in UTF-8, without a line break.
  ///
  /// - Precondition: If a number is not finite, this is a line of kind `error`.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data(#"{"kind":"error","text":"a number is not finite"}"#.utf8)
  }
}
