/// A hash table that maps hashes to positions in an array. The caller compares the elements at those positions.
///
/// The table is not generic, which makes it several times as fast as an unspecialized `Dictionary`. It stores only half
/// of each hash. If two different hashes have the same half, the caller makes one extra comparison.
struct HashIndex {
  /// The slots of the table. Each slot contains half of a hash, and a position plus 1. If the slot is free, both are 0.
  ///
  /// At least half of the slots are free. Collisions are resolved by linear probing.
  private var slots: [(position: Int32, hash: UInt32)]

  init(capacity: Int) {
    slots = Array(repeating: (0, 0), count: 2 << (Int.bitWidth - capacity.leadingZeroBitCount))
  }

  /// Creates a table that maps each hash to its positions in the array.
  init(of hashes: [Int]) {
    self.init(capacity: hashes.count)
    for (position, hash) in hashes.enumerated() { insert(position, hash) }
  }

  mutating func insert(_ position: Int, _ hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot].position != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (Int32(position + 1), UInt32(truncatingIfNeeded: hash))
  }

  /// Returns the first position that is stored for a hash and satisfies a condition, or nil if there is none.
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
