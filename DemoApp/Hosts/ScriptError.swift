#if os(Linux) || os(macOS)
  import ListSource

  /// An error for a script line that cannot be parsed or performed.
  struct ScriptError: Error, Equatable {
    /// The number of the line, starting at 1.
    var line: Int
    var text: String
    var reason: Reason

    /// The cause of an error in a script.
    enum Reason: Error, Equatable {
      /// The first word is not the name of a step.
      case unknownStep(String, known: [String])
      /// The words do not have the form that the step requires. `expected` is this form.
      case wrongWords(expected: String)
      /// A position is not a positive whole number.
      case invalidPosition(String)
      /// A count is not a positive whole number.
      case invalidCount(String)
      /// A word is not a finite number.
      case invalidNumber(String)
      /// A word is not a key.
      case invalidKeys(String)
      /// No command that is enabled has the key. `known` is the keys of those that are.
      case noCommand(String, known: [String])
      /// The list is not visible.
      case noList
      /// The list has no section with the given name.
      case unknownSection(String, known: [String])
      /// The position is greater than the number of rows in the section.
      case positionTooGreat(Int, section: String, count: Int)
      /// No visible button matches the title.
      case unknownButton(String, known: [String])
      /// More than one button that no other view covers matches the title.
      case severalButtons(String, count: Int)
      /// The row has no actions at the given edge.
      case noActions(SwipeEdge)
      /// The row has no menu.
      case noMenu
      /// The row cannot be dragged to the position.
      case noDrag
      /// The text did not appear on the screen.
      case notShown(String, within: Duration)
      /// No text field is focused.
      case noFocus
      /// The step inserts more events than remain in the bundled data. `left` is the number of remaining events.
      case tooManyArrivals(left: Int)
      /// Another view covers the view that the step touches.
      case covered(by: String)
      /// The point is outside the screen.
      case offScreen(x: Double, y: Double, width: Double, height: Double)
    }
  }

  extension ScriptError: CustomStringConvertible {
    /// A message with the number and the text of the line, and the cause.
    var description: String { "line \(line): '\(text.excerpt)': \(reason)" }
  }

  extension ScriptError.Reason: CustomStringConvertible {
    /// A message with the cause, and with the expected values if they are known.
    var description: String {
      switch self {
      case .unknownStep(let word, let known):
        "unknown step '\(word.excerpt)': expected one of \(known.joined(separator: ", "))"
      case .wrongWords(let expected):
        "expected: \(expected)"
      case .invalidPosition(let word):
        "'\(word.excerpt)' is not a position: expected a whole number from 1"
      case .invalidCount(let word):
        "'\(word.excerpt)' is not a count: expected a whole number from 1"
      case .invalidNumber(let word):
        "'\(word.excerpt)' is not a number: expected points, for example 120"
      case .invalidKeys(let word):
        "'\(word.excerpt)' is not a key: expected one as menus show it, for example ⌘G"
      case .noCommand(let keys, let known):
        "no command has the key \(keys.excerpt) now: expected one of \(known.joined(separator: ", "))"
      case .noList:
        "the list is not visible: close the screen in front of it first"
      case .unknownSection(let section, let known):
        known.isEmpty
          ? "the list has no sections: nothing is loaded"
          : "there is no section '\(section.excerpt)': expected one of \(known.joined(separator: ", "))"
      case .positionTooGreat(let position, let section, let count):
        "there is no row \(position) in '\(section)': expected a position from 1 to \(count)"
      case .unknownButton(let button, let known):
        known.isEmpty
          ? "there is no button '\(button.excerpt)': no buttons are visible"
          : "there is no button '\(button.excerpt)': expected one of \(known.joined(separator: ", "))"
      case .severalButtons(let button, let count):
        "there are \(count) buttons '\(button.excerpt)': name a row, as in tap recent 1 \(button.excerpt)"
      case .noActions(let edge):
        "this row has no swipe actions at its \(edge) edge"
      case .noMenu:
        "this row has no menu"
      case .noDrag:
        "this row cannot be dragged there"
      case .notShown(let text, let limit):
        "'\(text.excerpt)' did not appear within \(limit.components.seconds) s"
      case .noFocus:
        "no text field is focused: tap one first"
      case .tooManyArrivals(let left):
        "there are only \(left) events left"
      case .covered(let view):
        "it cannot be touched: \(view) is in front of it"
      case .offScreen(let x, let y, let width, let height):
        "\(Wording.points(x)), \(Wording.points(y)) is outside the screen: expected a point from 0, 0 to below "
          + "\(Wording.points(width)), \(Wording.points(height))"
      }
    }
  }
#endif
