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
      let host = await launched()

      #expect(host.list.header.lines == ["2 of 3 notable earthquakes, 2 of 3 events near Fiji"])
      #expect(host.list.sectionViews.map(\.section.id) == ["notable", "feed"])
      #expect(host.list.sectionViews.map(\.cells.count) == [2, 2])
      #expect(host.list.sectionViews.map { Double($0.frame.minY) } == [60, 180])
    }

    @Test func aFavoriteGetsAStarAndIsCounted() async {
      let host = await launched()
      let cell = host.list.sectionViews[1].cells[0]

      _ = cell.tap("favorite")

      #expect(cell.lines == ["★ M 4.8  20.42° S 178.38° W  562 km deep, 41 stations"])
      #expect(host.list.sectionViews[1].cells[0] === cell)
      #expect(host.delegate.forwarded == [.favoriteTapped: 1])
    }

    @Test func theDelegateCountsExactlyWhatIsForwarded() async {
      let host = await launched()
      let cell = host.list.sectionViews[0].cells[0]

      for button in ["favorite", "share", "favorite", "details"] { _ = cell.tap(button) }
      host.list.dismiss(animated: false)
      for button in ["tips", "tips", "tips", "count"] { _ = host.list.header.tap(button) }

      #expect(host.delegate.forwarded == [.favoriteTapped: 2, ShareTapped.name: 1, .tipsTapped: 2])
      let counts = "list.tipsTapped 2, quake.favoriteTapped 2, quake.shareTapped 1"
      #expect(host.list.header.lines == ["5 events went all the way up: \(counts)"])
    }

    @Test func aTipIsShownOnceForEachList() async {
      let (one, other) = (await launched(), await launched())

      _ = one.list.header.tap("tips")
      let first = one.list.header.lines
      _ = one.list.header.tap("tips")
      _ = other.list.header.tap("tips")

      #expect(one.list.header.lines == first)
      #expect(other.list.header.lines == first)
      #expect(one.delegate.forwarded == [.tipsTapped: 1])
      #expect(other.delegate.forwarded.isEmpty)
    }

    @Test func theDetailScreenGetsWhatArrived() async throws {
      let host = await launched()

      _ = host.list.sectionViews[1].cells[1].tap("details")

      let detail = try #require(host.detail)
      #expect(detail.detail.quake == QuakeID(catalog: .feed, number: 2))
      #expect(
        detail.content.lines == [
          "magnitude 6.0 near Fiji", "at 20.42° S 178.38° W, 562 km deep", "reported by 41 stations",
          "opened from feed, position 2",
        ]
      )
      #expect(detail.content.window === host.delegate.window)
    }

    @Test(arguments: PresentedControllerNext.allCases)
    func closeDismissesTheDetailScreen(next: PresentedControllerNext) async throws {
      let host = await launched()
      host.delegate.window?.presentedControllerNext = next
      _ = host.list.sectionViews[0].cells[0].tap("details")
      let detail = try #require(host.detail)

      _ = detail.content.tap("close")

      #expect(host.detail == nil)
      #expect(detail.content.window == nil)
    }

    @Test func nothingOfTheListCanBeUsedWhileItLoads() async {
      let host = await launched()
      let cell = host.list.sectionViews[0].cells[0]
      _ = host.list.header.tap("reload")

      _ = cell.tap("favorite")
      let loading = (host.list.header.lines, host.delegate.forwarded)
      await host.settle()
      _ = cell.tap("favorite")

      #expect(loading.0 == ["Loading …"])
      #expect(loading.1.isEmpty)
      #expect(host.delegate.forwarded == [.favoriteTapped: 1])
    }

    @Test func aFailedReloadKeepsTheList() async {
      let failure = QuakeServiceError.notJSON(document: "quakes.json", found: "nothing")
      let host = TerminalHost(StubService(.success(.sample), .failure(failure)))
      await host.settle()
      let cells = host.list.sectionViews.flatMap(\.cells)

      _ = host.list.header.tap("reload")
      await host.settle()

      #expect(host.list.header.lines == ["The list stays as it was. \(failure)"])
      #expect(host.list.sectionViews.flatMap(\.cells) == cells)
    }

    @Test func anEventWithoutItsQuakeIsAnErrorOfTheHandler() async {
      let host = await launched()
      var failures: [String] = []
      let observation = EventRouter.onError { failures.append("\($0.error)") }

      let outcome = host.list.sectionViews[0].routerEvent(name: .detailsTapped)
      observation.cancel()

      #expect(outcome.isHandled)
      #expect(failures == ["The user info has no value for 'quake': expected QuakeID."])
      #expect(host.detail == nil)
    }

    @Test(arguments: [
      (EventName.favoriteTapped, ["ListController", "AppDelegate"]),
      (ShareTapped.name, ["ListController", "AppDelegate"]),
      (.tipsTapped, ["ListController", "AppDelegate"]),
      (.detailsTapped, ["ListController"]),
      (.reloadTapped, ["ListController"]),
      (CurrentMagnitudeStyle.name, ["ListController"]),
      (ForwardedEvents.name, ["AppDelegate"]),
      (.closeTapped, []),
    ])
    func everyEventHasItsHandlers(name: EventName, types: [String]) async {
      let host = await launched()

      let explanation = EventRouter.explain(name, from: host.list.sectionViews[0].cells[0])

      let handlers = explanation.hops.filter { $0.roles.contains(.table) && $0.prospect != .passes }
      #expect(handlers.map(\.type) == types)
    }

    private func launched() async -> TerminalHost {
      let host = TerminalHost(StubService(.success(.sample)))
      await host.settle()
      return host
    }
  }
#endif
