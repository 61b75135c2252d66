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
    case .tap(let title, let row): !title.isEmpty && row?.isPossible != false
    case .select(let row): row.isPossible
    case .swipe(let row, from: _, let title): row.isPossible && title != ""
    case .drag(let row, let position): row.isPossible && position >= 1
    case .menu(let row, let titles): row.isPossible && !titles.contains("")
    case .touch(let x, let y): x.isFinite && y.isFinite
    case .scroll(let points): points.isFinite
    case .fail(let times), .empty(let times), .arrive(let times): times >= 1
    case .wait: true
    }
  }
}

extension RowPlace {
  fileprivate var isPossible: Bool { position >= 1 && !section.isEmpty }
}
