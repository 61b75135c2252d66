internal import KitSupport

/// A comparison of two lists without repeated ids, which hashes only the rows between those that stay at the start or
/// end of a section.
struct Comparison {
  var sections: Pairing
  var rows: Pairing
  var old = Middle([])
  var new = Middle([])

  /// The rows in both lists whose content, cell style or height differs, in the order of their new indices.
  var changedRows: [(old: RowIndex, new: RowIndex)] = []

  /// The sections in both lists whose header, footer or collapsing event differs, by their new indices.
  var changedSections: [Int] = []

  let one: DeclaredRows
  let other: DeclaredRows

  lazy var oldHashes = old.hashes

  var insertedHashes: [Int] = []
  /// Whether no old row has matched more than one new row. If false, an id repeats in the new list.
  var isDistinct = true

  /// The steps of a walk at which a pair of rows differs, in a buffer that the next walk reuses.
  var offsets: [Int] = []

  /// No id may repeat in the old list. If one repeats in the new list, ``findKnownIDs(_:after:)`` returns false.
  init(_ one: DeclaredRows, _ other: DeclaredRows) {
    (self.one, self.other) = (one, other)
    sections = Pairing(old: one.sections.count, new: other.sections.count)
    rows = Pairing(old: 0, new: 0)
    skipEnds()
    if isDistinct { pairMiddles() }
    let changed = changedRows
    if !changed.indices.dropFirst().allSatisfy({ changed[$0 - 1].new < changed[$0].new }) {
      changedRows = changed.sorted { $0.new < $1.new }
    }
  }

  /// Returns whether an old section is deleted while some of its rows move to other sections.
  func isLeft(_ section: Int) -> Bool {
    sections.new(of: section) == nil && old.rows(in: section).contains { rows.new(of: $0) != nil }
  }

  /// Returns whether a new section is inserted and receives rows from other sections.
  func isEntered(_ section: Int) -> Bool {
    sections.old(of: section) == nil && new.rows(in: section).contains { rows.old(of: $0) != nil }
  }

  /// Visits each row that is in both lists, in the order of the new list.
  func forEachSurvivor(_ body: (_ old: RowIndex, _ new: RowIndex) -> Void) {
    for section in 0..<new.numberOfSections {
      let origin = sections.old(of: section) ?? 0
      let middle = new.rows(in: section)
      let end = new.beginning(of: section) + middle.count
      for row in 0..<new.beginning(of: section) {
        body(RowIndex(section: origin, row: row), RowIndex(section: section, row: row))
      }
      for number in middle {
        guard let earlier = rows.old(of: number) else { continue }
        body(old.index(of: earlier), RowIndex(section: section, row: new.row(of: number, in: section)))
      }
      let count = other.numberOfRows(inSection: section)
      let shift = end < count ? one.numberOfRows(inSection: origin) - count : 0
      for row in end..<count {
        body(RowIndex(section: origin, row: row + shift), RowIndex(section: section, row: row))
      }
    }
  }
}

extension Comparison {
  /// Pairs the sections, and skips the rows at the start and the end of each section that have the same identity in
  /// both lists. Sets ``old`` and ``new`` to the other rows.
  private mutating func skipEnds() {
    // Constants save a retain of the array at each use.
    let (olds, news) = (one.sections, other.sections)
    var earlierMiddles = olds.map { 0..<$0.count }
    var middles = news.map { 0..<$0.count }
    var stays = true
    for section in news.indices {
      let declared = news[section]
      if stays, section < olds.count {
        let earlier = olds[section]
        if declared.hasID(of: earlier) {
          sections.pair(section, section)
          (earlierMiddles[section], middles[section]) = skipEnds(earlier, section, declared, section)
          continue
        }
      }
      if stays {
        stays = false
        isDistinct = sections.pair(olds, news, from: section)
        if !isDistinct { return }
      }
      if let origin = sections.old(of: section) {
        (earlierMiddles[origin], middles[section]) = skipEnds(olds[origin], origin, declared, section)
      }
    }
    old = Middle(olds, earlierMiddles) { $0 }
    new = Middle(news, middles) { sections.old(of: $0) ?? -1 - $0 }
  }

