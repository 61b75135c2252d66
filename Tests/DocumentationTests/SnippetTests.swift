import Foundation
import Testing

/// Every Swift snippet of the READMEs stands word for word in a file of this folder, which is compiled and run.
@Suite
struct SnippetTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    arguments: [
      "README.md", "Sources/ListSource/README.md", "Sources/PromiseChain/README.md",
      "Sources/PagedList/README.md",
    ]
  )
  func everySnippetIsCompiledAndRun(document: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
    let sources = try FileManager.default
      .contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { Self.normalized(try String(contentsOf: $0, encoding: .utf8)) }

    let snippets = Self.blocks(of: text, language: "swift").map(Self.normalized)

    #expect(!snippets.isEmpty)
    for snippet in snippets {
      let isCompiled = sources.contains { $0.contains(snippet) }
      #expect(isCompiled, "No test has this snippet of \(document):\n\(snippet)")
      let isWhole = snippet.filter { $0 == "{" }.count == snippet.filter { $0 == "}" }.count
      #expect(isWhole, "This snippet of \(document) is cut off:\n\(snippet)")
    }
  }

  @Test
  func demoOutputInTheReadmeIsTheDemos() throws {
    let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let transcript = try String(
      contentsOf: Self.root.appendingPathComponent("Tests/DemoAppTests/transcript.txt"),
      encoding: .utf8
    )

    let shown = Self.blocks(of: readme, language: "text").first

    let output = try #require(shown)
    #expect(output.contains("= handled by"))
    #expect(transcript.contains(output))
  }

  /// The code blocks of a document in one language.
  private static func blocks(of text: String, language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// The lines without imports, indentation and empty lines: a test may indent a snippet.
  private static func normalized(_ text: String) -> String {
    text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
      .joined(separator: "\n")
  }
}
