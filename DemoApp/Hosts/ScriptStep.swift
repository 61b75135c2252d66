#if os(Linux) || os(macOS)
  import ListSource

  /// A step of a script.
  enum ScriptStep: Equatable, Sendable {
    /// Taps the button with a title, or with a word of it. If there is a row, only its buttons count.
    case tap(title: String, in: RowPlace?)

    /// Taps a row of the list.
    case select(RowPlace)

    /// Swipes a row of the list open and taps the action with a title, or with a word of it. Without a title, swipes all
    /// the way across.
    case swipe(RowPlace, from: SwipeEdge, title: String?)

    /// Long-presses a row of the list and taps an item of its menu, then an item of each submenu.
    case menu(RowPlace, titles: [String])

    /// Long-presses a row of the list and drags it to another position in its section, from 1.
    case drag(RowPlace, to: Int)

    /// Taps a point of the screen, in points from the upper left corner.
    case touch(x: Double, y: Double)

    /// Scrolls the list down, or up if the points are negative.
    case scroll(points: Double)

    /// Makes the next requests to the service fail.
    case fail(times: Int)

    /// Makes the next pages of the feed empty.
    case empty(pages: Int)

    /// Inserts new events at the top of the feed.
    case arrive(events: Int)

    /// Waits until all loading has finished.
    case wait
  }

  /// The section and the position of a row.
  struct RowPlace: Equatable, Sendable {
    /// The name of the section.
    var section: String

    /// The position in the section, from 1.
    var position: Int
  }

  /// A step with its line in the script.
  struct ScriptLine: Equatable, Sendable {
    /// The number of the line, from 1.
    var number: Int

    /// The line without its comment, with single spaces.
    var text: String
    var step: ScriptStep
  }
#endif
