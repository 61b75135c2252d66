internal import Foundation
internal import KitSupport

/// A list in two forms: as declared, and without the sections and rows whose ids have occurred earlier in the list,
/// which are reported when the second form is first needed.
final class DistinctRows {
  let given: DeclaredRows

  private let lock = NSLock()
  private var found: DeclaredRows?
  private var ids: KnownIDs?

  init(_ sections: [ListSection], height: CellHeight? = nil, isDistinct: Bool = false) {
    given = DeclaredRows(sections: sections, height: height)
    if isDistinct { found = given }
  }

  /// - Complexity: Linear in the number of rows, but constant once the list is known to have no repeated ids.
  var rows: DeclaredRows {
    if let found = locked({ found }) { return found }
    let distinct = given.withoutDuplicates()
    locked { found = distinct }
    return distinct
  }

  /// Compares this list with an earlier list, and checks it for repeated ids with the earlier list's set of known ids.
  func compared(to earlier: DistinctRows) -> Comparison {
    let before = earlier.rows
    if locked({ found == nil }) {
      var comparison = Comparison(before, given)
      var known: KnownIDs?
      if comparison.findKnownIDs(&known, after: earlier) {
        locked { (found, ids) = (given, known) }
        return comparison
      }
    }
    return Comparison(before, rows)
  }

  /// The hashes of all row ids, or nil if they have not been needed.
  var knownIDs: KnownIDs? {
    locked {
      // Moved out of the property to avoid a copy.
      var known = exchange(&ids, with: nil)
      known?.applyChanges()
      ids = known
      return known
    }
  }

  func neededIDs() -> KnownIDs {
    if let knownIDs { return knownIDs }
    let known = KnownIDs(rows.sections)
    locked { ids = known }
    return known
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

struct DeclaredRows {
  let sections: [ListSection]
  let height: CellHeight?

  func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  func row(at index: RowIndex) -> Row? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].row(at: index.row, listHeight: height)
  }

  func identity(of index: RowIndex) -> RowIdentity? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].identity(of: index.row)
  }

  /// Returns the rows without duplicates. Reports the first ten omitted sections and rows, then the number of others.
  func withoutDuplicates() -> DeclaredRows {
    var count = 0
    let limit = 10
    func note(_ report: @autoclosure () -> ReportText) {
      count += 1
      if count <= limit { Reports.report(report()) }
    }
    var places: [AnyHashable: Int] = [:]
    let kept = sections.indices.filter { place in
      let first = places[sections[place].id]
      if let first {
        note(
          """
          A section id repeats in a list (\(type(of: sections[place].id.base))): sections \(first) and \(place). The \
          later section and its rows are left out. Give each section a unique id.
          """
        )
      }
      places[sections[place].id] = first ?? place
      return first == nil
    }

    let all = Middle(kept.map { sections[$0] })
    func index(of number: Int) -> RowIndex {
      let index = all.index(of: number)
      return RowIndex(section: kept[index.section], row: index.row)
    }
    let hashes = all.hashes
    var table = HashIndex(capacity: hashes.count)
    var pieces = all.pieces[...]
    let distinct = kept.map { place in
      sections[place].with(
        sections[place].groups.map { group in
          guard group.count > 0, let piece = pieces.popFirst() else { return group }
          var later: Set<Int> = []
          for number in piece.numbers {
            let first = table.position(of: hashes[number]) { all.isSame(number, as: $0) }
            guard let first else {
              table.insert(number, hashes[number])
              continue
            }
            later.insert(number + piece.offset)
            note(
              """
              A row id repeats in a list (\(group.identity(at: number + piece.offset)?.typeOfID ?? "position")): \
              \(index(of: first)) and \(index(of: number)). \
              The later row is left out. Give each row an id that is unique in the whole list.
              """
            )
          }
          return later.isEmpty ? group : group.without(later)
        }
      )
    }
    if count > limit {
      Reports.report(
        "\(count - limit) more sections and rows of a list repeat the id of an earlier one. They are left out."
      )
    }
    return DeclaredRows(sections: distinct, height: height)
  }
}

extension Middle {
  fileprivate func isSame(_ number: Int, as other: Int) -> Bool {
    let (piece, otherPiece) = (self.piece(of: number), self.piece(of: other))
    let walk = RowWalk(
      index: number + piece.offset,
      earlierIndex: other + otherPiece.offset,
      limit: 1,
      place: piece.place,
      earlierPlace: otherPiece.place
    )
    var changed: [Int] = []
    return piece.group.follow(walk, from: otherPiece.group, changed: &changed) == 1
  }
}
