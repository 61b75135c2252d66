internal import Foundation

/// JSON of a few values, on one line.
enum JSONText {
  /// Returns the JSON of an object whose values JSON can express.
  static func object(_ object: [String: Any]) -> Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data("{}".utf8)
  }
}
