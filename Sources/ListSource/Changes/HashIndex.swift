/// A hash table that knows hashes and positions only, and leaves it to others whether what stands there is equal.
///
/// Nothing in it is generic, which makes it several times as fast as a `Dictionary` is across modules. Half a hash is
/// enough: two ids with the same one cost a comparison.
struct HashIndex {
  /// For each slot 1 + a position, or 0 where it is free, as at least half of them are. What is not in its hash's slot is
  /// in the first one after it that was free.
  private var slots: [(position: Int32, hash: UInt32)]

  init(capacity: Int) {
    slots = Array(repeating: (0, 0), count: 2 << (Int.bitWidth - capacity.leadingZeroBitCount))
  }

  /// The table of those hashes, each at its place.
  init(of hashes: [Int]) {
    self.init(capacity: hashes.count)
    for (position, hash) in hashes.enumerated() { insert(position, hash) }
  }

  mutating func insert(_ position: Int, _ hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot].position != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (Int32(position + 1), UInt32(truncatingIfNeeded: hash))
  }

  /// The first position that was inserted under a hash and is the right one.
  func position(of hash: Int, where isRight: (Int) -> Bool) -> Int? {
    var slot = hash & (slots.count - 1)
    while slots[slot].position != 0 {
      let position = Int(slots[slot].position) - 1
      if slots[slot].hash == UInt32(truncatingIfNeeded: hash), isRight(position) { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
