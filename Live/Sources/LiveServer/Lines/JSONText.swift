internal import Foundation

/// A namespace for functions that write small JSON objects on one line.
enum JSONText {
  /// Returns an object as JSON, or an empty JSON object if the conversion fails.
  static func object(_ object: [String: Any]) -> Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data("{}".utf8)
  }
}
