import TestSupport
import Testing

/// Random interleavings of edits, their answers, failures and unknown ends, pages, refreshes and arriving rows, on
/// services of each kind: every row shows what the service has sent and the edits that this may lack, and none is lost.
@MainActor
@Suite
struct EditPropertyTests {
  private nonisolated static let batches = 8

  @Test(arguments: 0..<batches, [WindowServer.Kind.offset, .numbered, .keys, .cursors])
  func rowsAreTheServicesWithPendingEdits(batch: Int, kind: WindowServer.Kind) async {
    for random in RandomCase.all(250, "EDIT_CASES", batch: batch, of: Self.batches) {
      let life = EditLife(kind, random)
      life.run()
      if let problem = life.problem {
        Issue.record("\(random), \(kind): \(problem) after \(life.events)")
        return
      }
      // Lets the tasks of the list end.
      await Task.yield()
    }
  }
}
