#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import Requests
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  @MainActor
  @Suite
  struct ScreensTests {
    @Test func listShowsTheSectionsOfItsViewModel() async {
      let host = await TerminalHost.launched()
      let tableView = host.list.tableView

      #expect(host.headline == "2 of 3 notable earthquakes, 2 of 3 events near Fiji")
      #expect(host.source.sections.map { "\($0.id)" } == ["decades", "notable", "recent"])
      #expect(tableView.numberOfSections == 3)
      #expect((0..<3).map(tableView.numberOfRows(inSection:)) == [1, 2, 2])
      #expect(
        tableView.visibleCells.map { ObjectIdentifier(type(of: $0)) }
          == [DecadesCell.self, NotableCell.self, NotableCell.self, QuakeCell.self, BigQuakeCell.self].map {
            ObjectIdentifier($0)
          }
      )
    }

    @Test func rowsHaveTheHeightOfTheirModels() async throws {
      let host = await TerminalHost.launched()

      let heights = try (1...2).map { Double(try #require(try host.cell($0, of: "recent")).frame.height) }

      #expect(heights == [96, 112])
    }

    @Test func favoriteMovesToItsOwnSection() async throws {
      let host = await TerminalHost.launched()
      let cell = try host.cell(1, of: "recent")

      try host.tap("favorite", at: 1, of: "recent")
      let marked = host.source.sections.map { "\($0.id) \($0.count)" }
      let shown = try host.cell(1, of: "favorites")
      let star = cell?.buttons.first?.configuration?.title
      try host.tap("favorite", at: 1, of: "favorites")

      #expect(marked == ["favorites 1", "decades 1", "notable 2", "recent 1"])
      #expect(shown === cell)
      #expect(star == "★ Favorite")
      #expect(host.source.sections.map { "\($0.id) \($0.count)" } == ["decades 1", "notable 2", "recent 2"])
      #expect(host.delegate.forwarded == [.favoriteTapped: 2])
    }

    @Test func sortsFiltersAndAppendsRecentEvents() async throws {
      let host = await TerminalHost.launched()
      var numbers: [[Int]] = []

      for button in ["magnitude", "magnitude", "strong", "all"] {
        try host.tap(button)
        let count = host.source.sections[2].count
        numbers.append(try (1...count).compactMap { try host.cell($0, of: "recent")?.row?.id.number })
      }
      try host.scroll(by: 500)
      try host.tap("more")
      await host.settle()

      #expect(numbers == [[2, 1], [1, 2], [2], [1, 2]])
      #expect(host.source.sections[2].count == 3)
      #expect(throws: ScriptError.Reason.self) { try host.tap("more") }
    }

    @Test func nestedListAddsBothPositions() async throws {
      let host = await TerminalHost.launched()
      let cell = try host.show(RowPlace(section: "decades", position: 1))
      var positions: [String] = []
      let observation = host.list.view.onRouterEvent(.decadeSelected, then: .forwarded) { event in
        positions = event.listPositions.map { "\($0.section) \($0.indexPath?.row ?? -1)" }
        positions.append("\(event.userInfo[.section] ?? "") \(event.userInfo[.position] ?? 0)")
      }

      host.window.tap(at: cell.convert(CGPoint(x: 30, y: 10), to: nil))
      observation.cancel()

      #expect(positions == ["decades 0", "decades 0", "decades 1"])
      #expect(host.headline == "The 1900s had 3 notable earthquakes")
    }

    @Test func delegateCountsForwardedEvents() async throws {
      let host = await TerminalHost.launched()

      try host.tap("favorite", at: 1, of: "notable")
      try host.tap("share", at: 1, of: "notable")
      try host.tap("favorite", at: 1, of: "favorites")
      try host.tap("details", at: 1, of: "notable")
      host.list.dismiss(animated: false)
      for button in ["tips", "tips", "tips", "count"] { try host.tap(button) }

      #expect(host.delegate.forwarded == [.favoriteTapped: 2, ShareTapped.name: 1, .tipsTapped: 2])
      let counts = "list.tipsTapped 2, quake.favoriteTapped 2, quake.shareTapped 1"
      #expect(host.headline == "5 events reached the application: \(counts)")
    }

    @Test func showsATipOncePerList() async throws {
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

    @Test func shortDetailScreenScrollsToItsButton() {
      let view = DetailView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let facts = ["Magnitude 6.0", "562 km deep", "41 stations"]
      view.show(facts, .failed("The service could not be reached."))

      view.layoutIfNeeded()

      let button = view.subviews.compactMap { $0 as? UIButton }[0]
      #expect(button.frame.minY > 120)
      #expect(view.contentSize.height >= button.frame.maxY)
      #expect(view.contentSize.width == 320)
    }

    @Test func detailsButtonPresentsTheEarthquake() async throws {
      let host = await TerminalHost.launched()

      try host.tap("details", at: 2, of: "recent")

      let detail = try #require(host.presentedDetail)
      #expect(detail.detail.quake == QuakeID(catalog: .feed, number: 2))
      #expect(
        detail.content.lines == [
          "Magnitude 6.0 near Fiji", "At 20.42° S 178.38° W, 562 km deep", "Reported by 41 stations",
          "Opened from recent, position 2", "Looking for the nearest earthquakes …",
        ]
      )
      #expect(detail.content.window === host.window)
      #expect(host.lines.contains { $0.contains("Event 2") })
    }

    @Test func selectingARowPushesTheEarthquake() async throws {
      let host = await TerminalHost.launched()

      try host.tap(at: 1, of: "notable")

      let detail = try #require(host.pushedDetail)
      #expect(detail.content.lines.dropLast().last == "Opened from notable, position 1")
      #expect(host.list.tableView.indexPathForSelectedRow == nil)
      try host.tap("Quakes")
      #expect(host.pushedDetail == nil)
      #expect(host.list.view.window === host.window)
    }

    @Test func detailScreenShowsTheNearestEarthquakes() async throws {
      let host = await TerminalHost.launched()

      try host.tap(at: 1, of: "recent")
      await host.settle()

      let neighbors = ["6.0", "4.8"].map { "0 km away: M \($0), 20.42° S 178.38° W, 562 km deep" }
      #expect(host.shownDetail?.content.lines.suffix(3) == ["Nearest in place"] + neighbors)
      #expect(host.shownDetail?.content.buttons.map(\.isHidden) == [true])
    }

    @Test func detailScreenReportsAFailureAndRetries() async throws {
      let host = await TerminalHost.launched()
      host.service.failuresAhead = 3
      try host.tap("details", at: 1, of: "notable")
      let loading = host.shownDetail?.content.lines.last
      await host.settle()
      let failed = host.shownDetail?.content.lines.last

      try host.tap("again")
      let loadingAgain = host.shownDetail?.content.lines.last
      await host.settle()

      #expect(loading == "Looking for the nearest earthquakes …")
      #expect(failed == "The nearest earthquakes were not loaded. The server answered with status 503.")
      #expect(loadingAgain == loading)
      #expect(host.shownDetail?.content.lines.contains("Nearest in time") == true)
      #expect(throws: ScriptError.Reason.self) { try host.tap("again") }
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

    @Test func blocksEventsOfTheListWhileItLoads() async throws {
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

    @Test func failedReloadKeepsTheList() async throws {
      let failure = RequestError(.offline, source: "quakes.json")
      let host = TerminalHost.withoutPrefetching(StubService(.success(.sample), .failure(failure)))
      await host.settle()

      try host.tap("reload")
      await host.settle()

      #expect(host.headline == "The list was not reloaded. This device is offline.")
      #expect(host.source.sections.map(\.count) == [1, 2, 2])
      #expect(host.list.tableView.visibleCells.count == 5)
    }

    @Test func eventWithoutItsEarthquakeIsAnErrorOfTheHandler() async {
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
      (.hideTapped, ["ListController"]),
      (.quakeSelected, ["ListController"]),
      (.reloadTapped, ["ListController"]),
      (.browseTapped, ["ListController"]),
      (.presentationChosen, []),
      (CurrentMagnitudeStyle.name, ["ListController"]),
      (ForwardedEvents.name, ["AppDelegate"]),
      (.closeTapped, []), (.retryTapped, []),
    ])
    func everyEventHasItsHandlers(name: EventName, types: [String]) async throws {
      let host = await TerminalHost.launched()

      let explanation = EventRouter.explain(name, from: try #require(try host.cell(1, of: "notable")))

      let handlers = explanation.hops.filter { $0.roles.contains(.table) && $0.prospect != .passes }
      #expect(handlers.map(\.type) == types)
    }
  }
#endif
