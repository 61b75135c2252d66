package import RouterEvents

/// A line of the protocol between an app and the live page: one JSON object without a line break.
///
/// The first line that an app sends, ``hello(app:takesInput:)``, contains the ``version`` of the protocol. New fields
/// may be added within a version, and readers ignore unknown fields. A line of an unknown kind is an error.
package enum LiveLine: Hashable, Sendable {
  package static let version = 1

  /// The first line that an app sends, with the app's name and whether it accepts input.
  case hello(app: String, takesInput: Bool)

  /// The trace of a dispatched event.
  case trace(EventTrace)

  /// An ended run of an asynchronous strategy.
  case run(EventRun)

  /// The app's current screen as an SVG document, with the size of the screen in points.
  case screen(Size, svg: String)

  /// A description of a batch update of a list view.
  case batch(String)

  /// A problem that ResponderKit reported, for example a programming mistake.
  case report(String)

  /// The number of traces that the app dropped instead of sending them.
  case missed(Int)

  /// An error message from the app, for example the reason why it ignored a line of input.
  case error(String)

  // The following lines are input. They are sent to an app that accepts input.

  /// A phase of a touch, with the location of the touch.
  case touch(TouchPhase, Point)

  /// A long press at a point: the touch has stayed there for half a second.
  case longPress(Point)

  /// A turn of the mouse wheel while the pointer is at a point.
  ///
  /// The distances `dx` and `dy` are in points. Positive distances scroll right and down.
  case scroll(Point, dx: Double, dy: Double)

  /// Text that the user types or pastes.
  case text(String)

  /// A press of a key that is identified by name.
  case key(Key)

  /// A new size of the screen, in points.
  case size(Size)

  /// A change to the light or the dark appearance.
  case appearance(isDark: Bool)

  package enum TouchPhase: String, CaseIterable, Sendable {
    case began, moved, ended, cancelled
  }

  /// A key that is identified by name. The text of any other key is sent as ``LiveLine/text(_:)``.
  package enum Key: String, CaseIterable, Sendable {
    case backspace, `return`
  }

  /// A point on the screen, in points from its upper-left corner.
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
