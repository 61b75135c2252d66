import Foundation
import RouterEventsInspector
import Testing

// Contains the snippets of Live.md verbatim.

@MainActor
@Suite
struct LiveTests {
  @Test
  func sendsALog() async {
    let log = EventLog.start()
    let live = log.send(to: URL(string: "http://127.0.0.1:8787")!)

    // Otherwise it would record the events of concurrent tests.
    log.stop()
    await live.finish()
    #expect(!log.isRecording)
  }

  @Test
  func namesApps() {
    let log = EventLog.start()

    let live = log.send(to: URL(string: "http://127.0.0.1:8787")!, as: "Shop on the iPad")

    live.cancel()
    #expect(log.isRecording)
  }

  /// Compiled but not called, because a test sends to this machine only.
  private func sendFromADevice(_ log: EventLog) -> EventSending {
    let live = log.send(to: URL(string: "http://192.168.0.2:8787")!, token: "f3b1c27a")

    return live
  }
}
