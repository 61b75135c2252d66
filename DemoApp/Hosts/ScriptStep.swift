#if os(Linux) || os(macOS)
  /// Something that a user does.
  enum ScriptStep: Equatable, Sendable {
    /// Taps the button that the title, or a word of it, is written on.
    case tapButton(title: String)

    /// Taps a row of the list, or a button in it.
    case tapRow(RowPlace, title: String?)

    /// Taps a point of the screen; in points from its upper left corner.
    case touch(x: Double, y: Double)

    /// Drags the list; up, so that what is below shows, where the points are above zero.
    case scroll(points: Double)

    /// Lets the next so many requests to the service fail.
    case fail(times: Int)

    /// Lets the next so many pages come without rows.
    case empty(pages: Int)

    /// Waits until nothing is being loaded.
    case wait
  }

  /// A row of the list as people name it.
  struct RowPlace: Equatable, Sendable {
    /// The section's name.
    var section: String

    /// From 1.
    var position: Int
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
