/// A set of the hashes of a list's ids. Finds repeated ids among inserted rows without reading the other rows.
///
/// It is made when rows are first inserted. Each later list takes it over and updates it with the inserted and deleted
/// rows. Filling it is most of the cost of showing a list for the first time, and takes a fifth of the time of a
/// `Dictionary`.
struct KnownIDs {
  /// The slots, each with a hash, or 0 if it is free. At least half are free. Collisions use linear probing.
  private var slots: [Int]
  private var count = 0

  init(_ sections: [ListSection]) {
    let all = Middle(sections)
    slots = Array(repeating: 0, count: 4 << (Int.bitWidth - all.count.leadingZeroBitCount))
    for hash in all.hashes { add(hash) }
  }

  /// Adds a hash.
  ///
  /// - Returns: Whether the hash is new.
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

  /// Removes one occurrence of a hash.
  mutating func remove(_ hash: Int) {
    var hole = slot(of: hash)
    if slots[hole] == 0 { return }
    count -= 1
    var next = (hole + 1) & mask
    while slots[next] != 0 {
      // A hash may move into the hole if the hole is not before its own slot.
      if (next &- slots[next]) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
  }

  private var mask: Int { slots.count - 1 }

  /// Returns the slot of a hash, or the free slot where it would be inserted.
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
