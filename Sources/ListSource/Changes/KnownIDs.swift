/// A set of the hashes of all row ids in a list. It finds repeated ids without reading the rows that did not change.
///
/// The set is created when rows are first inserted. Each later list takes the set over from the previous list and
/// updates it.
///
/// Filling the set is most of the cost of showing a list for the first time. The set is therefore not a `Dictionary`,
/// which would take five times as long to fill.
struct KnownIDs {
  /// The slots of the set. Each slot contains a hash, or 0 if the slot is free.
  ///
  /// At least half of the slots are free. Collisions are resolved by linear probing.
  private var slots: [Int]
  private var count = 0

  init(_ sections: [ListSection]) {
    let all = Middle(sections)
    slots = Array(repeating: 0, count: 4 << (Int.bitWidth - all.count.leadingZeroBitCount))
    for hash in all.hashes { add(hash) }
  }

  /// Adds a hash, unless the set already contains it.
  ///
  /// - Returns: Whether the hash was added.
  mutating func insert(_ hash: Int) -> Bool {
    guard slots[slot(of: hash)] == 0 else { return false }
    if 2 * count >= slots.count {
      let hashes = slots
      (slots, count) = (Array(repeating: 0, count: 2 * slots.count), 0)
      for hash in hashes where hash != 0 { add(hash) }
    }
    add(hash)
    return true
  }

  /// Removes one occurrence of a hash. A hash can occur more than once because different ids can have the same hash.
  mutating func remove(_ hash: Int) {
    var hole = slot(of: hash)
    if slots[hole] == 0 { return }
    count -= 1
    var next = (hole + 1) & mask
    while slots[next] != 0 {
      // A hash can fill the hole unless the hole is before the slot where the search for the hash starts.
      if (next &- slots[next]) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
  }

  private var mask: Int { slots.count - 1 }

  /// Returns the slot that contains a hash, or the free slot in which to store it.
  private func slot(of hash: Int) -> Int {
    let hash = hash == 0 ? 1 : hash
    var slot = hash & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func add(_ hash: Int) {
    let hash = hash == 0 ? 1 : hash
    var slot = hash & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = hash
    count += 1
  }
}
