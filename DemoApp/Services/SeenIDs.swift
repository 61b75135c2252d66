import Foundation

/// The greatest id that the user has seen in each scope.
struct SeenIDs: Equatable, Sendable {
  private var ids: [String: Int] = [:]

  subscript(scope: QuakeScope) -> Int? { ids[scope.rawValue] }

  /// Stores an id if it is positive and greater than the stored id.
  ///
  /// - Returns: Whether the id was stored.
  mutating func note(_ id: Int, in scope: QuakeScope) -> Bool {
    guard id > max(0, self[scope] ?? 0) else { return false }
    ids[scope.rawValue] = id
    return true
  }
}

extension SeenIDs {
  /// Creates the ids by reading a file.
  ///
  /// A missing or unreadable file counts as empty. Ids of `Int.max / 2` or more are ignored, because later earthquakes
  /// and favorites need greater ids.
  init(contentsOf file: URL) {
    let kept = try? JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    for scope in QuakeScope.allCases {
      guard let id = kept?[scope.rawValue], id < Int.max / 2 else { continue }
      _ = note(id, in: scope)
    }
  }

  /// Returns the ids as JSON for the file.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(ids)
  }
}
