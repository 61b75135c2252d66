#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  /// The screen by decades: one list in three kinds of views, with the strategies of the first screen.
  @MainActor
  @Suite
  struct BrowseScreenTests {
    @Test(arguments: QuakePresentation.allCases)
    func tappingATileTogglesItsDecade(presentation: QuakePresentation) async throws {
      let host = try await browsing(as: presentation)
      var names: [EventName] = []
      let observation = EventRouter.observe { names.append($0.name) }

      try host.tap(at: 2, of: "decades")
      let (one, headline) = (host.counts, host.browser?.header.headline.text)
      try host.tap(at: 1, of: "decades")
      let other = host.counts
      try host.tap(at: 1, of: "decades")
      observation.cancel()

      #expect(one == ["decades 2", "notable 3"])
      #expect(headline == "The 1950s had 3 notable earthquakes")
      #expect(other == ["decades 2", "notable 1"])
      #expect(host.counts == ["decades 2", "notable 4"])
      #expect(names == Array(repeating: RowEvents.decadeChosen.name, count: 3))
    }

    @Test(arguments: QuakePresentation.allCases)
    func sharesTheStrategiesOfTheFirstScreen(presentation: QuakePresentation) async throws {
      let host = try await browsing(as: presentation)
      let cell = try host.show(RowPlace(section: "notable", position: 1))

      let names: [EventName] = [
        RowEvents.favoriteTapped.name, ShareTapped.name, RowEvents.hideTapped.name,
        RowEvents.quakeSelected.name, RowEvents.detailsTapped.name, CurrentMagnitudeStyle.name,
      ]
      let handlers = names.map { name in
        let hops = EventRouter.explain(name, from: cell).hops
        return hops.filter { $0.roles.contains(.table) && $0.prospect != .passes }.map(\.type)
      }

      let both = ["BrowseController", "AppDelegate"]
      #expect(handlers == [both, both] + Array(repeating: ["BrowseController"], count: 4))
    }

    @Test(arguments: [QuakePresentation.table, .list])
    func swipeActionMarksAFavoriteAsTheStarDoes(presentation: QuakePresentation) async throws {
      let host = try await browsing(as: presentation)
      var noted: [String] = []
      let name = RowEvents.favoriteTapped.name
      let observation = host.window.onRouterEvent(name, then: .handledAndForwarded) { event in
        let row = event.userInfo.listItem(as: NotableRow.self)
        noted.append("\(event.listPositions.map(\.description)) \(row?.id.number ?? 0)")
      }

      try host.swipe("favorite", at: 2, of: "notable")
      try host.tap("★", at: 2, of: "notable")
      observation.cancel()

      #expect(noted == [#"["notable 1"] 2"#, #"["notable 1"] 2"#])
      #expect(host.delegate.forwarded == [name: 2])
    }

    @Test(arguments: QuakePresentation.allCases)
    func sharesTheMenuOfTheFirstScreen(presentation: QuakePresentation) async throws {
      let host = try await browsing(as: presentation)

      try host.choose("share", "words", at: 1, of: "notable")
      let headline = host.browser?.header.headline.text
      try host.choose("hide", at: 1, of: "notable")
      try host.choose("details", at: 1, of: "notable")

      #expect(headline == "Shared: magnitude 7.5, San Marco, Guatemala, 19 April 1902")
      #expect(host.counts == ["decades 2", "notable 3"])
      #expect(host.presentedDetail?.detail.quake == QuakeID(catalog: .notable, number: 2))
    }

    @Test func gridTileHasNoSwipeActions() async throws {
      let host = try await browsing(as: .grid)

      #expect(throws: ScriptError.Reason.noActions(.trailing)) { try host.swipe(at: 1, of: "notable") }
    }

    @Test func selectingARowPushesItsDetails() async throws {
      let host = try await browsing()

      try host.tap(at: 2, of: "notable")
      let lines = host.pushedDetail?.content.lines
      await host.settle()
      try host.tap("browse")

      #expect(lines?.contains("Opened from notable, position 2") == true)
      #expect(host.browser != nil)
    }

    @Test func showsAPlaceholderIfNothingIsLoaded() {
      let library = CachingQuakeLibrary(StubService(.success(.decades)))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 626))
      let controller = BrowseController(BrowseViewModel(library))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()

      let label = (controller.listView as? UICollectionView)?.backgroundView as? UILabel

      #expect(label?.text == "No earthquakes to show")
    }

    private func browsing(as presentation: QuakePresentation = .list) async throws -> TerminalHost {
      let host = await TerminalHost.launched(with: .success(.decades))
      try host.tap("browse")
      if presentation != .list { try host.tap(presentation.rawValue) }
      return host
    }
  }
#endif
