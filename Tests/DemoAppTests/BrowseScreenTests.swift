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
    @Test func browseButtonShowsTheSameEarthquakesByDecade() async throws {
      let host = try await browsing()

      #expect(host.browser?.sectionView.listView is ListCollectionView)
      #expect(host.counts == ["decades 2", "notable 4"])
      #expect(host.lines.contains { $0.contains("All 4 notable earthquakes, decade by decade") })
    }

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
      #expect(names == [.decadeChosen, .decadeChosen, .decadeChosen])
    }

    @Test func eventSwitchesBetweenTheKindsOfListViews() async throws {
      let host = try await browsing()
      let browser = try #require(host.browser)
      let collectionView = browser.sectionView.listView
      var names: [EventName] = []
      let observation = EventRouter.observe { names.append($0.name) }
      var sizes = [try size(host)]
      var views = [ObjectIdentifier(browser.sectionView.listView)]

      for button in ["grid", "table", "list"] {
        try host.tap(button)
        sizes.append(try size(host))
        views.append(ObjectIdentifier(browser.sectionView.listView))
      }
      observation.cancel()

      #expect(names == [.presentationChosen, .presentationChosen, .presentationChosen])
      #expect(sizes.map(\.height) == [64, 132, 64, 64])
      #expect(sizes.map { $0.width > 200 } == [true, false, true, true])
      #expect(views[1] == ObjectIdentifier(collectionView))
      #expect(views[2] != ObjectIdentifier(collectionView))
      #expect(views[3] == ObjectIdentifier(collectionView))
    }

    @Test func switchingTheListViewKeepsDecadeAndFavorites() async throws {
      let host = try await browsing()
      try host.tap(at: 2, of: "decades")
      try host.tap("☆", at: 1, of: "notable")
      let list = stars(host)

      try host.tap("table")
      let table = stars(host)
      try host.tap("grid")

      #expect(list == ["★", "☆", "☆"])
      #expect(table == list)
      #expect(stars(host) == list)
    }

    @Test(arguments: QuakePresentation.allCases)
    func sharesTheStrategiesOfTheFirstScreen(presentation: QuakePresentation) async throws {
      let host = try await browsing(as: presentation)
      let cell = try host.show(RowPlace(section: "notable", position: 1))

      let names: [EventName] = [
        .favoriteTapped, ShareTapped.name, .hideTapped, .quakeSelected, .detailsTapped,
        CurrentMagnitudeStyle.name,
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
      let observation = host.window.onRouterEvent(.favoriteTapped, then: .handledAndForwarded) { event in
        let (quake, section) = (event.userInfo[.quake]?.number, event.userInfo[.section])
        noted.append("\(section ?? "") \(event.userInfo[.position] ?? 0) \(quake ?? 0)")
      }

      try host.swipe("favorite", at: 2, of: "notable")
      try host.tap("★", at: 2, of: "notable")
      observation.cancel()

      #expect(noted == ["notable 2 2", "notable 2 2"])
      #expect(host.delegate.forwarded == [.favoriteTapped: 2])
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

    @Test func showsAFavoriteOnBothScreens() async throws {
      let host = await TerminalHost.launched(with: .success(.decades))
      try host.tap("favorite", at: 1, of: "notable")
      try host.tap("browse")
      let before = stars(host)

      try host.tap("☆", at: 1, of: "notable")
      try host.tap("quakes")

      #expect(before == ["☆", "☆", "☆", "★"])
      #expect(host.counts == ["favorites 2", "decades 1", "notable 0", "recent 1"])
      #expect(try host.cell(2, of: "favorites")?.row?.id.number == 3)
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

      let label = (controller.sectionView.listView as? UICollectionView)?.backgroundView as? UILabel

      #expect(label?.text == "No earthquakes to show")
    }

    private func browsing(as presentation: QuakePresentation = .list) async throws -> TerminalHost {
      let host = await TerminalHost.launched(with: .success(.decades))
      try host.tap("browse")
      if presentation != .list { try host.tap(presentation.rawValue) }
      return host
    }

    /// Returns the size of the first earthquake's cell.
    private func size(_ host: TerminalHost) throws -> CGSize {
      try host.show(RowPlace(section: "notable", position: 1)).frame.size
    }

    /// Returns the title of each earthquake's star button.
    private func stars(_ host: TerminalHost) -> [String?] {
      let count = host.source.sections.last?.count ?? 0
      return (0..<count).map { index in
        let cell = try? host.show(RowPlace(section: "notable", position: index + 1))
        return cell?.buttons.first?.currentTitle
      }
    }
  }
#endif
