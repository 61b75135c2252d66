#if os(Linux) || os(macOS)
  import Commands
  import ListSource
  import StrategyTable

  /// A parser for scripts, which have one step per line. A `#` starts a comment.
  enum ScriptParser {
    /// Returns the steps of a script in order. Lines without words are ignored.
    ///
    /// - Throws: An error for the first line with an invalid step.
    static func parse(_ script: String) throws(ScriptError) -> [ScriptLine] {
      var lines: [ScriptLine] = []
      let all = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in all.enumerated() {
        let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { continue }
        let text = words.joined(separator: " ")
        let unknown = Reading.failure(.unknownStep(first, known: stepWords))
        switch steps(first, Array(words.dropFirst())) ?? unknown {
        case .success(let step): lines.append(ScriptLine(number: index + 1, text: text, step: step))
        case .failure(let reason): throw ScriptError(line: index + 1, text: text, reason: reason)
        }
      }
      return lines
    }

    /// The help text for scripts, with a line for each kind of step.
    static var usage: String {
      let width = usages.map(\.form.count).max() ?? 0
      return usages.map { usage in
        "  \(usage.form)\(String(repeating: " ", count: width - usage.form.count + 3))\(usage.meaning)"
      }.joined(separator: "\n")
    }

    private typealias Reading = Result<ScriptStep, ScriptError.Reason>

    private static let tapForm = "tap [SECTION POSITION] BUTTON"
    private static let selectForm = "select SECTION POSITION"
    private static let swipeForm = "swipe SECTION POSITION leading|trailing [ACTION]"
    private static let menuForm = "menu SECTION POSITION [ITEM …]"
    private static let dragForm = "drag SECTION POSITION TO"

    private static let usages: [(form: String, meaning: String)] = [
      (tapForm, "taps a button, named by a word of its title; in a row: favorite, share or details"),
      (selectForm, "taps a row"),
      (swipeForm, "swipes a row open and taps an action, or swipes it all the way across"),
      (menuForm, "long-presses a row and taps an item of its menu, then of each submenu"),
      (dragForm, "long-presses a row and drags it to another position in its section"),
      ("touch X Y", "taps a point, in points from the upper left corner"),
      ("type TEXT", "types a text at the insertion point of the focused text field"),
      ("press KEYS", "presses a key, written as menus show it: ⌘G, ⇧⌘Z, ↓, ⏎, ⎋ or ⌫"),
      ("scroll POINTS", "scrolls the list down, or up if POINTS is negative"),
      ("fail TIMES", "makes the next TIMES requests to the service fail"),
      ("empty TIMES", "makes the next TIMES pages of the feed empty"),
      ("arrive TIMES", "inserts TIMES new events at the top of the feed"),
      ("wait [TEXT]", "waits until all loading has finished, and until a text is on the screen"),
    ]

    /// The first word of each kind of step.
    private static var stepWords: [String] {
      usages.compactMap { $0.form.split(separator: " ").first.map(String.init) }
    }

    private static let steps = Strategies<String, [String], Reading> {
      When("tap", tap)
      When("select", select)
      When("swipe", swipe)
      When("menu", menu)
      When("drag", drag)
      When("touch", touch)
      When("type", type)
      When("press", press)
      When("scroll", scroll)
      When("fail") { times($0, of: "fail").map { .fail(times: $0) } }
      When("empty") { times($0, of: "empty").map { .empty(pages: $0) } }
      When("arrive") { times($0, of: "arrive").map { .arrive(events: $0) } }
      When("wait") { .success(.wait(until: $0.isEmpty ? nil : $0.joined(separator: " "))) }
    }

    private static func tap(_ words: [String]) -> Reading {
      switch words.count {
      case 1: .success(.tap(title: words[0], in: nil))
      case 3: row(words).map { .tap(title: words[2], in: $0) }
      default: .failure(.wrongWords(expected: tapForm))
      }
    }

    private static func select(_ words: [String]) -> Reading {
      guard words.count == 2 else { return .failure(.wrongWords(expected: selectForm)) }
      return row(words).map { .select($0) }
    }

    private static func swipe(_ words: [String]) -> Reading {
      let edges = ["leading": SwipeEdge.leading, "trailing": .trailing]
      guard (3...4).contains(words.count), let edge = edges[words[2]] else {
        return .failure(.wrongWords(expected: swipeForm))
      }
      return row(words).map { .swipe($0, from: edge, title: words.dropFirst(3).first) }
    }

    private static func menu(_ words: [String]) -> Reading {
      guard words.count > 1 else { return .failure(.wrongWords(expected: menuForm)) }
      return row(words).map { .menu($0, titles: Array(words.dropFirst(2))) }
    }

    private static func drag(_ words: [String]) -> Reading {
      guard words.count == 3 else { return .failure(.wrongWords(expected: dragForm)) }
      return row(words).flatMap { row in position(words[2]).map { .drag(row, to: $0) } }
    }

    private static func row(_ words: [String]) -> Result<RowPlace, ScriptError.Reason> {
      position(words[1]).map { RowPlace(section: words[0], position: $0) }
    }

    private static func position(_ word: String) -> Result<Int, ScriptError.Reason> {
      guard let position = Int(word), position >= 1 else { return .failure(.invalidPosition(word)) }
      return .success(position)
    }

    private static func touch(_ words: [String]) -> Reading {
      guard words.count == 2 else { return .failure(.wrongWords(expected: "touch X Y")) }
      return number(words[0]).flatMap { x in number(words[1]).map { y in .touch(x: x, y: y) } }
    }

    private static func type(_ words: [String]) -> Reading {
      if words.isEmpty { return .failure(.wrongWords(expected: "type TEXT")) }
      return .success(.type(text: words.joined(separator: " ")))
    }

    private static func press(_ words: [String]) -> Reading {
      guard words.count == 1 else { return .failure(.wrongWords(expected: "press KEYS")) }
      guard EventCommand.Key.reading(words[0]) != nil else { return .failure(.invalidKeys(words[0])) }
      return .success(.press(keys: words[0]))
    }

    private static func scroll(_ words: [String]) -> Reading {
      guard words.count == 1 else { return .failure(.wrongWords(expected: "scroll POINTS")) }
      return number(words[0]).map { .scroll(points: $0) }
    }

    private static func times(_ words: [String], of step: String) -> Result<Int, ScriptError.Reason> {
      guard words.count == 1 else { return .failure(.wrongWords(expected: "\(step) TIMES")) }
      guard let times = Int(words[0]), times >= 1 else { return .failure(.invalidCount(words[0])) }
      return .success(times)
    }

    private static func number(_ word: String) -> Result<Double, ScriptError.Reason> {
      guard let number = Double(word), number.isFinite else { return .failure(.invalidNumber(word)) }
      return .success(number)
    }
  }
#endif
