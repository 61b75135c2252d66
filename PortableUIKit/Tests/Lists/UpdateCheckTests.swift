// For the stand-in only: its check needs no list view. UIKit's messages are as others have reported them.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @Suite
  struct UpdateCheckTests {
    /// A batch, the counts before and after it, and UIKit's message for it.
    struct Case: CustomTestStringConvertible, Sendable {
      var updates: [BatchUpdate]
      var before: [Int]
      var after: [Int]
      var message: String

      init(_ updates: [BatchUpdate], _ before: [Int], _ after: [Int], _ message: String = "") {
        self.updates = updates
        self.before = before
        self.after = after
        self.message = message
      }

      var violation: BatchUpdateViolation? { BatchUpdates(updates).violation(before: before, after: after) }
      var testDescription: String { message.isEmpty ? "\(updates)" : message }
    }

    /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`
    @Test func unexplainedRowsAreCounted() {
      let updates = BatchUpdates([
        .insertRow(row(0, 2)), .deleteRow(row(2, 0)), .moveRow(row(2, 1), to: row(0, 0)),
      ])

      let violation = updates.violation(before: [3, 1, 4], after: [6, 1, 2])

      #expect(
        violation
          == .rowCount(section: 0, before: 3, inserted: 1, deleted: 0, movedIn: 1, movedOut: 0, after: 6)
      )
    }

    /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`
    @Test func unexplainedSectionsAreCounted() {
      let updates = BatchUpdates([.insertSection(0), .deleteSection(1)])

      let violation = updates.violation(before: [1, 1], after: [1, 1, 1])

      #expect(violation == .sectionCount(before: 2, inserted: 1, deleted: 1, after: 3))
    }

    /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`
    @Test func aModelThatChangedBeforeTheBatchIsAViolation() {
      let violation = BatchUpdates([.insertRow(row(0, 3))]).violation(before: [4], after: [4])

      #expect(
        violation
          == .rowCount(section: 0, before: 4, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0, after: 4)
      )
    }

    /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`
    @Test(arguments: validBatches)
    func aValidBatchHasNoViolation(example: Case) {
      let violation = example.violation

      #expect(violation == nil)
    }

    /// Observed by others, not documented. That the messages of the two kinds differ only in nouns is *assumed*.
    @Test(arguments: reportedMessages, ListKind.allCases)
    func aViolationHasUIKitsMessage(example: Case, kind: ListKind) {
      var message = example.message
      if kind == .collection {
        for (word, other) in [("table view", "collection view"), ("a row", "an item"), ("row", "item")] {
          message = message.replacingOccurrences(of: word, with: other)
        }
      }

      #expect(example.violation?.message(for: kind == .table ? .table : .collection) == message)
    }

    /// Observed by others (github.com/Instagram/IGListKit/issues/690), not documented: UIKit ignores moves when it
    /// inserts reloaded content, and finds other content there.
    @Test func aReloadDisplacedByMovesIsAViolation() {
      let updates = BatchUpdates([
        .moveSection(2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2),
      ])

      let violation = updates.violation(before: [1, 1, 1, 1, 1], after: [1, 1, 1, 1, 1])

      #expect(violation?.message == "attempt to perform an insert and a move to the same section (4)")
    }

    /// Observed by others (github.com/mattrubin/Authenticator/pull/138), not documented.
    @Test func aReloadedRowThatAMovePassesIsAViolation() {
      let updates = BatchUpdates([.moveRow(row(0, 0), to: row(0, 2)), .reloadRow(row(0, 1))])

      let violation = updates.violation(before: [4], after: [4])

      #expect(violation == .displacedReload(.reloadRow(row(0, 1))))
      #expect(violation?.message.hasPrefix("Attempt to create two animations for cell") == true)
    }

    /// Observed by others (github.com/Instagram/IGListKit/issues/691), not documented: UIKit corrupts its heap.
    @Test func aRowInsertedIntoAMovedSectionIsAViolation() {
      let updates: [BatchUpdate] = [.insertRow(row(1, 0)), .insertSection(0), .moveSection(3, to: 1)]
      let before = Array(repeating: 3, count: 8)

      let violation = BatchUpdates(updates).violation(before: before, after: [3, 4] + before.dropFirst())

      #expect(violation == .rowInChangedSection(.insertRow(row(1, 0)), .moveSection(3, to: 1)))
    }

    /// Observed by others (openradar.me/48941906), not documented: "request for index path for global index 1
    /// when there are only 1 items".
    @Test func aRowMovedOutOfAMovedSectionIsAViolation() {
      let updates: [BatchUpdate] = [.moveSection(1, to: 1), .moveRow(row(1, 0), to: row(0, 0))]

      let violation = BatchUpdates(updates).violation(before: [0, 1], after: [1, 0])

      #expect(violation == .rowInChangedSection(.moveRow(row(1, 0), to: row(0, 0)), .moveSection(1, to: 1)))
    }

    /// Observed by others (openradar.me/27041784), not documented: UIKit counts incorrectly.
    @Test(arguments: inChangedSections)
    func rowUpdatesInAChangedSectionAreViolations(example: Case) {
      let violation = example.violation

      #expect(violation?.message.contains("in a section that") == true)
    }

    /// Only the stand-in does this. UIKit continues with wrong cells, or its message has not been reported.
    @Test(arguments: twice)
    func twoUpdatesOfOnePlaceAreAViolation(example: Case) {
      let violation = example.violation

      #expect(violation == .twice(example.updates[0], example.updates[1]))
    }

    private static let validBatches: [Case] = [
      Case([], [2], [2]),
      Case([.reloadRow(row(0, 0)), .reconfigureRow(row(0, 1))], [2], [2]),
      Case([.deleteRow(row(0, 2)), .insertRow(row(0, 0)), .reloadRow(row(0, 1))], [3], [3]),
      Case([.moveRow(row(0, 0), to: row(0, 2)), .moveRow(row(0, 2), to: row(0, 0))], [3], [3]),
      Case([.moveRow(row(0, 1), to: row(0, 1))], [3], [3]),
      Case([.moveRow(row(0, 0), to: row(0, 1)), .reloadRow(row(0, 2))], [3], [3]),
      Case([.reloadSection(1), .deleteSection(0), .insertSection(1)], [2, 3], [7, 8]),
      Case([.moveSection(0, to: 1), .insertRow(row(2, 0))], [1, 2, 3], [2, 1, 4]),
      Case([.deleteSection(0)], [0], []),
      Case([.insertRow(row(0, 0))], [0], [1]),
      Case([.deleteSection(0), .insertRow(row(0, 0))], [2, 0], [1]),
      Case([.insertSection(0)], [], [3]),
      Case([.moveRow(row(0, 0), to: row(1, 0)), .moveRow(row(1, 0), to: row(0, 0))], [1, 1], [1, 1]),
    ]

    private static let reportedMessages: [Case] = [
      Case(
        [.insertRow(row(0, 0))],
        [3],
        [5],
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
        section after the update (5) must be equal to the number of rows contained in that section before the \
        update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 \
        deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
        """
      ),
      Case(
        [],
        [1],
        [1, 1, 1],
        """
        Invalid update: invalid number of sections. The number of sections contained in the table view after \
        the update (3) must be equal to the number of sections contained in the table view before the update \
        (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """
      ),
      Case(
        [.deleteRow(row(0, 4))],
        [3],
        [3],
        "attempt to delete row 4 from section 0 which only contains 3 rows before the update"
      ),
      Case(
        [.reloadRow(row(1, 2))],
        [1, 2],
        [1, 2],
        "attempt to delete row 2 from section 1 which only contains 2 rows before the update"
      ),
      Case(
        [.deleteRow(row(3, 0))],
        [1, 1, 1],
        [1, 1, 1],
        "attempt to delete row 0 from section 3, but there are only 3 sections before the update"
      ),
      Case(
        [.insertRow(row(0, 7))],
        [5],
        [5],
        "attempt to insert row 7 into section 0, but there are only 5 rows in section 0 after the update"
      ),
      Case(
        [.insertRow(row(1, 0))],
        [1],
        [1],
        "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
      ),
      Case(
        [.deleteSection(2)],
        [1, 1],
        [1],
        "attempt to delete section 2, but there are only 2 sections before the update"
      ),
      Case(
        [.insertSection(1)],
        [1],
        [1],
        "attempt to insert section 1 but there are only 1 sections after the update"
      ),
      Case(
        [.moveRow(row(2, 0), to: row(0, 0))],
        [1, 1, 0],
        [1, 1, 0],
        """
        attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are only 0 rows in \
        section 2 before the update
        """
      ),
      Case(
        [.moveRow(row(1, 0), to: row(0, 2))],
        [2, 1],
        [2, 1],
        """
        attempt to move index path ({length = 2, path = 1 - 0}) to index path ({length = 2, path = 0 - 2}) that \
        does not exist - there are only 2 rows in section 0 after the update
        """
      ),
      Case(
        [.deleteRow(row(0, 0)), .reloadRow(row(0, 0))],
        [2],
        [1],
        "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"
      ),
      Case(
        [.moveRow(row(0, 1), to: row(0, 0)), .reloadRow(row(0, 1))],
        [2],
        [2],
        "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
      ),
      Case(
        [.insertRow(row(0, 1)), .moveRow(row(0, 0), to: row(0, 1))],
        [2],
        [3],
        "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
      ),
      Case(
        [.moveRow(row(6, 0), to: row(7, 0)), .moveRow(row(8, 0), to: row(7, 0))],
        Array(repeating: 1, count: 9),
        Array(repeating: 1, count: 9),
        """
        attempt to move both row at index path {length = 2, path = 6 - 0} and {length = 2, path = 8 - 0} to \
        {length = 2, path = 7 - 0}
        """
      ),
      Case(
        [.deleteSection(1), .moveSection(1, to: 0)],
        [1, 1],
        [1],
        "attempt to perform a delete and a move from the same section (1)"
      ),
      Case(
        [.moveRow(row(1, 0), to: row(0, 0)), .deleteSection(1)],
        [1, 1],
        [2],
        "cannot move a row from a deleted section (1)"
      ),
      Case(
        [.moveRow(row(0, 0), to: row(2, 0)), .insertSection(2)],
        [1, 1],
        [0, 1, 1],
        "cannot move a row into a newly inserted section (2)"
      ),
    ]

    private static let inChangedSections: [Case] = [
      Case([.moveSection(1, to: 0), .reloadRow(row(1, 0))], [2, 2], [2, 2]),
      Case([.insertSection(0), .insertRow(row(0, 0))], [1], [2, 1]),
      Case([.deleteSection(0), .deleteRow(row(0, 0))], [1, 1], [1]),
      Case([.reloadSection(1), .deleteSection(0), .insertRow(row(0, 0))], [1, 1], [2]),
    ]

    private static let twice: [Case] = [
      Case([.deleteRow(row(0, 0)), .deleteRow(row(0, 0))], [2, 2], [2, 2]),
      Case([.insertRow(row(0, 0)), .insertRow(row(0, 0))], [2, 2], [2, 2]),
      Case([.reloadRow(row(0, 0)), .reloadRow(row(0, 0))], [2, 2], [2, 2]),
      Case([.deleteRow(row(0, 0)), .reconfigureRow(row(0, 0))], [2, 2], [2, 2]),
      Case([.moveRow(row(0, 0), to: row(0, 1)), .reconfigureRow(row(0, 0))], [2, 2], [2, 2]),
      Case([.moveRow(row(0, 0), to: row(0, 1)), .moveRow(row(0, 0), to: row(0, 0))], [2, 2], [2, 2]),
      Case([.reloadSection(0), .reloadSection(0)], [2, 2], [2, 2]),
      Case([.moveSection(0, to: 1), .moveSection(0, to: 0)], [2, 2], [2, 2]),
    ]

    private static func row(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func row(_ section: Int, _ row: Int) -> IndexPath { Self.row(section, row) }
  }
#endif
