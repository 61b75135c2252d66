import KitSupport
import ListSource
import TestSupport
import Testing

/// Random pairs of small lists.
@Suite
struct ListChangesPropertyTests {
  private static let batches = 8

  @Test(arguments: 0..<batches)
  func changesAreLegalMinimalAndRight(batch: Int) {
    let cases = RandomCase.all(2_500, "DIFF_CASES", batch: batch, of: Self.batches)
    var duplicates = 0
    for random in cases {
      var generator = random.generator
      let one = SampleList.random(using: &generator)
      let isAltered = Bool.random(using: &generator)
      let other = isAltered ? one.altered(using: &generator) : .random(using: &generator)
      let isReverted = Bool.random(using: &generator)
      let (old, new) = isReverted ? (other, one) : (one, other)

      let (complaints, _) = Reports.collecting { ChangesAudit(from: old, to: new).complaints }

      if old.hasDuplicates || new.hasDuplicates { duplicates += 1 }
      if !complaints.isEmpty {
        Issue.record("\(random): \(complaints) from \(old) to \(new)")
        return
      }
    }
    #expect(duplicates >= cases.count / 125)
  }

  /// Each list takes over the known ids of the one before. The result must be the same without them.
  @Test
  func comparisonIgnoresHistoryOfLists() {
    for random in RandomCase.all(500, "DIFF_CASES") {
      var generator = random.generator
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
        Issue.record("\(random): \(last)")
        return
      }
    }
  }
}
