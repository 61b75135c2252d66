#if os(Linux) || os(macOS)
  import Foundation
  import PagedList
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
        AppDelegate.table,
        andByHand: [.pageMoreTapped, .pageRetryTapped]
      )

      #expect(coverage.unhandled.isEmpty, "\(coverage)")
      #expect(coverage.dead.isEmpty, "\(coverage)")
      #expect(coverage.shadowed.isEmpty, "\(coverage)")
    }

    // In a process of its own, where no other test emits.
    @Test func everyEventOfTheScriptCarriesWhatItMust() async {
      await #expect(processExitsWith: .success) { try await CatalogTests.playTheScript() }
    }

    private static func playTheScript() async throws {
      let log = EventLog.start(checking: QuakesCatalog.events)
      let lines = try ScriptParser.parse(ScriptReader.read(.bundled))

      try await ScriptPlayer(TerminalHost()) { _ in }.play(lines)

      let events = log.report().events
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
