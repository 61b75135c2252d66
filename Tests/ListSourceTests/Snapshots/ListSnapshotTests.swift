import KitSupport
import ListSource
import Testing

@Suite
struct ListSnapshotTests {
  @Test
  func listsItsSectionsAndRows() {
    let snapshot: ListSnapshot = ["notable": [1, 2], "recent": [3], "none": []]

    #expect(snapshot.sectionIDs == ["notable", "recent", "none"])
    #expect((0..<3).map(snapshot.numberOfRows) == [2, 1, 0])
    #expect((0..<3).map(snapshot.rowIDs) == [[1, 2], [3], []])
  }

  @Test
  func describesItselfAsTheLiteralThatMakesIt() {
    let snapshot: ListSnapshot = ["notable": [1, 2], "recent": []]

    #expect("\(snapshot)" == #"["notable": [1, 2], "recent": []]"#)
    #expect("\([:] as ListSnapshot<Int, Int>)" == "[:]")
  }

  @Test
  func isEqualToAnotherOfTheSameRowsInTheSamePlaces() {
    let snapshot: ListSnapshot = ["a": [1, 2], "b": [3]]

    #expect(snapshot == ["a": [1, 2], "b": [3]])
    #expect(snapshot != ["a": [2, 1], "b": [3]])
    #expect(snapshot != ["a": [1], "b": [2, 3]])
    #expect(snapshot != ["a": [1, 2], "c": [3]])
    #expect(snapshot != ["b": [3], "a": [1, 2]])
  }

  @Test
  func leavesOutTheLaterOfTwoEqualRowsAndReportsBothPositions() {
    let (snapshot, reports) = Reports.collecting { ["a": [1, 2], "b": [3, 2, 4]] as ListSnapshot }

    #expect(snapshot == ["a": [1, 2], "b": [3, 4]])
    #expect(
      reports.map(\.message) == [
        """
        A list has the id '2' twice, in row 1 of section 0 and in row 1 of section 1. The later row is left out. \
        Give each row an id of its own, whatever its section.
        """
      ]
    )
  }

  @Test
  func leavesOutTheLaterOfTwoEqualSectionsAndReportsBothPositions() {
    let (snapshot, reports) = Reports.collecting {
      ["a": [1], "b": [2], "a": [3], "c": [1, 3]] as ListSnapshot
    }

    #expect(snapshot == ["a": [1], "b": [2], "c": [3]])
    #expect(
      reports.map(\.message) == [
        """
        A list has the section 'a' twice, as section 0 and as section 2. The later one is left out with its rows. \
        Give each section an id of its own.
        """,
        """
        A list has the id '1' twice, in row 0 of section 0 and in row 0 of section 3. The later row is left out. \
        Give each row an id of its own, whatever its section.
        """,
      ]
    )
  }

  @Test
  func knowsWhereItsRowsWereGiven() {
    let (snapshot, _) = Reports.collecting {
      ["a": [1, 1, 1, 2, 1, 3], "a": [], "b": [4, 4, 5], "c": [6]] as ListSnapshot
    }

    #expect(snapshot == ["a": [1, 2, 3], "b": [4, 5], "c": [6]])
    #expect((0..<3).map { snapshot.givenIndex(of: RowIndex(section: 0, row: $0)).row } == [0, 3, 5])
    #expect(snapshot.givenIndex(of: RowIndex(section: 1, row: 1)) == RowIndex(section: 2, row: 2))
    #expect((0..<3).map(snapshot.givenSection) == [0, 2, 3])
  }

  @Test
  func countsDuplicatesThatAreTooManyToName() {
    let (snapshot, reports) = Reports.collecting { ["a": Array(repeating: 1, count: 100)] as ListSnapshot }

    #expect(snapshot == ["a": [1]])
    #expect(reports.count == 11)
    #expect(
      reports.last?.message
        == "A list has 89 more sections and rows with the id of an earlier one. They are left out."
    )
  }

  @Test
  func saysNothingOfAListWithoutDuplicates() {
    let (_, reports) = Reports.collecting { ["a": [1, 2], "b": [3]] as ListSnapshot }

    #expect(reports.isEmpty)
  }

  @Test
  func tellsApartIdsWhoseHashesAreEqual() {
    let snapshot = ListSnapshot([(id: 0, rows: (0..<50).map(Colliding.init))])
    let reversed = ListSnapshot([(id: 0, rows: (0..<50).reversed().map(Colliding.init))])

    let changes = ListChanges(from: snapshot, to: reversed)

    #expect(snapshot.numberOfRows(inSection: 0) == 50)
    #expect(changes.stages.map(\.movedRows.count) == [49])
  }

  @Test
  func crossesToAnotherTaskIfItsIdsDo() async {
    let (old, new): (ListSnapshot<String, Int>, ListSnapshot<String, Int>) = (["a": [1, 2]], ["a": [2]])

    let changes = await Task.detached { ListChanges(from: old, to: new) }.value

    #expect(changes.stages.map(\.deletedRows) == [[RowIndex(section: 0, row: 0)]])
  }
}

private struct Colliding: Hashable {
  let id: Int

  func hash(into hasher: inout Hasher) {}
}
