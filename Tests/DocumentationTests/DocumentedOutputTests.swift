import Foundation
import RouterEvents
import TestSupport
import Testing

/// Compares the output in the articles and the demo's README with that of the tests, and follows their links.
///
/// `.ci/snippets` copies the Swift code of the articles.
@Suite
struct DocumentedOutputTests {
  private static let readmes = [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", ".ci/ios/README.md",
    "Benchmarks/README.md",
    "DemoApp/README.md", "DemoApp/GALLERY.md", "DemoApp/iOS/README.md", "DemoApp/iOS/FIRST_RUN.md",
    "Fuzz/README.md", "Live/README.md",
    "Sources/ListSource/README.md", "Sources/PagedList/README.md", "Sources/PromiseChain/README.md",
    "Sources/Requests/README.md",
    "Tests/Clients/README.md", "PortableUIKit/Facts/README.md",
  ]
  private static let pages = ["Sources", "PortableUIKit"].flatMap { files(in: $0, ending: "md") }
    .filter { $0.contains(".docc/") }

  private let sources = Self.files(in: "Tests/DocumentationTests", ending: "swift").map { file in
    Self.normalized(Self.text(of: file))
  }

  @Test(arguments: ["README.md"] + pages)
  func everyOutputIsTested(page: String) {
    for output in Self.blocks(of: Self.text(of: page), language: "text").map(Self.normalized) {
      let isCompared = sources.contains { $0.contains(output) }
      #expect(isCompared, "No test has this output of \(page):\n\(output)")
    }
  }

  @Test
  func everyNewLineOfTheMigrationIsCompiled() {
    let page = Self.text(of: "Sources/StrategyTable/StrategyTable.docc/MigratingFrom0.2.md")
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap {
      $0.components(separatedBy: " | ").last
    }
    .flatMap { $0.matches(of: /`([^`…]+)[^`]*`/).map { String($0.1) } }

    #expect(lines.count > 20)
    for line in lines {
      let isCompiled = sources.contains { $0.contains(line.trimmingCharacters(in: .whitespaces)) }
      #expect(isCompiled, "No test has this line: \(line)")
    }
  }

  /// Code hosts show links of DocC without brackets as they are written.
  @Test(arguments: readmes)
  func everyLinkLeadsToAPageThatReadsWellOnACodeHost(document: String) {
    let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
    for link in Self.text(of: document).matches(of: /\]\(([^)\s#]+\.docc\/[^)\s#]+\.md)/).map({ String($0.1) }
    ) {
      let page = (try? String(contentsOf: folder.appendingPathComponent(link), encoding: .utf8)) ?? ""
      let text = page.split(separator: "\n").dropFirst().joined(separator: "\n")
      #expect(!text.contains(/(^|[^(])<doc:/), "\(link), linked by \(document)")
      #expect(!text.contains(/(^|[^`])``[^`]/), "\(link), linked by \(document)")
    }
  }

  @Test
  func changelogBeginsWithTheVersion() {
    let headings = Self.text(of: "CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }

    #expect(headings.first?.hasPrefix("## \(EventRouter.version) – ") == true)
    #expect(Self.text(of: "README.md").contains("from: \"\(EventRouter.version)\""))
  }

  @Test
  func everyLibraryHasALandingPage() {
    let libraries = Self.text(of: "Package.swift").components(separatedBy: ".library(name: \"").dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }

    #expect(!libraries.isEmpty)
    #expect(Set(libraries.map { "Sources/\($0)/\($0).docc/\($0).md" }).isSubset(of: Self.pages))
  }

  @Test
  func demoOutputInItsReadmeIsTheDemos() throws {
    let transcript = Self.text(of: "Tests/DemoAppTests/transcript.txt")

    let shown = Self.blocks(of: Self.text(of: "DemoApp/README.md"), language: "text").first

    let output = try #require(shown)
    #expect(output.contains("= handled by"))
    #expect(transcript.contains(output))
  }

  @Test
  func galleryIsAsShortAsItsReadmeSays() throws {
    let screens = Self.files(in: "DemoApp/Gallery", ending: "swift")
    let tests = Self.files(in: "Tests/DemoAppTests/Gallery", ending: "swift")

    #expect(screens.map(Self.name) == tests.map { Self.name(of: $0).replacing("Tests", with: "") })
    let limits = "at most 90 lines with its models, and each with a test of at most 40."
    #expect(Self.text(of: "DemoApp/README.md").contains(limits))
    for file in screens { #expect(Self.lineCount(of: file) <= 90, "\(file)") }
    for file in tests { #expect(Self.lineCount(of: file) <= 40, "\(file)") }
  }

  @Test(arguments: readmes + pages)
  func everyRelativeLinkLeadsToAFile(document: String) throws {
    let file = Repository.root.appendingPathComponent(document)
    for link in Self.text(of: document).matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) {
      guard !link.contains("://"), !link.hasPrefix("doc:"), !link.hasPrefix("<doc:"),
        !link.hasPrefix("mailto:")
      else { continue }
      let (path, anchor) = (link.prefix { $0 != "#" }, link.drop { $0 != "#" }.dropFirst())
      let target = path.isEmpty ? file : file.deletingLastPathComponent().appendingPathComponent(String(path))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(document) links to \(link)")
      guard !anchor.isEmpty else { continue }
      let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(headings.contains(String(anchor)), "\(document) links to \(link)")
    }
  }

  /// Returns the anchor of a heading, as code hosts make it.
  private static func anchor(of heading: Substring) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
      .replacing(" ", with: "-")
  }

  /// Returns the files in a folder and its subfolders, as paths from the root of the package.
  private static func files(in folder: String, ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: Repository.root.appendingPathComponent(folder).path)
    return (paths?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".\(ending)") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  private static func lineCount(of path: String) -> Int { text(of: path).count { $0 == "\n" } }

  /// Returns the content of a file, or an empty string if it does not exist.
  private static func text(of path: String) -> String {
    (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// Returns the code blocks of a document in one language.
  private static func blocks(of text: String, language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// Returns the lines without indentation, empty lines and the backslashes that join lines of a literal.
  private static func normalized(_ text: String) -> String {
    text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasSuffix(" \\") ? String($0.dropLast(2)) : $0 }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
