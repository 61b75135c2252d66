import Foundation
import TestSupport

/// Files of the repository.
enum Files {
  /// Returns the lines of a file, without the empty one at its end.
  static func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(
      text.hasSuffix("\n") ? 1 : 0
    )
  }

  /// Returns the rows of a CSV file without quotes, as values by column.
  static func rows(_ path: String) throws -> [[String: String]] {
    let table = try lines(path).map { line in
      line.trimmingCharacters(in: .whitespaces).split(separator: ",", omittingEmptySubsequences: false)
        .map(String.init)
    }
    return table.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(table[0], $0)) }
  }
}
