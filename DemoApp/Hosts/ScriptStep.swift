#if os(Linux) || os(macOS)
  import ListSource

  /// Something that a user does.
  enum ScriptStep: Equatable, Sendable {
    /// Taps the button that the title, or a word of it, is written on; only in a row of the list where one is named.
    case tap(title: String, in: RowPlace?)

    /// Taps a row of the list.
    case select(RowPlace)

    /// Swipes a row of the list: open, to tap the action that the title, or a word of it, is written on; all across where
    /// no title is given.
    case swipe(RowPlace, from: SwipeEdge, title: String?)

    /// Presses a row of the list long, and taps an item of its menu, then one of the menu that this opened, and so on.
    case menu(RowPlace, titles: [String])

    /// Presses a row of the list long, and drags it to the place of another one of its section, from 1.
    case drag(RowPlace, to: Int)

    /// Taps a point of the screen; in points from its upper left corner.
    case touch(x: Double, y: Double)

    /// Drags the list; up, so that what is below shows, where the points are above zero.
    case scroll(points: Double)

    /// Lets the next so many requests to the service fail.
    case fail(times: Int)

    /// Lets the next so many pages come without rows.
    case empty(pages: Int)

    /// Lets so many events happen, which show above the others.
    case arrive(events: Int)

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
