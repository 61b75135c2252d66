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

    await live.finish()
    #expect(log.isRecording)
  }

  @Test
  func appsHaveNames() {
    let log = EventLog.start()

    let live = log.send(to: URL(string: "http://127.0.0.1:8787")!, as: "Shop on the iPad")

    live.cancel()
    #expect(log.isRecording)
  }

  @Test
  func aDeviceNeedsTheToken() {
    let log = EventLog.start()

    let live = log.send(to: URL(string: "http://192.168.0.2:8787")!, token: "f3b1c27a")

    live.cancel()
    #expect(log.isRecording)
  }
}
