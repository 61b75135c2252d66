extension FuzzTarget {
  /// A script of the demo.
  static let scripts = FuzzTarget("scripts") { reader in
    let script = String(decoding: reader.remainder(), as: UTF8.self)
    let count = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    do {
      let lines = try ScriptParser.parse(script)
      try require(
        lines.map(\.number) == Set(lines.map(\.number)).sorted(),
        "line numbers are not in order: \(lines)"
      )
      try require(lines.allSatisfy { (1...count).contains($0.number) }, "line numbers do not exist: \(lines)")
      for line in lines { try require(line.step.isPossible, "an impossible step: \(line)") }
      let again = try ScriptParser.parse(lines.map(\.text).joined(separator: "\n"))
      try requireEqual(again.map(\.step), lines.map(\.step), "the steps after another parse")
      try requireEqual(again.map(\.text), lines.map(\.text), "the lines after another parse")
      let later = try ScriptParser.parse("# a comment\n\n\(script)")
      try requireEqual(later.map(\.number), lines.map { $0.number + 2 }, "the line numbers after a comment")
    } catch let error as ScriptError {
      try require((1...count).contains(error.line), "no such line: \(error)")
      try require(
        !error.text.isEmpty && !error.text.contains(where: \.isNewline),
        "not the text of a line: \(error)"
      )
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
    case .type(let text): !text.isEmpty
    case .scroll(let points): points.isFinite
    case .fail(let times), .empty(let times), .arrive(let times): times >= 1
    case .wait: true
    }
  }
}

extension RowPlace {
  fileprivate var isPossible: Bool { position >= 1 && !section.isEmpty }
}
