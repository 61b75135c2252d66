#if os(Linux) || os(macOS)
  import Foundation
  import RouterEvents
  import RouterEventsInspector
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct CatalogTests {
    @Test func everyEventOfTheAppIsDeclaredAndHandled() {
      let coverage = QuakesCatalog.events.coverage(
        by: DetailController.table,
        ListController.table,
        AppDelegate.table
      )

      #expect(coverage.unhandled.isEmpty, "\(coverage)")
      #expect(coverage.dead.isEmpty, "\(coverage)")
      #expect(coverage.shadowed.isEmpty, "\(coverage)")
    }

    @Test func everyEventOfTheScriptCarriesWhatItMust() async throws {
      let log = EventLog.start(checking: QuakesCatalog.events)
      let host = TerminalHost()

      try await ScriptPlayer(host) { _ in }.play(ScriptParser.parse(ScriptReader.read(.bundled)))
      log.stop()

      // Other tests emit meanwhile, from cells that are in no app.
      let events = log.report().events.filter { event in event.hops.contains { $0.type == "AppDelegate" } }
      #expect(events.count > 10)
      #expect(events.flatMap(\.breaches) == [])
    }

    @Test func aRunIsWrittenAsAPageWithEveryStepsScreen() async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
      defer { try? FileManager.default.removeItem(at: url) }
      var output: [String] = []

      let code = await DemoProgram.run(
        ["--report", url.path],
        write: { output.append($0) },
        complain: { Issue.record("\($0)") }
      )

      let page = try String(contentsOf: url, encoding: .utf8)
      #expect(code == 0)
      #expect(output.last == "\(url.path): the screen and the events of each step")
      #expect(page.contains("tap notable 5 favorite"))
      #expect(page.components(separatedBy: "\\u003csvg xmlns").count > 15)
    }
  }
#endif
