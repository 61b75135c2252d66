#if os(Linux) || os(macOS)
  /// Something that a user does.
  enum ScriptStep: Equatable, Sendable {
    /// Taps a button of a cell; the position counts from 1.
    case tapCell(section: String, position: Int, button: String)

    /// Taps a button of the list's header.
    case tapHeader(button: String)

    /// Taps the button that closes the detail screen.
    case close

    /// Waits until the list is loaded.
    case wait
  }

  /// A step, and where in the script it is.
  struct ScriptLine: Equatable, Sendable {
    /// From 1.
    var number: Int

    /// The line without comment and without spaces around it.
    var text: String
    var step: ScriptStep
  }
#endif
