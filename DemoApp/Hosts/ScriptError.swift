#if os(Linux) || os(macOS)
  import ListSource

  /// A line that cannot be done, and why.
  struct ScriptError: Error, Equatable {
    /// The line's number, from 1.
    var line: Int
    var text: String
    var reason: Reason

    /// Why a line cannot be done.
    enum Reason: Error, Equatable {
      /// The line begins with a word that is no step.
      case unknownStep(String, known: [String])
      /// A step with too few or too many words.
      case wrongWords(expected: String)
      /// A position that is no whole number from 1.
      case noPosition(String)
      /// A count that is no whole number from 1.
      case noCount(String)
      /// A word that is no number.
      case noNumber(String)
      /// The list is not on the screen.
      case noList
      /// A section that the list does not show.
      case unknownSection(String, known: [String])
      /// A position below the last row of its section.
      case positionTooGreat(Int, section: String, count: Int)
      /// A button that is not there.
      case unknownButton(String, known: [String])
      /// Several buttons in sight that have the title.
      case severalButtons(String, count: Int)
      /// A row without actions at that edge.
      case noActions(SwipeEdge)
      /// A row without a menu.
      case noMenu
      /// A row that cannot be dragged there.
      case noDrag
      /// More events than are left to happen.
      case tooManyArrivals(left: Int)
      /// Something else is in front of what was to be tapped.
      case covered(by: String)
      /// A point where there is no screen.
      case offScreen(x: Double, y: Double, width: Double, height: Double)
    }
  }

  extension ScriptError: CustomStringConvertible {
    /// Which line, what it says, and why it cannot be done.
    var description: String { "line \(line): '\(text.excerpt)': \(reason)" }
  }

  extension ScriptError.Reason: CustomStringConvertible {
    /// What was expected and what was found.
    var description: String {
      switch self {
      case .unknownStep(let word, let known):
        "'\(word.excerpt)' is no step: expected one of \(known.joined(separator: ", "))"
      case .wrongWords(let expected):
        "expected: \(expected)"
      case .noPosition(let word):
        "'\(word.excerpt)' is no position: expected a whole number from 1"
      case .noCount(let word):
        "'\(word.excerpt)' is no count: expected a whole number from 1"
      case .noNumber(let word):
        "'\(word.excerpt)' is no number: expected points, as in 120"
      case .noList:
        "the list is not on the screen: close or leave what covers it first"
      case .unknownSection(let section, let known):
        known.isEmpty
          ? "the list shows no section: nothing is loaded"
          : "there is no section '\(section.excerpt)': expected one of \(known.joined(separator: ", "))"
      case .positionTooGreat(let position, let section, let count):
        "there is no row \(position) in '\(section)': expected a position from 1 to \(count)"
      case .unknownButton(let button, let known):
        known.isEmpty
          ? "there is no button '\(button.excerpt)', and no other here"
          : "there is no button '\(button.excerpt)': expected one of \(known.joined(separator: ", "))"
      case .severalButtons(let button, let count):
        "there are \(count) buttons '\(button.excerpt)': say in which row, as in tap recent 1 \(button.excerpt)"
      case .noActions(let edge):
        "a swipe from the \(edge) edge of this row brings up no action"
      case .noMenu:
        "a long press on this row brings up no menu"
      case .noDrag:
        "this row cannot be dragged there"
      case .tooManyArrivals(let left):
        "so many events cannot happen: there are \(left) left"
      case .covered(let view):
        "it cannot be tapped: \(view) is in front of it"
      case .offScreen(let x, let y, let width, let height):
        "\(Wording.points(x)), \(Wording.points(y)) is off the screen: expected a point from 0, 0 to below "
          + "\(Wording.points(width)), \(Wording.points(height))"
      }
    }
  }
#endif
