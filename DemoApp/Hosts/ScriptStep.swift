#if os(Linux) || os(macOS)
  import ListSource

  /// A step of a script, which a ``ScriptPlayer`` performs.
  enum ScriptStep: Equatable, Sendable {
    /// A tap on a button, found by its title or by a word of its title.
    ///
    /// If the step specifies a row, only the buttons of that row are searched.
    case tap(title: String, in: RowPlace?)

    /// A tap on a row of the list.
    case select(RowPlace)

    /// A swipe that opens a row of the list, and a tap on one of the row's actions.
    ///
    /// The action is found by its title or by a word of its title. If `title` is nil, the swipe goes all the way across
    /// the row and performs the first action.
    case swipe(RowPlace, from: SwipeEdge, title: String?)

    /// A long press on a row of the list, followed by taps on an item of the row's menu and of each submenu.
    case menu(RowPlace, titles: [String])

    /// A long press on a row, followed by a drag to another position in its section. Positions are counted from 1.
    case drag(RowPlace, to: Int)

    /// A tap at a point of the screen, in points from the upper-left corner.
    case touch(x: Double, y: Double)

    /// A vertical scroll of the list by a distance in points. A positive distance scrolls down.
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

  /// A step of a script, with the number and the text of its line.
  struct ScriptLine: Equatable, Sendable {
    /// The number of the line, from 1.
    var number: Int

    /// The text of the line without its comment, with single spaces between words.
    var text: String
    var step: ScriptStep
  }
#endif
