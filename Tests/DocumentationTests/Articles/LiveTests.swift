import Foundation
import RouterEventsInspector
import Testing

// Contains the snippets of Live.md verbatim.

@MainActor
@Suite
struct LiveTests {
  @Test
  func sendsALog() async {
    // snippet of Live.md
    let log = EventLog.start()
    let live = log.send(to: URL(string: "http://127.0.0.1:8787")!)
    // end of snippet

    // Otherwise it would record the events of concurrent tests.
    log.stop()
    // snippet of Live.md
    await live.finish()
    // end of snippet
    #expect(!log.isRecording)
  }

  @Test
  func namesApps() {
    let log = EventLog.start()

    // snippet of Live.md
    let live = log.send(to: URL(string: "http://127.0.0.1:8787")!, as: "Shop on the iPad")
    // end of snippet

    live.cancel()
    #expect(log.isRecording)
  }

  /// Compiled but not called, because a test sends to this machine only.
  private func sendFromADevice(_ log: EventLog) -> EventSending {
    // snippet of Live.md
    let live = log.send(to: URL(string: "http://192.168.0.2:8787")!, token: "f3b1c27a")
    // end of snippet

    return live
  }
}
