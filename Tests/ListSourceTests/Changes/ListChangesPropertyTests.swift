import KitSupport
import ListSource
import Testing

/// Random pairs of small lists. A failure names the seed of its case: `LIST_SEED=… LIST_CASES=1` tries that alone.
@Suite
struct ListChangesPropertyTests {
  private static let batches = 8
  private static let cases = Seed.cases(2_500, of: "changesAreLegalMinimalAndRight")

  @Test(arguments: 0..<batches)
  func changesAreLegalMinimalAndRight(batch: Int) {
    var duplicates = 0
    for number in stride(from: batch, to: Self.cases, by: Self.batches) {
      let seed = Seed.ofTheRun &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      let one = SampleList.random(using: &generator)
      let isAltered = Bool.random(using: &generator)
      let other = isAltered ? one.altered(using: &generator) : .random(using: &generator)
      let isReverted = Bool.random(using: &generator)
      let (old, new) = isReverted ? (other, one) : (one, other)

      let (complaints, _) = Reports.collecting { ChangesAudit(from: old, to: new).complaints }

      if old.hasDuplicates || new.hasDuplicates { duplicates += 1 }
      if !complaints.isEmpty {
        Issue.record("LIST_SEED=\(seed) LIST_CASES=1: \(complaints) from \(old) to \(new)")
        return
      }
    }
    #expect(duplicates >= Self.cases / 1_000)
  }

  @Test
  func appendingIsLikeMakingTheListAnew() {
    for number in 0..<Seed.cases(500) {
      let seed = Seed.ofTheRun &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      let start = SampleList.random(using: &generator)
      let other = SampleList.random(using: &generator).snapshot
      var given = start.given.map { $0.rows.map(\.id) }
      var kept = given
      var (grown, made) = ([start.snapshot], [start.snapshot])

      for _ in 0..<Int.random(in: 0...15, using: &generator) {
        guard let section = given.indices.randomElement(using: &generator) else { break }
        let page = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          Int.random(in: 0...40, using: &generator)
        }
        let id = start.given[section].id
        given[section] += page
        for id in page where !kept.joined().contains(id) { kept[section].append(id) }
        grown.append(Reports.collecting { [last = grown[grown.count - 1]] in last.appending(page, to: id) }.0)
        made.append(ListSnapshot(zip(start.given, kept).map { (id: $0.id, rows: $1) }))
      }
      let from = Int.random(in: grown.indices, using: &generator)
      let to = Int.random(in: grown.indices, using: &generator)

      let isRight =
        grown == made && grown[to].isWhereItWasGiven(in: given)
        && ListChanges(from: grown[from], to: grown[to]) == ListChanges(from: made[from], to: made[to])
        && ListChanges(from: grown[from], to: other) == ListChanges(from: made[from], to: other)
        && ListChanges(from: other, to: grown[to]) == ListChanges(from: other, to: made[to])
      if !isRight {
        Issue.record("LIST_SEED=\(seed) LIST_CASES=1: from \(grown[from]) to \(grown[to])")
        return
      }
    }
  }
}

extension ListSnapshot {
  fileprivate func isWhereItWasGiven(in given: [[RowID]]) -> Bool {
    sectionIDs.indices.allSatisfy { section in
      rowIDs(inSection: section).enumerated().allSatisfy { row, id in
        let place = givenIndex(of: RowIndex(section: section, row: row))
        return given[place.section][place.row] == id
      }
    }
  }
}
