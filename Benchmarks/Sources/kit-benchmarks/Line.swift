import Foundation

/// A line of the output: a figure and its goal.
struct Line: Codable {
  let name: String
  let work: String
  let against: String
  let value: Double
  let unit: Figure.Unit
  let goal: String
  let verdict: Verdict
  let nanoseconds: Double?
  let nanosecondsAgainst: Double?

  enum Verdict: String, Codable {
    case met, missed
    case shown = "for comparison"
  }

  @MainActor
  init(_ benchmark: Benchmark, _ figure: Figure) {
    name = benchmark.name
    work = benchmark.work
    against = benchmark.against
    value = figure.value
    unit = figure.unit
    nanoseconds = figure.sides?.work
    nanosecondsAgainst = figure.sides?.against
    switch benchmark.goal {
    case .atMost(let limit): goal = "≤ \(Self.text(of: limit, unit))"
    case .equal(let expected): goal = "= \(Self.text(of: expected, unit))"
    case .none: goal = ""
    }
    verdict = benchmark.goal.isMet(by: figure.value).map { $0 ? .met : .missed } ?? .shown
  }

  /// Encodes lines as a JSON array of objects with these properties.
  static func json(_ lines: [Line]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(lines), as: UTF8.self)
  }

  /// Formats a ratio below 0.05 as `1/89`, and other numbers with at most two decimals.
  private static func text(of value: Double, _ unit: Figure.Unit) -> String {
    if unit == .ratio, value < 0.05 { return "1/\(Int((1 / value).rounded()))" }
    return value == value.rounded() && unit != .ratio
      ? "\(Int(value))" : String(format: "%.2f", value)
  }
}

extension Line: CustomStringConvertible {
  /// The line as a row of a Markdown table.
  var description: String {
    let number = Self.text(of: value, unit)
    let figure = unit == .ratio ? number : "\(number) \(unit.rawValue)"
    let times = nanoseconds.flatMap { time in
      nanosecondsAgainst.map { "\(Self.duration(time)) / \(Self.duration($0))" }
    }
    let cells = [name, work, against, figure, goal, verdict.rawValue, times ?? ""]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: String(format: "%.0f ns", nanoseconds)
    case ..<1e7: String(format: "%.0f µs", nanoseconds / 1e3)
    default: String(format: "%.0f ms", nanoseconds / 1e6)
    }
  }
}
