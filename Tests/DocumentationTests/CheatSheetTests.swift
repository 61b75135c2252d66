import Foundation
import TestSupport
import Testing

/// The cheat sheets name every public symbol that they promise to have: the lists in `.ci/public` say which there are.
@Suite
struct CheatSheetTests {
  private let events = Self.sheet("Sources/StrategyTable/StrategyTable.docc/EventCheatSheet.md")
  private let lists = Self.sheet("Sources/ListSource/ListSource.docc/ListCheatSheet.md")

  @Test(arguments: [
    ("StrategyTable", "On."), ("StrategyTable", "Overlap."), ("RouterEvents", "EventDisposition."),
  ])
  func eventSheetNamesEveryMember(module: String, owner: String) throws {
    try expect(events, toName: Self.members(of: owner, in: module))
  }

  @Test(arguments: ["Rows.", "ListSection.", "SectionLayout.", "ItemLength.", "CellHeight."])
  func listSheetNamesEveryMember(owner: String) throws {
    try expect(lists, toName: Self.members(of: owner, in: "ListSource"))
  }

  @Test
  func eventSheetHasARowForEachFormOfAStrategy() throws {
    let forms = try Self.symbols(of: "StrategyTable").filter { $0.hasPrefix("On.init") }

    let rows = events.components(separatedBy: "\n").filter { $0.hasPrefix("| `On(") }

    #expect(!forms.isEmpty)
    #expect(rows.count == forms.count)
  }

  /// A sheet has a symbol as `Rows/height(_:fileID:line:)`, in code voice or as a link.
  private func expect(_ sheet: String, toName members: [String]) {
    #expect(!members.isEmpty)
    for member in members {
      #expect(
        sheet.contains("`\(member)`") || sheet.contains("/\(member)`"),
        "The sheet does not name \(member)."
      )
    }
  }

  /// The members of a type that declare something: an initializer as it is called, and neither properties nor what
  /// conformances bring.
  private static func members(of owner: String, in module: String) throws -> [String] {
    let notDeclaring: Set = ["description", "init(rawValue:)", "isHandled", "stops", "count", "id", "erased"]
    let names = try symbols(of: module).filter { $0.hasPrefix(owner) }
      .map { String($0.dropFirst(owner.count)) }
      .filter { !notDeclaring.contains($0) }
    let type = owner.dropLast()
    return Set(names).sorted().map { name in
      guard name.hasPrefix("init(") else { return "\(type)/\(name)" }
      return "\(type)(\(name.dropFirst("init(".count))".replacing("fileID:line:", with: "")
    }
  }

  /// The names in a module's list of public symbols.
  private static func symbols(of module: String) throws -> [String] {
    let list = Repository.root.appendingPathComponent(".ci/public/\(module).txt")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.components(separatedBy: "  ").first }
  }

  private static func sheet(_ path: String) -> String {
    (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
}
