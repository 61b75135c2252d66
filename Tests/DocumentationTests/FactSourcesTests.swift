import Foundation
import TestSupport
import Testing

/// The rules of `PortableUIKit/Facts/README.md` that can be read from the sources.
@Suite
struct FactSourcesTests {
  @Test func everyFactNamesItsSourceAndEverySuiteWithWindowsWaitsForTheScreen() throws {
    let files = try FactFile.all()

    let problems = files.flatMap(\.problems)

    #expect(problems == [])
    #expect(files.reduce(0) { $0 + $1.facts.count } > 300)
  }

  @Test(arguments: [
    ("  @Test func it() {", "it names no page, and does not say assumed"),
    ("  /// It does.\n  @Test func it() {", "it names no page, and does not say assumed"),
    (
      "  /// developer.apple.com/documentation\n\n  @Test func it() {",
      "it names no page, and does not say assumed"
    ),
    (
      "  /// Observed: `developer.apple.com/documentation/uikit/uiview`\n  @Test(.bug(1))\n  func it() {",
      "nothing is observed yet"
    ),
    ("@Suite\nstruct It {\n  let window = Host().makeWindow()", "a suite with windows is not onScreen"),
    ("@Suite(.serialized)\nstruct It {\n  let host = Host()", "a suite with windows is not onScreen"),
    ("@Suite\nstruct It {\n  let window = UIWindow(frame: .zero)", "a suite with windows is not onScreen"),
    (
      "struct It {\n  /// *Assumed*\n  @Test func it() { UIWindow(frame: .zero) }",
      "a suite with windows is not onScreen"
    ),
  ])
  func aMistakeIsNoticed(source: String, problem: String) {
    let file = FactFile(name: "It.swift", text: source)

    #expect(file.problems == ["It.swift: \(problem)"])
  }

  @Test(arguments: [
    "  /// *Assumed*: no page says so.\n  @Test func it() {",
    "  /// `developer.apple.com/documentation/uikit/uiview`\n  @Test(\n    arguments: [1]\n  )\n  func it() {",
    "@Suite(.onScreen)\nstruct It {\n  let window = Host().makeWindow()",
  ])
  func whatIsRightIsNoMistake(source: String) {
    #expect(FactFile(name: "It.swift", text: source).problems == [])
  }
}

private struct FactFile {
  var name: String
  var text: String

  /// The facts, each with its name and the comment directly above it.
  var facts: [(name: String, comment: String)] {
    var facts: [(name: String, comment: String)] = []
    var comment: [Substring] = []
    var isFact = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("///") { comment.append(words.dropFirst(3)) }
      if words.hasPrefix("@Test") { isFact = true }
      if isFact, let start = line.range(of: "func ") {
        let name = line[start.upperBound...].prefix { $0 != "(" }
        facts.append((String(name), comment.joined()))
        isFact = false
      }
      if !isFact, !words.hasPrefix("///") { comment = [] }
    }
    return facts
  }

  var problems: [String] {
    var problems = facts.filter {
      !$0.comment.contains("developer.apple.com/documentation/") && !$0.comment.contains("ssumed*")
    }
    .map { "\($0.name) names no page, and does not say assumed" }
    if text.lowercased().contains("observed") { problems.append("nothing is observed yet") }
    let suites = text.split(separator: "\n").filter { $0.contains("@Suite") }
    let isOnScreen = suites.isEmpty ? facts.isEmpty : suites.allSatisfy { $0.contains(".onScreen") }
    if text.contains("Host()") || text.contains("UIWindow("), !isOnScreen {
      problems.append("a suite with windows is not onScreen")
    }
    return problems.map { "\(name): \($0)" }
  }

  static func all() throws -> [FactFile] {
    let folder = Repository.root.appendingPathComponent("PortableUIKit/Facts")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return FactFile(name: name, text: text)
    }
  }
}
