import Foundation

/// The greatest id of each scope that was seen.
struct SeenIDs: Equatable, Sendable {
  private var ids: [String: Int] = [:]

  subscript(scope: QuakeScope) -> Int? { ids[scope.rawValue] }

  /// Takes an id, if it is above zero and above the one that is there.
  ///
  /// - Returns: whether it was taken.
  mutating func note(_ id: Int, in scope: QuakeScope) -> Bool {
    guard id > max(0, self[scope] ?? 0) else { return false }
    ids[scope.rawValue] = id
    return true
  }
}

extension SeenIDs {
  /// Reads a file; nothing where there is none that can be read, and no id that is so great that there could be none
  /// after it.
  init(contentsOf file: URL) {
    let kept = try? JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    for scope in QuakeScope.allCases {
      guard let id = kept?[scope.rawValue], id < Int.max / 2 else { continue }
      _ = note(id, in: scope)
    }
  }

  /// What a file of these contains.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(ids)
  }
}
