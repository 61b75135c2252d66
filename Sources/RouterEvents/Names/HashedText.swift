/// A string that is hashed once and compared first by identity, then by hash, then by value.
///
/// Instances are not interned, so an instance created at run time is deallocated with its last reference.
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

  /// Returns the stored hash, combined with `seed`.
  ///
  /// The stored hash is already seeded for the process. Hashing it again would add 20 ns to each look-up.
  func _rawHashValue(seed: Int) -> Int { hash ^ seed }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
