#if os(Linux) || os(macOS)
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
      /// A section that the screen does not show.
      case unknownSection(String, known: [String])
      /// A position below the last cell of its section.
      case positionTooGreat(Int, section: String, count: Int)
      /// A button that the view does not have.
      case unknownButton(String, known: [String])
      /// Something of the list was tapped while another screen covers it.
      case covered
      /// There is no detail screen to close.
      case nothingToClose
    }
  }

  extension ScriptError: CustomStringConvertible {
    /// Which line, what it says, and why it cannot be done.
    var description: String { "line \(line): '\(text)': \(reason)" }
  }

  extension ScriptError.Reason: CustomStringConvertible {
    /// What was expected and what was found.
    var description: String {
      switch self {
      case .unknownStep(let word, let known):
        "'\(word)' is no step: expected one of \(known.joined(separator: ", "))"
      case .wrongWords(let expected):
        "expected: \(expected)"
      case .noPosition(let word):
        "'\(word)' is no position: expected a whole number from 1"
      case .unknownSection(let section, let known):
        known.isEmpty
          ? "the list shows no section: nothing is loaded"
          : "there is no section '\(section)': expected one of \(known.joined(separator: ", "))"
      case .positionTooGreat(let position, let section, let count):
        "there is no cell \(position) in '\(section)': expected a position from 1 to \(count)"
      case .unknownButton(let button, let known):
        "there is no button '\(button)': expected one of \(known.joined(separator: ", "))"
      case .covered:
        "the detail screen covers the list: close it first"
      case .nothingToClose:
        "there is no detail screen to close"
      }
    }
  }
#endif
