internal import KitSupport

/// The rows that a comparison does not skip: one range of rows in each section. They are numbered from top to bottom
/// across all sections, starting at 0.
struct Middle {
  /// A range of rows that belong to the same group.
  struct Piece {
    let group: AnyRows
    let section: Int
    let numbers: Range<Int>

    /// The offset to add to the number of a row to get its index in the group.
    let offset: Int

    /// The key of the section, and the index of the group's first row in the section.
    let place: RowPlace

    /// The hash of the section's id, or 0 if the hashes of the rows do not depend on it.
    let sectionHash: Int

    func hash(_ numbers: Range<Int>, into hashes: inout [Int]) {
      let range = numbers.lowerBound + offset..<numbers.upperBound + offset
      group.hash(range, at: RowPlace(section: sectionHash, row: place.row), into: &hashes)
    }
  }

  private(set) var pieces: [Piece] = []

  /// The range of unskipped rows in each section, and the number of the first row in each range.
  private var stretches: [(rows: Range<Int>, start: Int)] = []

  private(set) var count = 0
  var numberOfSections: Int { stretches.count }

  /// `key` returns an integer that identifies the section with the given index in both lists.
  init(_ sections: [ListSection], _ ranges: [Range<Int>], key: (Int) -> Int) {
    stretches.reserveCapacity(ranges.count)
    for (section, rows) in ranges.enumerated() {
      stretches.append((rows, count))
      if !rows.isEmpty { append(rows, of: sections[section], key: key(section)) }
    }
  }

  init(_ sections: [ListSection]) {
    self.init(sections, sections.map { 0..<$0.count }) { $0 }
  }

  private mutating func append(_ rows: Range<Int>, of section: ListSection, key: Int) {
    let end = count + rows.count
    while count < end {
      let row = rows.upperBound - end + count
      let (group, start) = section.group(of: row)
      let next = min(end, count + start + group.count - row)
      pieces.append(
        Piece(
          group: group,
          section: numberOfSections - 1,
          numbers: count..<next,
          offset: row - count - start,
          place: RowPlace(section: key, row: start),
          sectionHash: group.hashesPlaces ? section.id.hashValue : 0
        )
      )
      count = next
    }
  }

  func rows(in section: Int) -> Range<Int> {
    stretches[section].start..<stretches[section].start + stretches[section].rows.count
  }

  /// Returns the number of rows that are skipped at the start of a section.
  func beginning(of section: Int) -> Int { stretches[section].rows.lowerBound }

  func row(of number: Int, in section: Int) -> Int {
    number - stretches[section].start + beginning(of: section)
  }

  func index(of number: Int) -> RowIndex {
    let section = stretches.indices.partitioningIndex { stretches[$0].start > number } - 1
    return RowIndex(section: section, row: row(of: number, in: section))
  }

  func piece(of number: Int) -> Piece {
    pieces[pieces.indices.partitioningIndex { pieces[$0].numbers.lowerBound > number } - 1]
  }

  /// The hash of each row's identity, in the order of the row numbers.
  var hashes: [Int] {
    var hashes: [Int] = []
    hashes.reserveCapacity(count)
    for piece in pieces { piece.hash(piece.numbers, into: &hashes) }
    return hashes
  }
}

/// A hash table that maps hashes to positions in an array, whose elements the caller compares. It is not generic, which
/// makes it several times as fast as an unspecialized `Dictionary`.
struct HashIndex {
  /// Each slot contains half of a hash, and a position plus 1, or zeros if it is free. At least half are free.
  private var slots: [(position: Int32, hash: UInt32)]

  init(capacity: Int) {
    slots = Array(repeating: (0, 0), count: 2 << (Int.bitWidth - capacity.leadingZeroBitCount))
  }

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

/// A set of the hashes of all row ids in a list. It finds repeated ids without reading unchanged rows. It shares its
/// memory with the set of the previous list until the changes are applied.
///
/// Filling the set is most of the cost of showing a list for the first time. A `Set` takes up to eight times as long to
/// fill, and a ``HashIndex`` of whole hashes three times as long.
struct KnownIDs {
  /// Each slot contains a hash, or 0 if the slot is free. At least half of the slots are free.
  private var slots: [Int]
  private var count = 0

  /// The hashes of ids that the list lacks or adds. They are not yet removed from ``slots`` or added.
  private var removed: [Int] = []
  private var added: [Int] = []

  private init(capacity: Int) {
    // Room for a quarter more.
    let bits = Int.bitWidth - (capacity + capacity / 4).leadingZeroBitCount
    slots = Array(repeating: 0, count: 2 << bits)
  }

  init(_ sections: [ListSection]) {
    let hashes = Middle(sections).hashes
    self.init(capacity: hashes.count)
    for hash in hashes { add(hash) }
  }

  /// Creates a set of hashes, or returns nil if one repeats.
  init?(distinct hashes: [Int]) {
    self.init(capacity: hashes.count)
    for hash in hashes where !insert(hash) { return nil }
  }

  func changed(removed: [Int], added: [Int]) -> KnownIDs {
    modified(self) { ($0.removed, $0.added) = (removed, added) }
  }

  /// Applies the changes since the list before. This copies the set if another list shares its memory.
  mutating func applyChanges() {
    for hash in exchange(&removed, with: []) { remove(hash) }
    for hash in exchange(&added, with: []) { add(hash) }
  }

  func contains(_ hash: Int) -> Bool { slots[slot(of: hash)] != 0 }

  /// Adds a hash, unless the set already contains it, and returns whether it was added.
  mutating func insert(_ hash: Int) -> Bool {
    if contains(hash) { return false }
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
    if 2 * count >= slots.count {
      let hashes = slots
      (slots, count) = (Array(repeating: 0, count: 2 * slots.count), 0)
      for hash in hashes where hash != 0 { add(hash) }
    }
    let hash = hash == 0 ? 1 : hash
    var slot = hash & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = hash
    count += 1
  }
}
