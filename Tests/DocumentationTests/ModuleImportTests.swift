import Foundation
import TestSupport
import Testing

/// The imports of the modules match the picture in CONTRIBUTING.
@Suite
struct ModuleImportTests {
  /// An arrow of the picture. It is dotted if only files in `UIKit/` and `SwiftUI/` folders import.
  private struct Arrow: Hashable, CustomStringConvertible {
    var from: String
    var to: String
    var isDotted: Bool

    var description: String { "\(from) \(isDotted ? "-.->" : "-->") \(to)" }
  }

  /// An import of one file.
  private struct Import {
    var file: String
    var from: String
    var to: String

    var isInUIKitFolder: Bool { file.contains("/UIKit/") || isInSwiftUIFolder }
    var isInSwiftUIFolder: Bool { file.contains("/SwiftUI/") }
  }

  private static let imports = imports(in: "Sources") + imports(in: "PortableUIKit/Sources")

  private static func imports(in folder: String) -> [Import] {
    let sources = Repository.root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().flatMap { name in
      let text = (try? String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return modules(importedBy: text).map { module in
        Import(
          file: "\(folder)/\(name)",
          from: String((folder == "Sources" ? name : folder).prefix { $0 != "/" }),
          to: module
        )
      }
    }
  }

  private static let modules = Set(imports.map(\.from))

  private static func modules(importedBy text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
      else { return nil }
      return String(words[index + 1])
    }
  }

  private static func drawn() throws -> Set<Arrow> {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("CONTRIBUTING.md"),
      encoding: .utf8
    )
    return Set(
      page.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3, ["-->", "-.->"].contains(words[1]) else { return nil }
        return Arrow(from: words[0], to: words[2], isDotted: words[1] == "-.->")
      }
    )
  }

  @Test
  func pictureShowsTheImports() throws {
    let found = Self.imports.compactMap { found -> Arrow? in
      if found.from == "PlatformUIKit" || found.to == "KitSupport" && found.from != "PortableUIKit" {
        return nil
      }
      if found.to == "PlatformUIKit" { return Arrow(from: found.from, to: "UIKit", isDotted: true) }
      return Self.modules.contains(found.to) ? Arrow(from: found.from, to: found.to, isDotted: false) : nil
    }

    #expect(try Self.drawn() == Set(found))
  }

  @Test
  func onlyUIKitFoldersImportUIKit() {
    let found = Self.imports.filter { $0.to == "PlatformUIKit" }

    #expect(!found.isEmpty)
    #expect(found.filter { !$0.isInUIKitFolder }.map(\.file) == [])
  }

  // In files with SwiftUI, which exports UIKit, the compiler warns that a public import of PlatformUIKit is not used.
  @Test
  func onlyPlatformUIKitChoosesBetweenUIKitAndTheStandIn() {
    let found = Self.imports.filter { ["UIKit", "PortableUIKit"].contains($0.to) && !$0.isInSwiftUIFolder }

    #expect(Set(found.map(\.from)) == ["PlatformUIKit"])
  }

  @Test
  func onlySwiftUIFoldersImportSwiftUI() {
    let found = Self.imports.filter { $0.to == "SwiftUI" }

    #expect(!found.isEmpty)
    #expect(found.filter { !$0.isInSwiftUIFolder }.map(\.file) == [])
  }
}
