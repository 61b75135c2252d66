#if os(Linux) || os(macOS)
  import ListSource

  /// A step of a script, which a ``ScriptPlayer`` performs.
  enum ScriptStep: Equatable, Sendable {
    /// A tap on a button. `title` is the title of the button or a word of the title.
    ///
    /// If the step specifies a row, the button must be in that row.
    case tap(title: String, in: RowPlace?)

    /// A tap on a row of the list.
    case select(RowPlace)

    /// A swipe that opens a row of the list, followed by a tap on one of the row's actions.
    ///
    /// `title` is the title of the action or a word of the title. If it is nil, the swipe goes all the way across the
    /// row and performs the first action.
    case swipe(RowPlace, from: SwipeEdge, title: String?)

    /// A long press on a row, followed by taps on items of its menu.
    ///
    /// `titles` contains the title of the item to tap in the menu, and then in each submenu that opens. A word of a
    /// title is sufficient. If `titles` is empty, the menu stays open.
    case menu(RowPlace, titles: [String])

    /// A long press on a row, followed by a drag to another position in its section. Positions are counted from 1.
    case drag(RowPlace, to: Int)

    /// A tap on the screen. `x` and `y` are distances in points from the upper-left corner.
    case touch(x: Double, y: Double)

    /// Typing into the focused text field. A tap on a text field focuses it.
    case type(text: String)

    /// A press of a key, with its modifier keys.
    ///
    /// `keys` are written as menus show them, for example `⌘F`.
    case press(keys: String)

    /// A vertical scroll of the list by a distance in points. A positive distance scrolls down.
    case scroll(points: Double)

    /// The next requests to the service fail. `times` is the number of these requests.
    case fail(times: Int)

    /// The next pages of the feed are empty. `pages` is the number of these pages.
    case empty(pages: Int)

    /// New events appear at the top of the feed. `events` is the number of new events.
    case arrive(events: Int)

    /// The script waits until all loading has finished, and until `text` is on the screen if it is not nil.
    case wait(until: String?)
  }

  /// The id of a row's section, and the row's position.
  struct RowPlace: Equatable, Sendable {
    var section: String

    /// The position in the section, starting at 1.
    var position: Int
  }

  /// A step of a script, with the number and the text of its line.
  struct ScriptLine: Equatable, Sendable {
    /// The number of the line, starting at 1.
    var number: Int

    /// The text of the line without its comment, with single spaces between words.
    var text: String
    var step: ScriptStep
  }
#endif
