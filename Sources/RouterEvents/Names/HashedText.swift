/// A string that is hashed once and compared first by identity, then by hash, then by value.
///
/// There is no table of all texts: what is made at run time is gone with its last reference.
final class HashedText: Hashable, Sendable {
  let string: String
  let hash: Int

  init(_ string: String) {
    self.string = string
    hash = string.hashValue
  }

  static func == (lhs: HashedText, rhs: HashedText) -> Bool {
    lhs === rhs || (lhs.hash == rhs.hash && lhs.string == rhs.string)
  }

  /// The hash itself. It is seeded by the process already; to hash it once more takes 20 ns a look-up in a dictionary.
  func _rawHashValue(seed: Int) -> Int { hash ^ seed }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
