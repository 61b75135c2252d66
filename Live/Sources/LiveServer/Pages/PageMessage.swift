internal import Foundation
internal import Requests

/// A message in which a web page sends a line to an app.
struct PageMessage {
  /// An error that prevents a message from being forwarded.
  struct Failure: Error {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// The identifier of the app's session, as the page sent it. It may be unknown or invalid.
  let app: String

  /// The line for the app, as JSON without a line break.
  let line: Data

  /// The touch that the line describes, or nil if the line does not describe a touch.
  let touch: Touch?

  private static let shape = LineShape.object(["app": .text, "line": .object(["kind": .text])])

  enum Touch {
    /// A touch begins. The associated value is a line that cancels the touch.
    case began(cancelling: Data)

    /// A touch moves. The associated value is a line that cancels the touch at its new position.
    case moved(cancelling: Data)

    /// A touch ends or is canceled.
    case ended
  }

  /// Creates a message by parsing its JSON.
  ///
  /// The line is encoded again, so that the app receives exactly one line of JSON.
  init(_ message: Data) throws(Failure) {
    // Foundation recurses by the depth of the data, which the first check limits.
    guard let value = LineShape.json(message)?.value, Self.shape.mismatch(in: value) == nil,
      let object = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any],
      let app = object["app"] as? String, let line = object["line"] as? [String: Any]
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
