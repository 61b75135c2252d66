import ListSource
import Testing

@Suite
struct ListChangesTests {
  @Test
  func equalListsHaveNoChanges() {
    #expect(ListChanges(from: ["a": [1, 2], "b": []], to: ["a": [1, 2], "b": []]).isEmpty)
    #expect(ListChanges(from: [:] as ListSnapshot<Int, Int>, to: [:]).isEmpty)
  }

  @Test
  func rowsChangeInOneStage() {
    let changes = ListChanges(from: ["a": [1, 2, 3, 4, 5]], to: ["a": [5, 1, 6, 3, 4]])

    #expect(changes.text == ["delete 0.1, insert 0.2, move 0.4→0.0"])
    #expect(changes.stages.map(\.contents) == [[.new(0)]])
  }

  @Test
  func emptyListsInsertAndDeleteSections() {
    #expect(ListChanges(from: [:], to: ["a": [1], "b": [2]]).text == ["insert section 0, insert section 1"])
    #expect(ListChanges(from: ["a": [1], "b": [2]], to: [:]).text == ["delete section 0, delete section 1"])
  }

  @Test
  func rowMovesBetweenSections() {
    let changes = ListChanges(from: ["a": [1, 2], "b": [3]], to: ["a": [1], "b": [2, 3]])

    #expect(changes.text == ["move 0.1→1.0"])
  }

  @Test
  func rowsAndSectionsAreInsertedAndDeletedInOneStage() {
    let changes = ListChanges(from: ["a": [1], "b": [2, 3]], to: ["c": [4], "b": [3, 5]])

    #expect(changes.text == ["delete section 0, delete 1.0, insert section 0, insert 1.1"])
    #expect(changes.stages.map(\.contents) == [[.new(0), .new(1)]])
  }

  @Test
  func rowsMoveAfterSectionsAreInsertedAndDeleted() {
    let changes = ListChanges(from: ["a": [1], "b": [2, 3, 4]], to: ["b": [4, 2, 3]])

    #expect(changes.text == ["delete section 0", "move 0.2→0.0"])
    #expect(changes.stages.map(\.contents) == [[.old(1)], [.new(0)]])
  }

  @Test
  func rowsChangeAfterSectionsMove() {
    let changes = ListChanges(from: ["a": [1], "b": [2], "c": [3]], to: ["c": [3], "a": [1, 4], "b": []])

    #expect(changes.text == ["move section 2→0", "delete 2.0, insert 1.1"])
    #expect(changes.stages.map(\.contents) == [[.old(2), .old(0), .old(1)], [.new(0), .new(1), .new(2)]])
  }

  @Test
  func rowsMoveIntoSectionAfterItsInsertion() {
    let changes = ListChanges(from: ["a": [1, 2]], to: ["b": [2, 3], "a": [1]])

    #expect(changes.text == ["insert section 0", "insert 0.1, move 1.1→0.0"])
    #expect(changes.stages.map(\.contents) == [[.newWithoutRows(0), .old(0)], [.new(0), .new(1)]])
  }

  @Test
  func rowsLeaveSectionBeforeItsDeletion() {
    let changes = ListChanges(from: ["a": [1, 2], "b": [3]], to: ["b": [2, 3]])

    #expect(changes.text == ["delete 0.0, move 0.1→1.0", "delete section 0"])
    #expect(changes.stages.map(\.contents) == [[.oldWithoutRows(0), .new(0)], [.new(0)]])
  }

  @Test
  func rowMovesFromDeletedToInsertedSection() {
    let changes = ListChanges(from: ["a": [1], "b": [2]], to: ["b": [2], "c": [1]])

    #expect(changes.text == ["insert section 2", "move 0.0→2.0", "delete section 0"])
    #expect(
      changes.stages.map(\.contents) == [
        [.old(0), .old(1), .newWithoutRows(1)], [.oldWithoutRows(0), .new(0), .new(1)], [.new(0), .new(1)],
      ]
    )
  }

  @Test
  func updatesAreASeparateStageWithNewIndices() {
    let changes = ListChanges(from: ["a": [1, 2, 3, 4]], to: ["a": [0, 4, 1, 2, 3]]) { old, new in
      old == RowIndex(section: 0, row: 3) && new == RowIndex(section: 0, row: 1) || old.row == 1
    }

    #expect(changes.text == ["insert 0.0, move 0.3→0.1", "update 0.1, update 0.3"])
  }

  @Test
  func changedHeaderIsLastStage() {
    let changes = ListChanges(from: ["a": [1], "b": [2]], to: ["b": [2, 3], "a": [1]]) { _, _ in
      true
    } sectionChanged: { old, new in
      old == 0 && new == 1
    }

    #expect(changes.text == ["move section 1→0", "insert 0.1", "update 0.0, update 1.0", "update section 1"])
  }

  @Test
  func comparesOnlySurvivingRows() {
    var asked: [String] = []

    _ = ListChanges(from: ["a": [1], "b": [2, 3]], to: ["b": [4, 3], "c": [1]]) { old, new in
      asked.append("\(old), \(new)")
      return false
    } sectionChanged: { old, new in
      asked.append("\(old), \(new)")
      return false
    }

    #expect(
      asked == ["row 1 of section 1, row 1 of section 0", "row 0 of section 0, row 0 of section 1", "1, 0"]
    )
  }

  @Test(arguments: [
    ([1, 2, 3, 4], [2, 3, 4, 1], "move 0.0→0.3"),
    ([1, 2, 3, 4], [4, 1, 2, 3], "move 0.3→0.0"),
    ([1, 2, 3, 4], [4, 2, 3, 1], "move 0.3→0.0, move 0.0→0.3"),
    ([1, 2, 3], [3, 2, 1], "move 0.2→0.0, move 0.0→0.2"),
    ([1, 2, 3, 4, 5], [4, 5, 3, 1, 2], "move 0.3→0.0, move 0.4→0.1, move 0.2→0.2"),
    ([1, 2, 3], [2, 3], "delete 0.0"),
    ([1, 2, 3], [0, 1, 2, 3], "insert 0.0"),
  ])
  func movesAsFewAsPossible(old: [Int], new: [Int], text: String) {
    #expect(ListChanges(from: [0: old], to: [0: new]).text == [text])
  }

  @Test(arguments: [100, 10_000])
  func reversedListMovesAllButOneRow(count: Int) {
    let changes = ListChanges(from: [0: Array(0..<count)], to: [0: (0..<count).reversed()])

    #expect(changes.stages.map(\.movedRows.count) == [count - 1])
  }
}
