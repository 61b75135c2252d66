// For the stand-in only: its check needs no view. UIKit's messages are as others have reported them.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  /// The rules are the same as for tables, which `TableUpdateCheckTests` tests. Only the messages differ.
  @Suite
  struct CollectionUpdateCheckTests {
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

    /// Observed by others, not documented.
    @Test(arguments: reportedMessages)
    func aViolationHasUIKitsMessage(example: Case) {
      let violation = example.violation

      #expect(violation?.message(for: .collection) == example.message)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`
    @Test(arguments: validBatches)
    func aValidBatchHasNoViolation(example: Case) {
      let violation = example.violation

      #expect(violation == nil)
    }

    /// Other frameworks crashed when an item moved out of a deleted section. UIKit can't express that in one batch
    /// (observed by others, not documented).
    @Test func anItemDoesNotMoveOutOfADeletedSection() {
      let updates: [BatchUpdate] = [.deleteSection(0), .moveRow(item(0, 1), to: item(0, 0))]

      let violation = BatchUpdates(updates).violation(before: [2, 1], after: [2])

      #expect(violation?.message(for: .collection) == "cannot move an item from a deleted section (0)")
    }

    private static let validBatches: [Case] = [
      Case([], [2], [2]),
      Case([.insertRow(item(0, 0))], [0], [1]),
      Case([.deleteRow(item(0, 0)), .deleteRow(item(0, 1))], [2], [0]),
      Case([.deleteSection(0), .insertRow(item(0, 0))], [2, 0], [1]),
      Case([.insertSection(0)], [], [3]),
      Case([.moveRow(item(0, 0), to: item(1, 0)), .moveRow(item(1, 0), to: item(0, 0))], [1, 1], [1, 1]),
      Case([.reloadRow(item(0, 1)), .deleteRow(item(0, 0)), .insertRow(item(0, 1))], [2], [2]),
    ]

    private static let reportedMessages: [Case] = [
      Case(
        [.insertRow(item(0, 0))],
        [3],
        [5],
        """
        Invalid update: invalid number of items in section 0. The number of items contained in an existing \
        section after the update (5) must be equal to the number of items contained in that section before the \
        update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 \
        deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out).
        """
      ),
      Case(
        [],
        [1],
        [1, 1, 1],
        """
        Invalid update: invalid number of sections. The number of sections contained in the collection view after \
        the update (3) must be equal to the number of sections contained in the collection view before the update \
        (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """
      ),
      Case(
        [.deleteRow(item(0, 4))],
        [3],
        [3],
        "attempt to delete item 4 from section 0 which only contains 3 items before the update"
      ),
      Case(
        [.insertRow(item(0, 7))],
        [5],
        [5],
        "attempt to insert item 7 into section 0, but there are only 5 items in section 0 after the update"
      ),
      Case(
        [.deleteSection(2)],
        [1, 1],
        [1],
        "attempt to delete section 2, but there are only 2 sections before the update"
      ),
      Case(
        [.deleteRow(item(0, 0)), .reloadRow(item(0, 0))],
        [2],
        [1],
        "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"
      ),
      Case(
        [.insertRow(item(0, 1)), .moveRow(item(0, 0), to: item(0, 1))],
        [2],
        [3],
        "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
      ),
      Case(
        [.moveRow(item(6, 0), to: item(7, 0)), .moveRow(item(8, 0), to: item(7, 0))],
        Array(repeating: 1, count: 9),
        Array(repeating: 1, count: 9),
        """
        attempt to move both item at index path {length = 2, path = 6 - 0} and {length = 2, path = 8 - 0} to \
        {length = 2, path = 7 - 0}
        """
      ),
      Case(
        [.moveRow(item(0, 0), to: item(2, 0)), .insertSection(2)],
        [1, 1],
        [0, 1, 1],
        "cannot move an item into a newly inserted section (2)"
      ),
    ]

    private static func item(_ section: Int, _ item: Int) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func item(_ section: Int, _ item: Int) -> IndexPath { Self.item(section, item) }
  }
#endif
