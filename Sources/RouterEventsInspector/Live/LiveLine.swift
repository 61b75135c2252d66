package import RouterEvents

/// A line of the protocol between an app and the live page: one JSON object without a line break.
///
/// The protocol has a ``version``, which ``hello(app:takesInput:)`` contains. Fields may be added within a version, and
/// readers ignore unknown fields. An unknown kind of line is an error.
package enum LiveLine: Hashable, Sendable {
  /// The version of the protocol.
  package static let version = 1

  /// The first line of an app: its name, and whether it accepts input.
  case hello(app: String, takesInput: Bool)

  /// An event that has been dispatched.
  case trace(EventTrace)

  /// An asynchronous strategy that has ended.
  case run(EventRun)

  /// The app's current screen: an SVG document, and its size in points.
  case screen(Size, svg: String)

  /// The batch update of a list view.
  case batch(String)

  /// A misuse reported by the kit.
  case report(String)

  /// The number of traces dropped before they could be sent.
  case missed(Int)

  /// The reason why the app ignored a line.
  case error(String)

  // The remaining lines are sent to an app that accepts input.

  /// A phase of a touch, at a point.
  case touch(TouchPhase, Point)

  /// A touch that has not moved for half a second.
  case longPress(Point)

  /// The wheel turns at a point. Positive distances scroll right and down.
  case scroll(Point, dx: Double, dy: Double)

  /// The user types or pastes text.
  case text(String)

  /// The user presses a key that is not text.
  case key(Key)

  /// The size of the screen changes.
  case size(Size)

  /// The appearance changes to light or dark.
  case appearance(isDark: Bool)

  /// A phase of a touch.
  package enum TouchPhase: String, CaseIterable, Sendable {
    case began, moved, ended, cancelled
  }

  /// A key that is not text.
  package enum Key: String, CaseIterable, Sendable {
    case backspace, `return`
  }

  /// A point on the screen, in points from its top left corner.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A size in points.
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}
