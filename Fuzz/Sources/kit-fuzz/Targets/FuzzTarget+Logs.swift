import Foundation

@testable import KitSupport
@testable import RouterEvents
@testable import RouterEventsInspector

extension FuzzTarget {
  /// A log written as JSON and read back; printed as a tree, drawn as a diagram and written as a trace.
  static let logs = FuzzTarget("logs") { reader in
    var whole = reader
    let content = Data(whole.remainder())
    let report: EventReport
    // A seed that looks like a file is one.
    if content.first == UInt8(ascii: "{") {
      guard let read = try? JSONDecoder().decode(EventReport.self, from: content) else { return }
      report = read
    } else {
      report = .report(of: &reader)
    }
    let json = report.json()
    let read = try JSONDecoder().decode(EventReport.self, from: Data(json.utf8))
    // What says "none" need not be written: a report that tells of fewer than none does not come from a log.
    if report.missed >= 0 { try requireEqual(read, report, "the report written and read again") }
    try require(read.json().utf8.elementsEqual(json.utf8), "a report is written in two ways")
    try checkTree(report.description)
    try checkDiagram(report.mermaid())
    try checkTrace(report.chromeTrace())
  }

  /// Entries are in order, the slices of the one track nest, and each run that begins ends.
  private static func checkTrace(_ trace: String) throws {
    let file = try JSONDecoder().decode(TraceFile.self, from: Data(trace.utf8))
    var (open, last): ([Decimal], Decimal) = ([], 0)
    var runs: Set<String> = []
    for entry in file.traceEvents where entry.ph != "M" {
      guard let start = entry.ts else {
        throw BrokenProperty(description: "an entry without a time in \(trace)")
      }
      try require(start >= last, "entries out of order in \(trace)")
      last = start
      switch entry.ph {
      case "b": try require(runs.insert(entry.id ?? "").inserted, "two runs of one id in \(trace)")
      case "e": try require(runs.remove(entry.id ?? "") != nil, "an end of nothing in \(trace)")
      default:
        let end = start + (entry.dur ?? 0)
        while let outer = open.last, outer <= start, outer < end { open.removeLast() }
        try require(
          open.last.map { end <= $0 } ?? true,
          "a slice that ends outside of the one around it in \(trace)"
        )
        open.append(end)
      }
    }
    try require(runs.isEmpty, "a run that does not end in \(trace)")
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

  /// Nothing in a tree begins a line or writes to the left but the tree itself.
  private static func checkTree(_ tree: String) throws {
    for line in tree.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(line) ?? ""
      try requireEqual(line.visible, line, "a line of the tree")
    }
  }

  /// Every line is one of those that a diagram has; nothing in a text means anything to Mermaid.
  private static func checkDiagram(_ diagram: String) throws {
    let lines = diagram.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String($0) ?? "" }
    try require(lines.first == "sequenceDiagram" && lines.last == "", "no diagram: \(diagram)")
    var (participants, depth) = (0, 0)
    for line in lines.dropFirst().dropLast() {
      if line == "  end" {
        depth -= 1
        try require(depth >= 0, "an end of nothing in \(diagram)")
      } else if line == "  rect rgba(128, 128, 128, 0.15)" {
        depth += 1
      } else if let match = line.wholeMatch(of: #/  participant p(\d+) as (.*)/#.scalars) {
        try requireEqual(Int(match.1), participants, "the number of a participant")
        participants += 1
        try requireHarmless(match.2)
      } else if let match = line.wholeMatch(of: #/  (?:Note over |p(\d+)--?>>)p(\d+): (.*)/#.scalars) {
        let numbers = [match.1, match.2].compactMap { $0.flatMap { Int($0) } }
        try require(numbers.allSatisfy { $0 < participants }, "nobody takes part as in '\(line)'")
        try requireHarmless(match.3)
      } else {
        throw BrokenProperty(description: "no line of a diagram: '\(line)'")
      }
    }
    try requireEqual(depth, 0, "shades that do not end")
  }

  private static func requireHarmless(_ text: Substring) throws {
    let rest = text.unicodeScalars.split(separator: "#").enumerated().flatMap { index, part in
      // Behind a "#" there is a number and a ";".
      index == 0 && text.unicodeScalars.first != "#"
        ? part[...] : part.drop { $0.properties.numericType != nil }.dropFirst()
    }
    try require(!rest.contains { "#;:<>{}%\"\\|&".unicodeScalars.contains($0) }, "harm in '\(text)'")
  }
}

extension Regex {
  /// Scalar by scalar: an accent at the beginning of a text goes with the space before it otherwise.
  fileprivate var scalars: Regex { matchingSemantics(.unicodeScalar) }
}
