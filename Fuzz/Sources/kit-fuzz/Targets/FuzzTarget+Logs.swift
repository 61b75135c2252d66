import Foundation

@testable import KitSupport
@testable import RouterEvents
@testable import RouterEventsInspector

extension FuzzTarget {
  /// A log as JSON that is read back, as a tree, as a diagram and as a Chrome trace.
  static let logs = FuzzTarget("logs") { reader in
    var whole = reader
    let content = Data(whole.remainder())
    let history: EventHistory
    // An input that looks like a JSON file is read as one.
    if content.first == UInt8(ascii: "{") {
      guard let read = try? JSONDecoder().decode(EventHistory.self, from: content) else { return }
      history = read
    } else {
      history = .history(of: &reader)
    }
    let json = history.json()
    let read = try JSONDecoder().decode(EventHistory.self, from: Data(json.utf8))
    // A history with a negative number of missed events cannot come from a log.
    if history.missed >= 0 { try requireEqual(read, history, "the history after encoding and decoding") }
    try require(read.json().utf8.elementsEqual(json.utf8), "a history has two encodings")
    try checkTree(history.description)
    try checkDiagram(history.mermaid())
    try checkTrace(history.chromeTrace())
  }

  /// Checks that entries are in order, slices nest, and each run ends.
  private static func checkTrace(_ trace: String) throws {
    let file = try JSONDecoder().decode(TraceFile.self, from: Data(trace.utf8))
    var (open, last): ([Decimal], Decimal) = ([], 0)
    var runs: Set<String> = []
    for entry in file.traceEvents where entry.ph != "M" {
      guard let start = entry.ts else {
        throw BrokenProperty(description: "an entry lacks its time in \(trace)")
      }
      try require(start >= last, "entries out of order in \(trace)")
      last = start
      switch entry.ph {
      case "b": try require(runs.insert(entry.id ?? "").inserted, "two runs have one id in \(trace)")
      case "e": try require(runs.remove(entry.id ?? "") != nil, "an unmatched end in \(trace)")
      default:
        let end = start + (entry.dur ?? 0)
        while let outer = open.last, outer <= start, outer < end { open.removeLast() }
        try require(
          open.last.map { end <= $0 } ?? true,
          "a slice ends after the enclosing one in \(trace)"
        )
        open.append(end)
      }
    }
    try require(runs.isEmpty, "a run does not end in \(trace)")
  }

  private struct TraceFile: Decodable {
    var traceEvents: [Entry]

    struct Entry: Decodable {
      var ph: String
      var ts: Decimal?
      var dur: Decimal?
      var id: String?
    }
  }

  /// Checks that no text in a tree contains line breaks or other invisible characters.
  private static func checkTree(_ tree: String) throws {
    for line in tree.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(line) ?? ""
      try requireEqual(line.visible, line, "a line of the tree")
    }
  }

  /// Checks that every line of a diagram has a known form, and that no text has a meaning in Mermaid.
  private static func checkDiagram(_ diagram: String) throws {
    let lines = diagram.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String($0) ?? "" }
    try require(lines.first == "sequenceDiagram" && lines.last == "", "not a diagram: \(diagram)")
    var (participants, depth) = (0, 0)
    for line in lines.dropFirst().dropLast() {
      if line == "  end" {
        depth -= 1
        try require(depth >= 0, "an unmatched end in \(diagram)")
      } else if line == "  rect rgba(128, 128, 128, 0.15)" {
        depth += 1
      } else if let match = line.wholeMatch(of: #/  participant p(\d+) as (.*)/#.scalars) {
        try requireEqual(Int(match.1), participants, "the number of a participant")
        participants += 1
        try requireHarmless(match.2)
      } else if let match = line.wholeMatch(of: #/  (?:Note over |p(\d+)--?>>)p(\d+): (.*)/#.scalars) {
        let numbers = [match.1, match.2].compactMap { $0.flatMap { Int($0) } }
        try require(numbers.allSatisfy { $0 < participants }, "an unknown participant in '\(line)'")
        try requireHarmless(match.3)
      } else {
        throw BrokenProperty(description: "not a line of a diagram: '\(line)'")
      }
    }
    try requireEqual(depth, 0, "the number of open shades")
  }

  private static func requireHarmless(_ text: Substring) throws {
    let rest = text.unicodeScalars.split(separator: "#").enumerated().flatMap { index, part in
      // After "#" there must be a number and ";".
      index == 0 && text.unicodeScalars.first != "#"
        ? part[...] : part.drop { $0.properties.numericType != nil }.dropFirst()
    }
    try require(
      !rest.contains { "#;:<>{}%\"\\|&".unicodeScalars.contains($0) },
      "unescaped characters in '\(text)'"
    )
  }
}

extension Regex {
  /// Matches Unicode scalars, because an accent at the start of a text would join the space before it.
  fileprivate var scalars: Regex { matchingSemantics(.unicodeScalar) }
}
