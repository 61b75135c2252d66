#if os(Linux) || os(macOS)
  import ListSource

  /// A step of a script, which a ``ScriptPlayer`` performs.
  enum ScriptStep: Equatable, Sendable {
    /// A tap on a button, found by its title or by a word of its title. If there is a row, only its buttons are
    /// searched.
    case tap(title: String, in: RowPlace?)

    /// A tap on a row of the list.
    case select(RowPlace)

    /// A swipe that opens a row of the list, and a tap on one of its actions.
    ///
    /// The action is found by its title or by a word of its title. If there is no title, the swipe goes all the way
    /// across the row and performs the first action.
    case swipe(RowPlace, from: SwipeEdge, title: String?)

    /// A long press on a row of the list, and a tap on an item of its menu and of each submenu.
    case menu(RowPlace, titles: [String])

    /// A drag of a row to another position in its section, counted from 1. It begins with a long press.
    case drag(RowPlace, to: Int)

    /// A tap at a point of the screen, in points from the upper-left corner.
    case touch(x: Double, y: Double)

    /// A vertical scroll of the list. Positive points scroll down, and negative points scroll up.
    case scroll(points: Double)

    /// The next requests to the service fail.
    case fail(times: Int)

    /// The next pages of the feed are empty.
    case empty(pages: Int)

    /// New events appear at the top of the feed.
    case arrive(events: Int)

    /// The script waits until all loading has finished.
    case wait
  }

  /// The section and the position of a row.
  struct RowPlace: Equatable, Sendable {
    var section: String

    /// The position in the section, from 1.
    var position: Int
  }

  /// A step of a script and its line.
  struct ScriptLine: Equatable, Sendable {
    /// The number of the line, from 1.
    var number: Int

    /// The text of the line without its comment, with single spaces between words.
    var text: String
    var step: ScriptStep
  }
#endif
