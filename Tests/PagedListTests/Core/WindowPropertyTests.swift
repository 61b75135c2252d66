import TestSupport
import Testing

/// Random schedules of loads at both ends, answers, failures, refreshes, jumps, edits and arriving rows, on services of
/// each kind: no row is lost, doubled or out of order, and the bound is kept.
@Suite
struct WindowPropertyTests {
  private static let batches = 8

  @Test(arguments: 0..<batches, WindowServer.Kind.allCases)
  func holdsAPartOfTheServicesRows(batch: Int, kind: WindowServer.Kind) {
    for random in RandomCase.all(2_000, "WINDOW_CASES", batch: batch, of: Self.batches) {
      var life = WindowLife(kind, random)
      life.run()
      guard let problem = life.problem else { continue }
      life = WindowLife(kind, random, isRecording: true)
      life.run()
      Issue.record("\(random), \(kind): \(problem) after \(life.events)")
      return
    }
  }
}