  /// Compares both ends of a section with its old version, and returns the ranges between them.
  private mutating func skipEnds(
    _ old: ListSection,
    _ origin: Int,
    _ new: ListSection,
    _ section: Int
  ) -> (old: Range<Int>, new: Range<Int>) {
    if !new.hasSupplements(of: old) { changedSections.append(section) }
    let shorter = min(new.count, old.count)
    let head = skip(new, section, old, origin, limit: shorter)
    let tail = head < shorter ? skip(new, section, old, origin, limit: shorter - head, fromEnd: true) : 0
    return (head..<old.count - tail, head..<new.count - tail)
  }

  /// Compares at most `limit` rows of a section with its old version, group by group. Stops where two identities
  /// differ, and returns the number of rows before.
  private mutating func skip(
    _ new: ListSection,
    _ section: Int,
    _ old: ListSection,
    _ origin: Int,
    limit: Int,
    fromEnd: Bool = false
  ) -> Int {
    var done = 0
    while done < limit {
      let (row, earlierRow) = fromEnd ? (new.count - 1 - done, old.count - 1 - done) : (done, done)
      let ((group, first), (earlierGroup, earlierFirst)) = (new.group(of: row), old.group(of: earlierRow))
      let (index, earlierIndex) = (row - first, earlierRow - earlierFirst)
      let room =
        fromEnd ? min(index, earlierIndex) + 1 : min(group.count - index, earlierGroup.count - earlierIndex)
      let walk = RowWalk(
        index: index,
        earlierIndex: earlierIndex,
        limit: min(room, limit - done),
        stride: fromEnd ? -1 : 1,
        earlierStride: fromEnd ? -1 : 1,
        place: RowPlace(section: origin, row: first),
        earlierPlace: RowPlace(section: origin, row: earlierFirst)
      )
      let length = follow(walk, group, in: section, from: earlierGroup)
      done += length
      if length < walk.limit { break }
    }
    return done
  }

  /// Pairs the rows in ``old`` with the rows in ``new`` that have the same identity. Adjacent rows usually stay
  /// adjacent, in the same or in reverse order, so only the first row of such a run is found by its hash.
  ///
  /// The idea is from P. Heckel, "A technique for isolating differences between files", Communications of the ACM
  /// 21(4), 1978. The rest of that algorithm is unnecessary because ids are unique.
  private mutating func pairMiddles() {
    rows = Pairing(old: old.count, new: new.count)
    if old.count == 0 { insertedHashes = new.hashes }
    guard new.count > 0, var origin = old.pieces.first else { return }
    let table = HashIndex(of: oldHashes)
    var (last, ahead) = (-1, 1)
    var hashes: [Int] = []
    for piece in new.pieces {
      var hashed = piece.numbers.lowerBound
      var number = hashed
      while number < piece.numbers.upperBound {
        if number >= hashed {
          hashes.removeAll(keepingCapacity: true)
          hashed = min(number + ahead, piece.numbers.upperBound)
          piece.hash(number..<hashed, into: &hashes)
        }
        let hash = hashes[hashes.count - hashed + number]
        var length = 0
        _ = table.position(of: hash) { position in
          if !origin.numbers.contains(position) { origin = old.piece(of: position) }
          let isUpwards = position == last - 1
          length = pair(piece, from: number, with: origin, position, upwards: isUpwards)
          if length > 0 { last = isUpwards ? position - length + 1 : position + length - 1 }
          return length > 0
        }
        if length == 0 { insertedHashes.append(hash) }
        // Between short runs, many rows are hashed at once.
        ahead = length > 1 ? 1 : min(2 * ahead, 256)
        number += max(1, length)
      }
    }
  }

