import KitSupport
import ListSource
import TestSupport
import Testing

/// Random pairs of small lists. A failure names the seed of its case: `LIST_SEED=… LIST_CASES=1` repeats it.
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

  /// Each list takes over the known ids of the one before. The result must be the same without them.
  @Test
  func comparisonIgnoresHistoryOfLists() {
    for number in 0..<Seed.cases(500) {
      let seed = Seed.ofTheRun &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      var last = SampleList.random(using: &generator)
      var shown = last.snapshot
      let isRight = Reports.collecting {
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
          let next =
            Int.random(in: 0...5, using: &generator) == 0
            ? .random(using: &generator) : last.altered(using: &generator)
          let list = next.snapshot
          let changes = ListChanges(from: shown, to: list)
          guard changes == ListChanges(from: last.snapshot, to: next.distinct), list == next.distinct else {
            return false
          }
          (last, shown) = (next, list)
        }
        return true
      }.0
      if !isRight {
        Issue.record("LIST_SEED=\(seed) LIST_CASES=1: \(last)")
        return
      }
    }
  }
}
