import Foundation
import RouterEventsInspector
import Testing

// The snippets of Live.md stand here word for word.

@MainActor
@Suite
struct LiveTests {
  @Test
  func aLogIsSent() async {
    let log = EventLog.start()
    let live = log.send(to: URL(string: "http://127.0.0.1:8787")!)

    // Or it would record the events of tests beside this one meanwhile.
    log.stop()
    await live.finish()
    #expect(!log.isRecording)
  }

  @Test
  func appsHaveNames() {
    let log = EventLog.start()

    let live = log.send(to: URL(string: "http://127.0.0.1:8787")!, as: "Shop on the iPad")

    live.cancel()
    #expect(log.isRecording)
  }

  /// Compiled and not called: a test sends to this machine alone.
  private func sendFromADevice(_ log: EventLog) -> EventSending {
    let live = log.send(to: URL(string: "http://192.168.0.2:8787")!, token: "f3b1c27a")

    return live
  }
}