  /// Pairs rows one by one, until identities differ, and returns their number. Stops and sets `isDistinct` to false if
  /// an old row already has a pair.
  private mutating func pair(
    _ piece: Middle.Piece,
    from number: Int,
    with origin: Middle.Piece,
    _ earlier: Int,
    upwards: Bool
  ) -> Int {
    let room = upwards ? earlier - origin.numbers.lowerBound + 1 : origin.numbers.upperBound - earlier
    let walk = RowWalk(
      index: number + piece.offset,
      earlierIndex: earlier + origin.offset,
      limit: min(piece.numbers.upperBound - number, room),
      earlierStride: upwards ? -1 : 1,
      place: piece.place,
      earlierPlace: origin.place
    )
    let length = follow(walk, piece.group, in: piece.section, from: origin.group)
    for step in 0..<length {
      let twin = earlier + step * walk.earlierStride
      guard rows.new(of: twin) == nil else {
        isDistinct = false
        return step
      }
      rows.pair(twin, number + step)
    }
    return length
  }

  /// Compares rows of a group with rows of an old group along `walk`, until two identities differ. Returns the number
  /// of pairs before that, and records those whose content, cell style or height differs.
  private mutating func follow(_ walk: RowWalk, _ group: AnyRows, in section: Int, from old: AnyRows) -> Int {
    if !offsets.isEmpty { offsets.removeAll(keepingCapacity: true) }
    let length = group.follow(walk, from: old, changed: &offsets)
    if length == 0 { return 0 }
    let origin = walk.earlierPlace.section
    func place(_ step: Int) -> (old: RowIndex, new: RowIndex) {
      (
        RowIndex(section: origin, row: walk.earlierPlace.row + walk.earlierIndex(step)),
        RowIndex(section: section, row: walk.place.row + walk.index(step))
      )
    }
    switch look(of: group, in: section, and: old, in: origin) {
    case .same: break
    case .other: offsets = Array(0..<length)
    case .dependsOnHeight where offsets.count == length: break
    case .dependsOnHeight:
      let others = (0..<length).filter {
        other.row(at: place($0).new)?.height != one.row(at: place($0).old)?.height
      }
      offsets = Set(offsets).union(others).sorted()
    }
    if !offsets.isEmpty { changedRows += offsets.lazy.map(place) }
    return length
  }

  private func look(of group: AnyRows, in section: Int, and earlier: AnyRows, in origin: Int) -> Look {
    if !group.hasCells(of: earlier, inSameSection: sections.old(of: section) == origin) { return .other }
    let height = group.height ?? other.sections[section].height
    let earlierHeight = earlier.height ?? one.sections[origin].height
    return height != earlierHeight || height == nil && one.height != other.height ? .dependsOnHeight : .same
  }

  /// Finds the known ids of the new list, if there are any. Returns false if one of its ids may repeat.
  mutating func findKnownIDs(_ known: inout KnownIDs?, after earlier: DistinctRows) -> Bool {
    guard isDistinct else { return false }
    let added = insertedHashes
    let count = other.sections.reduce(0) { $0 + $1.count }
    if added.isEmpty {
      known = earlier.knownIDs
    } else if 2 * added.count >= count {
      known = KnownIDs(distinct: added.count == count ? added : Middle(other.sections).hashes)
      return known != nil
    } else {
      let ids = earlier.neededIDs()
      if KnownIDs(distinct: added) == nil || added.contains(where: ids.contains) { return false }
      known = ids
    }
    guard let ids = known else { return true }
    // Without deletions, no row is hashed.
    let removed = (0..<old.count).filter { rows.new(of: $0) == nil }.map { oldHashes[$0] }
    known = ids.changed(removed: removed, added: added)
    return true
  }
}

/// Whether rows of two groups look the same if their models are equal.
private enum Look {
  case same, dependsOnHeight, other
}
