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
        let unknown = Reading.failure(.unknownStep(first, known: usages.map(\.word)))
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

    private static let usages: [(word: String, form: String, meaning: String)] = [
      ("tap", "tap SECTION POSITION BUTTON", "taps favorite, share or details in a cell of notable or feed"),
      ("close", "close", "taps close on the detail screen"),
      ("tips", "tips", "taps tips at the top of the list"),
      ("reload", "reload", "taps reload at the top of the list"),
      ("count", "count", "taps count at the top of the list"),
      ("wait", "wait", "waits until the list is loaded"),
    ]

    private static let steps = Strategies<String, [String], Reading> {
      When("tap", tap)
      When("close") { only(.close, $0, "close") }
      When("wait") { only(.wait, $0, "wait") }
      for button in ["tips", "reload", "count"] {
        When(button) { only(.tapHeader(button: button), $0, button) }
      }
    }

    private static func only(_ step: ScriptStep, _ rest: [String], _ form: String) -> Reading {
      rest.isEmpty ? .success(step) : .failure(.wrongWords(expected: form))
    }

    private static func tap(_ words: [String]) -> Reading {
      guard words.count == 3 else { return .failure(.wrongWords(expected: "tap SECTION POSITION BUTTON")) }
      guard let position = Int(words[1]), position >= 1 else { return .failure(.noPosition(words[1])) }
      return .success(.tapCell(section: words[0], position: position, button: words[2]))
    }
  }
#endif
