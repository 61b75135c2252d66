#if os(Linux) || os(macOS)
  import ListSource
  import StrategyTable

  /// Reads the script language: a step a line, `#` for comments.
  enum ScriptParser {
    /// The steps of a script, in order.
    ///
    /// - Throws: the first line that is no step.
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

    /// The language, a line for each step.
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
      (tapForm, "taps a button, named by a word of its title; of a row: favorite, share or details"),
      (selectForm, "taps a row"),
      (swipeForm, "swipes a row open and taps an action; without one, all across"),
      (menuForm, "presses a row long, and taps an item of its menu, then of the next menu"),
      (dragForm, "presses a row long, and drags it to another position of its section"),
      ("touch X Y", "taps a point, in points from the upper left corner"),
      ("scroll POINTS", "drags the list up, or down where POINTS is below zero"),
      ("fail TIMES", "lets the service fail the next TIMES that it is asked"),
      ("empty TIMES", "lets the next TIMES pages of the feed come without rows"),
      ("arrive TIMES", "lets TIMES events happen, which show above the others"),
      ("wait", "waits until nothing is being loaded"),
    ]

    /// The word that each kind of step begins with.
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
      When("scroll", scroll)
      When("fail") { times($0, of: "fail").map { .fail(times: $0) } }
      When("empty") { times($0, of: "empty").map { .empty(pages: $0) } }
      When("arrive") { times($0, of: "arrive").map { .arrive(events: $0) } }
      When("wait") { $0.isEmpty ? .success(.wait) : .failure(.wrongWords(expected: "wait")) }
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
      guard let position = Int(word), position >= 1 else { return .failure(.noPosition(word)) }
      return .success(position)
    }

    private static func touch(_ words: [String]) -> Reading {
      guard words.count == 2 else { return .failure(.wrongWords(expected: "touch X Y")) }
      return number(words[0]).flatMap { x in number(words[1]).map { y in .touch(x: x, y: y) } }
    }

    private static func scroll(_ words: [String]) -> Reading {
      guard words.count == 1 else { return .failure(.wrongWords(expected: "scroll POINTS")) }
      return number(words[0]).map { .scroll(points: $0) }
    }

    private static func times(_ words: [String], of step: String) -> Result<Int, ScriptError.Reason> {
      guard words.count == 1 else { return .failure(.wrongWords(expected: "\(step) TIMES")) }
      guard let times = Int(words[0]), times >= 1 else { return .failure(.noCount(words[0])) }
      return .success(times)
    }

    private static func number(_ word: String) -> Result<Double, ScriptError.Reason> {
      guard let number = Double(word), number.isFinite else { return .failure(.noNumber(word)) }
      return .success(number)
    }
  }
#endif
