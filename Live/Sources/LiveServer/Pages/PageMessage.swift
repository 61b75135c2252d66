internal import Foundation

/// A message from a page: one line for one app.
struct PageMessage {
  /// Why a message was not passed on.
  struct Failure: Error {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// The id of the app that the line is for.
  let app: String

  /// The line: JSON without a line break.
  let line: Data

  /// Reads a message.
  ///
  /// The line is written anew, so that nothing but one line of JSON reaches an app.
  init(_ message: Data) throws(Failure) {
    guard let object = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any],
      let app = object["app"] as? String, let line = object["line"] as? [String: Any], line["kind"] is String
    else {
      throw Failure(
        "expected {\"app\":\"an id\",\"line\":{\"kind\":\"touch\",…}}, found: \(Excerpt.of(message))"
      )
    }
    self.app = app
    self.line = JSONText.object(line)
  }
}
