#if os(Linux) || os(macOS)
  import Foundation
  import PagedList
  import RouterEvents
  import RouterEventsInspector
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  @MainActor
  @Suite
  struct CatalogTests {
    @Test func declaresAndHandlesEveryEventOfTheFirstScreen() {
      let coverage = QuakesCatalog.events.coverage(
        by: LogController.table,
        DetailController.table,
        QuakesController.table,
        AppDelegate.table,
        andByHand: [
          .pageMoreTapped, .pageRetryTapped, RowEvents.decadeChosen.name, .presentationChosen,
        ]
      )

      #expect(coverage.isComplete, "\(coverage)")
    }

    @Test func declaresAndHandlesEveryEventOfTheScreenByDecades() {
      let coverage = QuakesCatalog.events.coverage(
        by: LogController.table,
        DetailController.table,
        BrowseController.table,
        AppDelegate.table
      )

      #expect(
        coverage.dead.isEmpty && coverage.undeclared.isEmpty && coverage.shadowed.isEmpty,
        "\(coverage)"
      )
      #expect(!coverage.unhandled.contains(RowEvents.decadeChosen.name))
      #expect(!coverage.unhandled.contains(.presentationChosen))
    }

    // In its own process, because other tests emit events too.
    @Test func everyEventOfTheScriptCarriesItsRequiredKeys() async {
      await #expect(processExitsWith: .success) { try await CatalogTests.playTheScript() }
    }

    private static func playTheScript() async throws {
      let log = EventLog.start(checking: QuakesCatalog.events)
      let lines = try ScriptParser.parse(ScriptReader.read(.all))

      try await ScriptPlayer(TerminalHost()) { _ in }.play(lines)

      let events = log.history().events
      #expect(events.count > 10)
      #expect(events.flatMap(\.breaches) == [])
    }

    // In its own process, so that the log does not affect other tests.
    @Test func noOutputOfARunShowsPrivateValues() async {
      await #expect(processExitsWith: .success) { try await CatalogTests.searchOutputsForPrivateValues() }
    }

    private static func searchOutputsForPrivateValues() async throws {
      let newest = 987_654_321
      let feed = Page(elements: [Quake.sample(newest, magnitude: 7)], size: 1)
      let host = await TerminalHost.launched(
        with: .success(Catalogs(notable: Catalogs.sample.notable, feed: feed))
      )
      let log = EventLog.start()
      var transcript = ""
      let player = ScriptPlayer(host) { transcript += "\($0)\n" }
      var seen: [Int?] = []
      let watching = host.list.view.onRouterEvent(.menuTapped, then: .forwarded) {
        seen.append($0.userInfo[.newest])
      }

      try await player.play(ScriptParser.parse("tap strong\ntap all\n"))
      log.stop()
      watching.cancel()

      let history = EventHistory("Quakes", steps: player.steps)
      #expect(seen == [newest, newest])
      for text in [transcript, log.json(), log.description, log.mermaid(), history.html(), history.json()] {
        #expect(text.contains("newest"))
        #expect(!text.contains("\(newest)"))
      }
    }

    @Test func writesAPageWithTheScreenOfEachStep() async throws {
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
