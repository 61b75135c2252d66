import ListSource
import Testing

/// Batches that are known to crash UIKit, and lists that could lead to them.
@Suite
struct KnownCrashTests {
  /// `github.com/Instagram/IGListKit/issues/690`.
  @Test
  func displacedSectionIsNotReloadedInStageWithMoves() {
    var crash = Batch()
    crash.movedSections = [(from: 2, to: 4)]
    crash.updatedSections = [3]
    crash.deletedSections = [4]
    crash.insertedSections = [2]
    let old = SampleList([0: [], 1: [], 2: [], 3: [], 4: []])
    var sections = SampleList([0: [], 1: [], 5: [], 3: [], 2: []]).given
    sections[3].header += 1

    let audit = ChangesAudit(from: old, to: SampleList(sections))

    let rows = [0, 0, 0, 0, 0]
    #expect(
      crash.violations(before: rows, after: rows) == [
        "something is reloaded while something else comes, goes or moves"
      ]
    )
    #expect(audit.complaints == [])
    #expect(
      audit.changes.text == ["delete section 4, insert section 2, move section 2→4", "update section 3"]
    )
  }

  /// `github.com/Instagram/IGListKit/issues/691`, `openradar.appspot.com/26021018`.
  @Test
  func doesNotInsertRowIntoMovingSection() {
    var crash = Batch()
    crash.insertedRows = [RowIndex(section: 1, row: 0)]
    crash.insertedSections = [0]
    crash.movedSections = [(from: 3, to: 1)]
    let old = SampleList([0: [1, 2, 3], 1: [4, 5, 6], 2: [7, 8, 9], 3: [10, 11, 12]])
    let new = SampleList([4: [], 3: [13, 10, 11, 12], 0: [1, 2, 3], 1: [4, 5, 6], 2: [7, 8, 9]])

    let audit = ChangesAudit(from: old, to: new)

    #expect(
      Set(crash.violations(before: [3, 3, 3, 3], after: [0, 4, 3, 3, 3])) == [
        "a row is touched in a section that comes or moves", "rows are touched while sections move",
      ]
    )
    #expect(audit.complaints == [])
    #expect(audit.changes.text == ["insert section 0, move section 3→1", "insert 1.0"])
  }

  /// `openradar.appspot.com/48941906`.
  @Test
  func sectionDoesNotMoveToItselfWhileRowLeaves() {
    var crash = Batch()
    crash.movedSections = [(from: 1, to: 1)]
    crash.movedRows = [(from: RowIndex(section: 1, row: 0), to: RowIndex(section: 0, row: 0))]

    let audit = ChangesAudit(from: SampleList([0: [], 1: [1]]), to: SampleList([0: [1], 1: []]))

    #expect(
      Set(crash.violations(before: [0, 1], after: [1, 0])) == [
        "a row is touched in a section that goes, moves or is reloaded",
        "rows are touched while sections move",
      ]
    )
    #expect(audit.complaints == [])
    #expect(audit.changes.text == ["move 1.0→0.0"])
  }

  /// `openradar.appspot.com/27041784`.
  @Test
  func doesNotReloadRowWhileSectionMoves() {
    var crash = Batch()
    crash.updatedRows = [RowIndex(section: 1, row: 0)]
    crash.movedSections = [(from: 1, to: 0)]
    let old = SampleList([0: [1, 2], 1: [3, 4]])
    var sections = SampleList([1: [3, 4], 0: [1, 2]]).given
    sections[0].rows[0].revision += 1

    let audit = ChangesAudit(from: old, to: SampleList(sections))

    #expect(crash.violations(before: [2, 2], after: [2, 2]).count == 3)
    #expect(audit.complaints == [])
    #expect(audit.changes.text == ["move section 1→0", "update 0.0"])
  }
}
