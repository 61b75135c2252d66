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
      var life = EditLife(kind, random)
      life.run()
      // Lets the tasks of the list end.
      await Task.yield()
      guard let problem = life.problem else { continue }
      life = EditLife(kind, random, isRecording: true)
      life.run()
      Issue.record("\(random), \(kind): \(problem) after \(life.events)")
      return
    }
  }
}
