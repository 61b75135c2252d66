/// A hash table that knows hashes and positions only, and leaves it to others whether what stands there is equal.
///
/// Nothing in it is generic, which makes it several times as fast as a `Dictionary` is across modules. Half a hash is
/// enough: two ids with the same one cost a comparison.
struct HashIndex: Sendable {
  private(set) var hashes: [UInt32] = []

  /// 1 + each position, in the first slot from its hash on that was free; 0 where free, as at least half of them are.
  private var slots: [Int32]

  init(capacity: Int) {
    hashes.reserveCapacity(capacity)
    slots = Array(repeating: 0, count: 2 << (Int.bitWidth - capacity.leadingZeroBitCount))
  }

  /// The next position that has that hash. The slot starts as the hash, and is where to look for one more.
  func nextPosition(of hash: UInt32, from slot: inout Int) -> Int? {
    while true {
      let taken = Int(slots[slot & (slots.count - 1)])
      if taken == 0 { return nil }
      slot &+= 1
      if hashes[taken - 1] == hash { return taken - 1 }
    }
  }

  /// Adds the hash of something new, whose position is the next.
  mutating func append(_ hash: UInt32) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    hashes.append(hash)
    slots[slot] = Int32(hashes.count)
  }
}

extension Hashable {
  /// What a ``HashIndex`` knows of an id.
  var shortHash: UInt32 { UInt32(truncatingIfNeeded: hashValue) }
}
