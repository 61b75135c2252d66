internal import KitSupport

extension Comparison {
  /// Skips rows that have the same identity in both lists, at the start and at the end of each section, and sets
  /// ``old`` and ``new`` to the other rows.
  mutating func skipEnds() {
    var middles = other.sections.map { 0..<$0.count }
    var earlierMiddles = one.sections.map { 0..<$0.count }
    for section in middles.indices {
      guard let origin = sections.old(of: section) else { continue }
      let (declared, earlier) = (other.sections[section], one.sections[origin])
      if !declared.hasSupplements(of: earlier) { changedSections.append(section) }
      let shorter = min(declared.count, earlier.count)
      let head = skip(declared, section, earlier, origin, limit: shorter)
      let tail = skip(declared, section, earlier, origin, limit: shorter - head, fromEnd: true)
      middles[section] = head..<declared.count - tail
      earlierMiddles[origin] = head..<earlier.count - tail
    }
    old = Middle(one.sections, earlierMiddles) { $0 }
    new = Middle(other.sections, middles) { sections.old(of: $0) ?? -1 - $0 }
  }

  /// Compares at most `limit` rows of a section with its old version, group by group, until two identities differ.
  ///
  /// - Returns: The number of rows with the same identity.
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

  /// Pairs the rows in ``old`` with the rows in ``new`` that have the same identity.
  ///
  /// Adjacent rows usually stay adjacent, in the same or in reverse order. After each pair, the method therefore tries
  /// the adjacent old rows before it uses the hash table.
  ///
  /// The idea is from P. Heckel, "A technique for isolating differences between files", Communications of the ACM
  /// 21(4), 1978. The rest of that algorithm is unnecessary because ids are unique.
  mutating func pairMiddles() {
    rows = Pairing(old: old.count, new: new.count)
    if old.count == 0 { insertedHashes = new.hashes }
    if old.count == 0 || new.count == 0 { return }
    let table = HashIndex(of: oldHashes)
    var (last, guess) = (-1, 0)
    for piece in new.pieces {
      var number = piece.numbers.lowerBound
      while number < piece.numbers.upperBound {
        var length = pair(piece, from: number, with: last + 1, near: &guess)
        if length > 0 {
          last += length
        } else {
          length = pair(piece, from: number, with: last - 1, upwards: true, near: &guess)
          last -= length
        }
        if length == 0 {
          piece.hash(number..<number + 1, into: &insertedHashes)
          let hash = insertedHashes.removeLast()
          _ = table.position(of: hash) { position in
            length = pair(piece, from: number, with: position, near: &guess)
            last = position + max(1, length) - 1
            return length > 0
          }
          if length == 0 { insertedHashes.append(hash) }
        }
        number += max(1, length)
      }
    }
  }

  /// Pairs new rows with old rows, one by one from the given positions, until the identities differ.
  ///
  /// If an old row already has a pair, the method stops and sets `isDistinct` to false.
  ///
  /// - Returns: The number of new pairs.
  private mutating func pair(
    _ piece: Middle.Piece,
    from number: Int,
    with earlier: Int,
    upwards: Bool = false,
    near guess: inout Int
  ) -> Int {
    guard (0..<old.count).contains(earlier) else { return 0 }
    guess = old.piece(of: earlier, near: guess)
    let origin = old.pieces[guess]
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

  /// Compares rows of a group with rows of an old group along `walk`, until two identities differ, and records each
  /// pair whose content, cell style or height differs.
  ///
  /// - Returns: The number of pairs with the same identity.
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
    for step in offsets { changedRows.append(place(step)) }
    return length
  }

  private func look(of group: AnyRows, in section: Int, and earlier: AnyRows, in origin: Int) -> Look {
    if !group.hasCells(of: earlier, inSameSection: sections.old(of: section) == origin) { return .other }
    let height = group.height ?? other.sections[section].height
    let earlierHeight = earlier.height ?? one.sections[origin].height
    return height != earlierHeight || height == nil && one.height != other.height ? .dependsOnHeight : .same
  }

  /// Adds the hashes of inserted ids to `known`, and removes the hashes of deleted ids.
  ///
  /// - Returns: Whether all added hashes are new. If false, `known` is nil.
  mutating func updateKnownIDs(_ known: inout KnownIDs?) -> Bool {
    if insertedHashes.isEmpty, known == nil { return true }
    // Moved out of `known` to avoid a copy.
    var ids = exchange(&known, with: nil) ?? KnownIDs(one.sections)
    if (0..<old.count).contains(where: { rows.new(of: $0) == nil }) {
      for (number, hash) in oldHashes.enumerated() where rows.new(of: number) == nil { ids.remove(hash) }
    }
    for hash in insertedHashes where !ids.insert(hash) { return false }
    known = ids
    return true
  }
}

/// Whether rows of two groups look the same if their models are equal.
private enum Look {
  case same, dependsOnHeight, other
}
