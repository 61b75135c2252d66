/// Which ids a list has, by their hashes: whether one that comes is there already is known without a look at the rows.
///
/// It is made when rows come for the first time, and goes on from list to list, changed by what comes and goes. That takes
/// a fifth of the time of a `Dictionary`, and is most of what a list costs that is shown for the first time.
struct KnownIDs {
  /// A hash, or 0 where the slot is free, as at least half of them are. What is not in its own slot is in the first one
  /// after it that was free.
  private var slots: [Int]
  private var count = 0

  init(_ sections: [ListSection]) {
    let all = Middle(sections)
    slots = Array(repeating: 0, count: 4 << (Int.bitWidth - all.count.leadingZeroBitCount))
    for hash in all.hashes { add(hash) }
  }

  /// Adds a hash.
  ///
  /// - Returns: whether it was not there.
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

  /// Takes a hash away, once if two ids have it.
  mutating func remove(_ hash: Int) {
    var hole = slot(of: hash)
    if slots[hole] == 0 { return }
    count -= 1
    var next = (hole + 1) & mask
    while slots[next] != 0 {
      // What stands as far from its own slot as from the hole, or farther, may stand in the hole.
      if (next &- slots[next]) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
  }

  private var mask: Int { slots.count - 1 }

  /// The slot that has a hash, or a free one where that could be.
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
