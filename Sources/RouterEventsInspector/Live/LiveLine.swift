package import RouterEvents

/// A line of what an app and the live page say to each other: one JSON object, without a line break.
///
/// The form has a ``version``, which ``hello(app:takesInput:)`` names. More may be added to a version: what a reader does
/// not know in an object it ignores. A line of a kind that it does not know is an error.
package enum LiveLine: Hashable, Sendable {
  /// The version of the form.
  package static let version = 1

  /// The first line of an app: its name, and whether it reads lines.
  case hello(app: String, takesInput: Bool)

  /// An event that has been dispatched.
  case trace(EventTrace)

  /// An asynchronous strategy that has ended.
  case run(EventRun)

  /// What the app shows now: an SVG document, and its size in points.
  case screen(Size, svg: String)

  /// The batch of updates that a list view was given.
  case batch(String)

  /// A programmer's mistake that the kit has reported.
  case report(String)

  /// The number of traces that were dropped before they could be sent.
  case missed(Int)

  /// Why a line that the app has read was ignored.
  case error(String)

  // The rest goes to an app that takes input.

  /// What a finger does, and where.
  case touch(TouchPhase, Point)

  /// The finger at a point has not moved for half a second.
  case longPress(Point)

  /// A wheel turns at a point. Positive distances show what is further right and further down.
  case scroll(Point, dx: Double, dy: Double)

  /// The user types or pastes a text.
  case text(String)

  /// The user presses a key that is not text.
  case key(Key)

  /// The screen gets another size.
  case size(Size)

  /// The screen becomes light or dark.
  case appearance(isDark: Bool)

  /// What a finger does.
  package enum TouchPhase: String, CaseIterable, Sendable {
    case began, moved, ended, cancelled
  }

  /// A key that is not text.
  package enum Key: String, CaseIterable, Sendable {
    case backspace, `return`
  }

  /// A place on the screen, in points from its upper left corner.
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
