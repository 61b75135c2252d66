#if os(Linux) || os(macOS)
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

    private static let usages: [(form: String, meaning: String)] = [
      ("tap BUTTON", "taps a button, named by a word of its title"),
      ("tap SECTION POSITION", "taps a row, which selects it"),
      ("tap SECTION POSITION BUTTON", "taps favorite, share or details in a row"),
      ("touch X Y", "taps a point, in points from the upper left corner"),
      ("scroll POINTS", "drags the list up, or down where POINTS is below zero"),
      ("fail TIMES", "lets the service fail the next TIMES that it is asked"),
      ("empty TIMES", "lets the next TIMES pages of the feed come without rows"),
      ("wait", "waits until nothing is being loaded"),
    ]

    /// The word that each kind of step begins with.
    private static var stepWords: [String] {
      usages.compactMap { $0.form.split(separator: " ").first.map(String.init) }.reduce(into: []) {
        words,
        word in
        if !words.contains(word) { words.append(word) }
      }
    }

    private static let steps = Strategies<String, [String], Reading> {
      When("tap", tap)
      When("touch", touch)
      When("scroll", scroll)
      When("fail") { times($0, of: "fail").map { .fail(times: $0) } }
      When("empty") { times($0, of: "empty").map { .empty(pages: $0) } }
      When("wait") { $0.isEmpty ? .success(.wait) : .failure(.wrongWords(expected: "wait")) }
    }

    private static func tap(_ words: [String]) -> Reading {
      guard (1...3).contains(words.count) else {
        return .failure(.wrongWords(expected: "tap BUTTON, or tap SECTION POSITION [BUTTON]"))
      }
      guard words.count > 1 else { return .success(.tapButton(title: words[0])) }
      guard let position = Int(words[1]), position >= 1 else { return .failure(.noPosition(words[1])) }
      let row = RowPlace(section: words[0], position: position)
      return .success(.tapRow(row, title: words.count == 3 ? words[2] : nil))
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
