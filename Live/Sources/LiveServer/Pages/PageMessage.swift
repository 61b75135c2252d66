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

  /// What the line does with the finger on the app's screen; nil if it is about something else.
  let touch: Touch?

  enum Touch {
    /// The finger goes down; with the line that cancels the touch.
    case began(cancelling: Data)

    /// The finger moves; with the line that cancels the touch there.
    case moved(cancelling: Data)

    /// The touch is over.
    case ended
  }

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
    let cancelling = JSONText.object(line.merging(["phase": "cancelled"]) { $1 })
    touch =
      switch (line["kind"] as? String, line["phase"] as? String) {
      case ("touch", "began"): .began(cancelling: cancelling)
      case ("touch", "moved"): .moved(cancelling: cancelling)
      case ("touch", _): .ended
      default: nil
      }
  }
}
