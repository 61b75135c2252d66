package import Foundation
internal import KitSupport
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

extension LiveLine {
  /// An error that occurs when a line is decoded.
  package enum Failure: Error, Equatable, Sendable {
    /// The text is not a JSON object.
    case noObject
    /// The kind is unknown.
    case unknownKind(String)
    /// A field is missing or has an invalid value. The first associated value is the name of the field.
    case wrongValue(String, of: Kind? = nil, expected: String, found: String)
  }
}

extension LiveLine.Failure: CustomStringConvertible {
  /// A message that states what was expected and what was found.
  package var description: String {
    switch self {
    case .noObject: "expected a JSON object on one line, found something else"
    case .unknownKind(let name):
      "kind: expected one of \(LiveLine.Kind.allCases.map(\.rawValue).joined(separator: ", ")), "
        + "found \(name.excerpt)"
    case .wrongValue(let field, let kind, let expected, let found):
      "\(kind.map { "\($0.rawValue)." } ?? "")\(field): expected \(expected), found \(found)"
    }
  }

  /// Returns the error with the kind of the invalid line added to it.
  ///
  /// If the error is not about a field, the method returns it unchanged.
  func `in`(_ kind: LiveLine.Kind) -> Self {
    guard case .wrongValue(let field, _, let expected, let found) = self else { return self }
    return .wrongValue(field, of: kind, expected: expected, found: found)
  }
}

extension String {
  /// The beginning of the text, in quotes and on one line.
  var excerpt: String { "'\(bounded().visible)'" }
}

extension LiveLine {
  /// Creates a line by decoding JSON.
  ///
  /// - Parameter json: A JSON object in UTF-8. White space around it is ignored.
  /// - Throws: A ``Failure`` if the data is not a valid line.
  package init(json: Data) throws(Failure) {
    do {
      self = try JSONDecoder().decode(LiveLine.self, from: json)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .noObject
    }
  }

  /// The line as a JSON object in UTF-8, without a line break.
  ///
  /// If a number is not finite, the result is a line of the kind `error` instead.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data(#"{"kind":"error","text":"a number is not finite"}"#.utf8)
  }
}
