internal import Foundation

/// Writes small JSON objects on one line.
enum JSONText {
  /// Returns the JSON of an object. If a value has no JSON form, returns an empty object.
  static func object(_ object: [String: Any]) -> Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data("{}".utf8)
  }
}
