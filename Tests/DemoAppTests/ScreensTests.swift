#if os(Linux) || os(macOS)
  import Foundation
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PortableUIKit

  @MainActor
  @Suite
  struct ScreensTests {
    @Test func theListShowsWhatTheViewModelHas() async {
      let host = await TerminalHost.launched()
      let tableView = host.list.sectionView.tableView

      #expect(host.headline == "2 of 3 notable earthquakes, 2 of 3 events near Fiji")
      #expect(host.list.sections.map(\.id) == ["notable", "recent"])
      #expect(tableView.numberOfSections == 2)
      #expect((0..<2).map(tableView.numberOfRows(inSection:)) == [2, 2])
      #expect(
        tableView.visibleCells.map { ObjectIdentifier(type(of: $0)) }
          == [NotableCell.self, NotableCell.self, QuakeCell.self, BigQuakeCell.self].map {
            ObjectIdentifier($0)
          }
      )
    }

    @Test func rowsAreAsHighAsTheirModelsSay() async throws {
      let host = await TerminalHost.launched()

      let heights = try (1...2).map { Double(try #require(try host.cell($0, of: "recent")).frame.height) }

      #expect(heights == [96, 112])
    }

    @Test func aFavoriteGetsAStarAndIsCounted() async throws {
      let host = await TerminalHost.launched()
      let cell = try host.cell(1, of: "recent")

      try host.tap("favorite", at: 1, of: "recent")
      host.window.layoutIfNeeded()

      #expect(host.lines.contains { $0.contains("★ Favorite") })
      let shown = try host.cell(1, of: "recent")
      #expect(shown === cell)
      #expect(host.delegate.forwarded == [.favoriteTapped: 1])
    }

    @Test func theDelegateCountsExactlyWhatIsForwarded() async throws {
      let host = await TerminalHost.launched()

      for button in ["favorite", "share", "favorite", "details"] {
        try host.tap(button, at: 1, of: "notable")
      }
      host.list.dismiss(animated: false)
      for button in ["tips", "tips", "tips", "count"] { try host.tap(button) }

      #expect(host.delegate.forwarded == [.favoriteTapped: 2, ShareTapped.name: 1, .tipsTapped: 2])
      let counts = "list.tipsTapped 2, quake.favoriteTapped 2, quake.shareTapped 1"
      #expect(host.headline == "5 events went all the way up: \(counts)")
    }

    @Test func aTipIsShownOnceForEachList() async throws {
      let (one, other) = (await TerminalHost.launched(), await TerminalHost.launched())

      try one.tap("tips")
      let first = one.headline
      try one.tap("tips")
      try other.tap("tips")

      #expect(first?.hasPrefix("Tip: ") == true)
      #expect(one.headline == first)
      #expect(other.headline == first)
      #expect(one.delegate.forwarded == [.tipsTapped: 1])
      #expect(other.delegate.forwarded.isEmpty)
    }

    @Test func theDetailsButtonPresentsWhatArrived() async throws {
      let host = await TerminalHost.launched()

      try host.tap("details", at: 2, of: "recent")

      let detail = try #require(host.presentedDetail)
      #expect(detail.detail.quake == QuakeID(catalog: .feed, number: 2))
      #expect(
        detail.content.lines == [
          "Magnitude 6.0 near Fiji", "At 20.42° S 178.38° W, 562 km deep", "Reported by 41 stations",
          "Opened from recent, position 2",
        ]
      )
      #expect(detail.content.window === host.window)
      #expect(host.lines.contains { $0.contains("Event 2") })
    }

    @Test func selectingARowPushesWhatArrived() async throws {
      let host = await TerminalHost.launched()

      try host.tap(at: 1, of: "notable")

      let detail = try #require(host.pushedDetail)
      #expect(detail.content.lines.last == "Opened from notable, position 1")
      #expect(host.list.sectionView.tableView.indexPathForSelectedRow == nil)
      try host.tap("Quakes")
      #expect(host.pushedDetail == nil)
      #expect(host.list.view.window === host.window)
    }

    @Test(arguments: PresentedControllerNext.allCases)
    func closeDismissesTheDetailScreen(next: PresentedControllerNext) async throws {
      let host = await TerminalHost.launched()
      host.window.presentedControllerNext = next
      try host.tap("details", at: 1, of: "notable")
      let detail = try #require(host.presentedDetail)

      try host.tap("close")

      #expect(host.presentedDetail == nil)
      #expect(detail.content.window == nil)
    }

    @Test func nothingOfTheListCanBeUsedWhileItLoads() async throws {
      let host = await TerminalHost.launched()
      try host.tap("reload")

      try host.tap("favorite", at: 1, of: "notable")
      let loading = (host.headline, host.delegate.forwarded)
      await host.settle()
      try host.tap("favorite", at: 1, of: "notable")

      #expect(loading.0 == "Loading …")
      #expect(loading.1.isEmpty)
      #expect(host.delegate.forwarded == [.favoriteTapped: 1])
    }

    @Test func aFailedReloadKeepsTheList() async throws {
      let failure = QuakeServiceError.notJSON(document: "quakes.json", found: "nothing")
      let host = TerminalHost(StubService(.success(.sample), .failure(failure)))
      await host.settle()

      try host.tap("reload")
      await host.settle()

      #expect(host.headline == "The list stays as it was. \(failure)")
      #expect(host.list.sections.map(\.rows.count) == [2, 2])
      #expect(host.list.sectionView.tableView.visibleCells.count == 4)
    }

    @Test func anEventWithoutItsQuakeIsAnErrorOfTheHandler() async {
      let host = await TerminalHost.launched()
      var failures: [String] = []
      let observation = EventRouter.onError { failures.append("\($0.error)") }

      let outcome = host.list.sectionView.routerEvent(name: .detailsTapped)
      observation.cancel()

      #expect(outcome.isHandled)
      #expect(failures == ["The user info has no value for 'quake': expected QuakeID."])
      #expect(host.presentedDetail == nil)
    }

    @Test(arguments: [
      (EventName.favoriteTapped, ["ListController", "AppDelegate"]),
      (ShareTapped.name, ["ListController", "AppDelegate"]),
      (.tipsTapped, ["ListController", "AppDelegate"]),
      (.detailsTapped, ["ListController"]),
      (.quakeSelected, ["ListController"]),
      (.reloadTapped, ["ListController"]),
      (CurrentMagnitudeStyle.name, ["ListController"]),
      (ForwardedEvents.name, ["AppDelegate"]),
      (.closeTapped, []),
    ])
    func everyEventHasItsHandlers(name: EventName, types: [String]) async throws {
      let host = await TerminalHost.launched()

      let explanation = EventRouter.explain(name, from: try #require(try host.cell(1, of: "notable")))

      let handlers = explanation.hops.filter { $0.roles.contains(.table) && $0.prospect != .passes }
      #expect(handlers.map(\.type) == types)
    }
  }
#endif
