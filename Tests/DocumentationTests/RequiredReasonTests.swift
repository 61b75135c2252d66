import Foundation
import TestSupport
import Testing

/// Checks the statement in `SECURITY.md` that the kit needs no privacy manifest.
@Suite
struct RequiredReasonTests {
  /// The list at `developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api`.
  private static let listed: Set<String> = [
    "creationDate", "creationDateKey", "modificationDate", "fileModificationDate",
    "contentModificationDate", "contentModificationDateKey",
    "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat",
    "stat", "fstat", "fstatat", "lstat", "statfs", "statvfs", "fstatfs", "fstatvfs",
    "systemUptime", "mach_absolute_time", "systemFreeSize", "systemSize",
    "volumeAvailableCapacity", "volumeAvailableCapacityKey", "volumeTotalCapacity", "volumeTotalCapacityKey",
    "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsageKey",
    "activeInputModes", "UserDefaults", "AppStorage",
  ]

  /// The files that are not compiled for platforms that require reasons.
  private static let elsewhere = ["#if os(Linux) || os(macOS)", "#if !canImport(UIKit) || os(watchOS)"]

  @Test func nothingThatNeedsAReasonIsUsedOnIOS() throws {
    var uses: [String] = []
    for folder in ["Sources", "DemoApp"] {
      let root = Repository.root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        uses += Self.uses(in: text).map { "\(folder)/\(name): \($0)" }
      }
    }

    #expect(uses == [])
  }

  @Test(arguments: [
    ("let a = stat(path, &status)", ["stat"]),
    ("/// As `UserDefaults`.\nlet defaults = UserDefaults.standard // UserDefaults", ["UserDefaults"]),
    ("#if os(Linux) || os(macOS)\n  #if DEBUG\n  #endif\n  lstat(it)\n#else\n  fstat(it)\n#endif", ["fstat"]),
    ("#if os(iOS)\n  _ = date.creationDate\n#endif\nlet myUserDefaults = 1", ["creationDate"]),
  ])
  func usesAreFoundWhereTheyAreCompiled(source: String, expected: [String]) {
    #expect(Self.uses(in: source) == expected)
  }

  private static func uses(in source: String) -> [String] {
    var uses: [String] = []
    /// For each open condition, whether its branch is compiled on iOS.
    var conditions: [Bool] = []
    for line in source.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("#if") {
        conditions.append(!elsewhere.contains { words == $0 })
      } else if words.hasPrefix("#else") {
        conditions[conditions.count - 1] = true
      } else if words.hasPrefix("#endif") {
        conditions.removeLast()
      } else if !conditions.contains(false) {
        let code = words.range(of: "//").map { words[..<$0.lowerBound] } ?? words
        let names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        uses += names.filter(listed.contains)
      }
    }
    return uses
  }
}
