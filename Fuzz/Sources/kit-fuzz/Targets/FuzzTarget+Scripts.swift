extension FuzzTarget {
  /// A script file of the demo.
  static let scripts = FuzzTarget("scripts") { reader in
    let script = String(decoding: reader.remainder(), as: UTF8.self)
    let count = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    do {
      let lines = try ScriptParser.parse(script)
      try require(lines.map(\.number) == Set(lines.map(\.number)).sorted(), "lines in disorder: \(lines)")
      try require(lines.allSatisfy { (1...count).contains($0.number) }, "lines that are not there: \(lines)")
      for line in lines { try require(line.step.isPossible, "a step that nobody can do: \(line)") }
      let again = try ScriptParser.parse(lines.map(\.text).joined(separator: "\n"))
      try requireEqual(again.map(\.step), lines.map(\.step), "the steps written and read again")
      try requireEqual(again.map(\.text), lines.map(\.text), "the lines written and read again")
      let later = try ScriptParser.parse("# a comment\n\n\(script)")
      try requireEqual(later.map(\.number), lines.map { $0.number + 2 }, "the numbers behind a comment")
    } catch let error as ScriptError {
      try require((1...count).contains(error.line), "no such line: \(error)")
      try require(!error.text.isEmpty && !error.text.contains(where: \.isNewline), "no line: \(error)")
      let before = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .prefix(error.line - 1).joined(separator: "\n")
      _ = try ScriptParser.parse(before)
    }
  }
}

extension ScriptStep {
  fileprivate var isPossible: Bool {
    switch self {
    case .tapButton(let title): !title.isEmpty
    case .tapRow(let row, let title): row.position >= 1 && !row.section.isEmpty && title != ""
    case .touch(let x, let y): x.isFinite && y.isFinite
    case .scroll(let points): points.isFinite
    case .fail(let times), .empty(let times): times >= 1
    case .wait: true
    }
  }
}
