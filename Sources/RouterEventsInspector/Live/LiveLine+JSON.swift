package import Foundation

extension LiveLine {
  /// Reads a line.
  ///
  /// - Parameter json: the line in UTF-8, with or without white space around it.
  /// - Throws: a ``Failure``.
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
  /// - Precondition: every number is finite. If one is not, this is the line of an error.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data(#"{"kind":"error","text":"a number is not finite"}"#.utf8)
  }
}
