/// A hash table of positions. The caller decides whether the element at a position is equal.
///
/// It is not generic, which makes it several times as fast as an unspecialized `Dictionary`. Half of each hash is
/// stored: a collision costs one comparison.
struct HashIndex {
  /// The slots, each with 1 + a position, or 0 if it is free. At least half are free. Collisions use linear probing.
  private var slots: [(position: Int32, hash: UInt32)]

  init(capacity: Int) {
    slots = Array(repeating: (0, 0), count: 2 << (Int.bitWidth - capacity.leadingZeroBitCount))
  }

  /// Creates a table of hashes, each at its position in the array.
  init(of hashes: [Int]) {
    self.init(capacity: hashes.count)
    for (position, hash) in hashes.enumerated() { insert(position, hash) }
  }

  mutating func insert(_ position: Int, _ hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot].position != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (Int32(position + 1), UInt32(truncatingIfNeeded: hash))
  }

  /// Returns the first position with a hash that satisfies a condition, or nil if there is none.
  func position(of hash: Int, where isMatch: (Int) -> Bool) -> Int? {
    var slot = hash & (slots.count - 1)
    while slots[slot].position != 0 {
      let position = Int(slots[slot].position) - 1
      if slots[slot].hash == UInt32(truncatingIfNeeded: hash), isMatch(position) { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
