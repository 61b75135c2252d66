import Foundation
import LiveServer
import RouterEventsInspector
import Testing

/// What a log sends, over HTTP to the server as it is.
@Suite(.watchdog)
struct SendingTests {
  /// Handles what it emits.
  @MainActor
  private final class Cell: EventHandler {
    var nextEventResponder: (any EventResponder)? { nil }

    func handle(_ event: RouterEvent) -> EventDisposition { .handled }

    func emit(_ name: String) {
      routerEvent(name: EventName(name))
    }

    func log() -> EventLog {
      EventLog.start(through: self, keeping: 20_000)
    }
  }

  private func send(_ log: EventLog, to port: UInt16) async throws -> EventSending {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
    return await log.send(to: url, as: "Shop", inReleaseBuilds: true)
  }

  /// Waits until a page has so many lines of an app, and returns the names of its events in order.
  private func names(on page: TestPage, lines count: Int) async throws -> [String] {
    try await page.read { $0.lines.values.contains { $0.count >= count } }
    let id = try #require(await page.lines.keys.first)
    #expect(await page.repeated.isEmpty)
    #expect(await !page.isOutOfOrder)
    return await page.texts(of: id).dropFirst().map { $0 }
  }

  @Test
  func tenThousandEventsOfFourTasksArriveOnceAndInOrder() async throws {
    let cell = Cell()
    let log = await cell.log()
    try await TestServer.run { server in
      let page = try await TestPage(server)
      let sending = try await send(log, to: server.port)

      await withTaskGroup { group in
        for task in 0..<4 {
          group.addTask {
            for number in 0..<2_500 { await cell.emit("\(task).\(number)") }
          }
        }
      }
      await sending.finish()

      let names = try await names(on: page, lines: 10_001)
      #expect(names == log.traces.map(\.name.rawValue))
      for task in 0..<4 {
        #expect(names.filter { $0.hasPrefix("\(task).") } == (0..<2_500).map { "\(task).\($0)" })
      }
    }
  }

  @Test
  func finishingSendsToAServerThatWasStartedAgain() async throws {
    let cell = Cell()
    let log = await cell.log()
    var port: UInt16 = 0
    var sending: EventSending?
    try await TestServer.run { server in
      port = server.port
      let page = try await TestPage(server)
      sending = try await send(log, to: port)
      await cell.emit("before")
      #expect(try await names(on: page, lines: 2) == ["before"])
    }

    let settings = TestServer.settings { [port] in
      $0.port = port
    }
    try await TestServer.run(with: settings) { server in
      await cell.emit("after")
      await sending?.finish()

      let page = try await TestPage(server)
      #expect(try await names(on: page, lines: 2) == ["after"])
    }
  }
}
