import KitSupport
import ListSource
import Testing

@Suite
struct ListSnapshotAppendingTests {
  @Test
  func appendsToASectionAndLeavesTheOthers() {
    let old: ListSnapshot = ["a": [1, 2], "b": [3]]

    let new = old.appending([4, 5], to: "a")

    #expect(new == ["a": [1, 2, 4, 5], "b": [3]])
    #expect(old == ["a": [1, 2], "b": [3]])
  }

  @Test
  func appendedRowsAreInsertedAndNothingElseIsLookedAt() {
    let old: ListSnapshot = ["a": [1, 2], "b": [3]]
    let new = old.appending([4, 5], to: "a")

    let changes = ListChanges(from: old, to: new) { _, _ in
      Issue.record("asked for a row that was not touched")
      return true
    }

    #expect(changes.stages.count == 1)
    #expect(changes.stages[0].insertedRows == [RowIndex(section: 0, row: 2), RowIndex(section: 0, row: 3)])
    #expect(changes.stages[0].contents == [.new(0), .new(1)])
    #expect(changes == ListChanges(from: ["a": [1, 2], "b": [3]], to: ["a": [1, 2, 4, 5], "b": [3]]))
  }

  @Test
  func headerMayChangeWithAnAppend() {
    let old: ListSnapshot = ["a": [1], "b": [2]]
    let new = old.appending([3], to: "b")

    let changes = ListChanges(from: old, to: new, sectionChanged: { $0 == 1 && $1 == 1 })

    #expect(changes.stages.map(\.updatedSections) == [[], [1]])
  }

  @Test
  func severalAppendsAreOneChange() {
    let old: ListSnapshot = ["a": [1], "b": []]
    let new = old.appending([2], to: "a").appending([3], to: "b").appending([4], to: "a")

    let changes = ListChanges(from: old, to: new) { _, _ in true }

    #expect(changes.stages.map(\.insertedRows.count) == [3])
    #expect(changes.stages.map(\.updatedRows.count) == [0])
  }

  @Test
  func afterManyAppendsTheWholeListIsComparedAgain() {
    let old: ListSnapshot = ["a": [0]]
    let new = (1...20).reduce(old) { $0.appending([$1], to: "a") }

    let changes = ListChanges(from: old, to: new)

    #expect(changes.stages.map(\.insertedRows.count) == [20])
  }

  @Test
  func listsThatWereAppendedToTheSameListAreCompared() {
    let base: ListSnapshot = ["a": [1, 2], "b": [3]]
    let old = base.appending([4, 5], to: "a")
    let new = base.appending([6, 5], to: "a")

    let changes = ListChanges(from: old, to: new)

    #expect(changes.stages.map(\.deletedRows) == [[RowIndex(section: 0, row: 2)]])
    #expect(changes.stages.map(\.insertedRows) == [[RowIndex(section: 0, row: 2)]])
    #expect(changes.stages.map(\.movedRows) == [[]])
  }

  @Test
  func takingAnAppendBackDeletes() {
    let old: ListSnapshot = ["a": [1, 2], "b": [3]]
    let new = old.appending([4], to: "a")

    let changes = ListChanges(from: new, to: old)

    #expect(changes.stages.map(\.deletedRows) == [[RowIndex(section: 0, row: 2)]])
  }

  @Test
  func leavesOutWhatIsThereAndReportsBothPositions() {
    let (snapshot, reports) = Reports.collecting {
      (["a": [1, 2, 1], "b": [3]] as ListSnapshot).appending([4, 3, 5, 4], to: "a")
    }

    #expect(snapshot == ["a": [1, 2, 4, 5], "b": [3]])
    #expect(
      reports.dropFirst().map(\.message) == [
        """
        A list has the id '3' twice, in row 0 of section 1 and in row 4 of section 0. The later row is left out. \
        Give each row an id of its own, whatever its section.
        """,
        """
        A list has the id '4' twice, in row 3 of section 0 and in row 6 of section 0. The later row is left out. \
        Give each row an id of its own, whatever its section.
        """,
      ]
    )
    #expect((0..<4).map { snapshot.givenIndex(of: RowIndex(section: 0, row: $0)).row } == [0, 1, 3, 5])
  }

  @Test
  func appendingNothingIsNoChange() {
    let old: ListSnapshot = ["a": [1]]

    let new = old.appending([], to: "a")

    #expect(new == old)
    #expect(ListChanges(from: old, to: new).isEmpty)
  }

  @Test
  func appendingToASectionThatIsNotThereIsReported() {
    let old: ListSnapshot = ["a": [1], "b": [2]]

    let (new, reports) = Reports.collecting { old.appending([3, 4], to: "c") }

    #expect(new == old)
    #expect(
      reports.map(\.message) == [
        """
        2 rows were not appended: the list has no section 'c'. Append to one of ["a", "b"], \
        or make a new snapshot, which may have other sections.
        """
      ]
    )
  }
}
