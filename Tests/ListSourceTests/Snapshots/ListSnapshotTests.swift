import KitSupport
import ListSource
import Testing

@Suite
struct ListSnapshotTests {
  @Test
  func listsItsSectionsAndRows() {
    let snapshot: ListSnapshot = ["notable": [1, 2], "recent": [3], "none": []]

    #expect(snapshot.sections.map(\.id) == ["notable", "recent", "none"])
    #expect(snapshot.sections.map(\.rows) == [[1, 2], [3], []])
  }

  @Test
  func describesItselfAsLiteral() {
    let snapshot: ListSnapshot = ["notable": [1, 2], "recent": []]

    #expect("\(snapshot)" == #"["notable": [1, 2], "recent": []]"#)
    #expect("\([:] as ListSnapshot<Int, Int>)" == "[:]")
  }

  @Test
  func isEqualWithSameRowsInSameOrder() {
    let snapshot: ListSnapshot = ["a": [1, 2], "b": [3]]

    #expect(snapshot == ["a": [1, 2], "b": [3]])
    #expect(snapshot != ["a": [2, 1], "b": [3]])
    #expect(snapshot != ["a": [1], "b": [2, 3]])
    #expect(snapshot != ["a": [1, 2], "c": [3]])
    #expect(snapshot != ["b": [3], "a": [1, 2]])
  }

  @Test
  func reportsContainNoIds() {
    let card = "4111-1111"

    let (_, reports) = Reports.collecting {
      _ = ([card: [card, card], "b": [], card: []] as ListSnapshot).sections
      _ =
        ([AnyHashable(card): [RowIdentity(Card(id: card)), RowIdentity(Card(id: card))]] as ListSnapshot)
        .sections
    }

    #expect(reports.count == 3)
    #expect(!reports.contains { $0.text.contains("4111") })
  }

  @Test
  func leavesOutRepeatedSectionAndReportsBothPositions() {
    let (snapshot, reports) = looked { ["a": [1], "b": [2], "a": [3], "c": [1, 3]] }

    #expect(snapshot == ["a": [1], "b": [2], "c": [3]])
    #expect(
      reports.map(\.text) == [
        """
        A section id repeats in a list (String): sections 0 and 2. The later section and its rows are left out. \
        Give each section a unique id.
        """,
        """
        A row id repeats in a list (Int): row 0 of section 0 and row 0 of section 3. The later row is left out. \
        Give each row an id that is unique in the whole list.
        """,
      ]
    )
  }

  @Test
  func reportsDuplicatesOnceWhenCompared() {
    let (_, reports) = Reports.collecting {
      let (old, new): (ListSnapshot<String, Int>, ListSnapshot<String, Int>) = (
        ["a": [1, 2]], ["a": [1, 2, 3, 2]]
      )
      #expect(ListChanges(from: old, to: new).stages.map(\.insertedRows) == [[RowIndex(section: 0, row: 2)]])
      #expect(ListChanges(from: new, to: old).stages.map(\.deletedRows) == [[RowIndex(section: 0, row: 2)]])
    }

    #expect(reports.map { $0.text.prefix(32) } == ["A row id repeats in a list (Int)"])
  }

  @Test
  func countsFurtherDuplicates() {
    let (snapshot, reports) = looked { ["a": Array(repeating: 1, count: 100)] }

    #expect(snapshot == ["a": [1]])
    #expect(reports.count == 11)
    #expect(
      reports.last?.text
        == "89 more sections and rows of a list repeat the id of an earlier one. They are left out."
    )
  }

  @Test
  func distinguishesIdsWithEqualHashes() {
    let snapshot = ListSnapshot([(id: 0, rows: (0..<50).map(Colliding.init))])
    let reversed = ListSnapshot([(id: 0, rows: (0..<50).reversed().map(Colliding.init))])

    let changes = ListChanges(from: snapshot, to: reversed)

    #expect(snapshot.sections[0].rows.count == 50)
    #expect(changes.stages.map(\.movedRows.count) == [49])
  }

  @Test
  func isSendableIfIdsAre() async {
    let (old, new): (ListSnapshot<String, Int>, ListSnapshot<String, Int>) = (["a": [1, 2]], ["a": [2]])

    let changes = await Task.detached { ListChanges(from: old, to: new) }.value

    #expect(changes.stages.map(\.deletedRows) == [[RowIndex(section: 0, row: 0)]])
  }
}

/// Makes a snapshot, reads it, and collects the reports.
private func looked(
  at snapshot: () -> ListSnapshot<String, Int>
) -> (snapshot: ListSnapshot<String, Int>, reports: [Report]) {
  let (snapshot, reports) = Reports.collecting {
    let snapshot = snapshot()
    _ = snapshot.sections
    return snapshot
  }
  return (snapshot, reports)
}

private struct Colliding: Hashable {
  let id: Int

  func hash(into hasher: inout Hasher) {}
}

private struct Card: Identifiable {
  let id: String
}
