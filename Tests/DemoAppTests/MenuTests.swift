#if os(Linux) || os(macOS)
  import ListSource
  import PagedList
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  /// The menu and its badges.
  @MainActor
  @Suite("Layered paged list: the unread example")
  struct MenuTests {
    @Test func tappingAnEntryMarksItsScopeAsSeen() async throws {
      let host = await TerminalHost.launched()
      var titles = [menu(host)]

      try host.tap("favorite", at: 1, of: "notable")
      titles.append(menu(host))
      for entry in ["favorites", "strong", "all"] {
        try host.tap(entry)
        titles.append(menu(host))
      }

      #expect(
        titles == [
          ["✓ All 1", "Strong 1", "Favorites"], ["✓ All 1", "Strong 1", "Favorites 1"],
          ["All 1", "Strong 1", "✓ Favorites"], ["All •", "✓ Strong", "Favorites"],
          ["✓ All", "Strong", "Favorites"],
        ]
      )
    }

    @Test func nextPageIsUnread() async throws {
      let host = await TerminalHost.launched()
      try host.tap("all")

      host.list.viewModel.feed.loadNextPage()
      await host.settle()

      #expect(menu(host) == ["✓ All •", "Strong", "Favorites"])
    }

    @Test func eventsAfterTheBadgeWasDrawnStayUnread() async {
      let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.success(.sample))))
      _ = await viewModel.feed.loadFirstPage().finished
      let drawn = viewModel.menu[0].newest
      _ = await viewModel.feed.loadNextPage().finished

      viewModel.choose(.all, seeing: drawn)

      #expect(drawn == 2)
      #expect(viewModel.menu.map(\.title) == ["✓ All •", "Strong", "Favorites"])
    }

    @Test func badgeShowsAtMost9Plus() async {
      let feed = Page(elements: (1...12).map { Quake.sample($0, magnitude: 7) }, size: 12)
      let catalogs = Catalogs(notable: Catalogs.sample.notable, feed: feed)
      let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.success(catalogs))))

      _ = await viewModel.feed.loadFirstPage().finished
      let fresh = viewModel.menu.map(\.title)
      viewModel.choose(.strong, seeing: 4)

      #expect(fresh == ["✓ All 9+", "Strong 9+", "Favorites"])
      #expect(viewModel.menu.map(\.title) == ["All 8", "✓ Strong 8", "Favorites"])
    }

    @Test func favoritesHaveNoFooter() async throws {
      let host = await TerminalHost.launched()

      try host.tap("favorites")
      let tableView = host.list.tableView
      let none = (host.source.sections.count, tableView.backgroundView as? UILabel, tableView.tableFooterView)
      try host.tap("all")

      #expect(none.0 == 0)
      #expect(none.1?.text == "No favorites to show")
      #expect(none.2 == nil)
      #expect(tableView.backgroundView == nil)
      #expect(tableView.tableFooterView != nil)
    }

    @Test func noTraceShowsSeenIDs() async throws {
      let host = await TerminalHost.launched()
      var lines: [String] = []
      let observation = EventRouter.observe { lines.append("\($0)") }

      try host.tap("strong")
      observation.cancel()

      #expect(
        lines.contains { $0.contains("list.menuTapped [scope: strong, newest: <private>] from UIButton") }
      )
    }

    private func menu(_ host: TerminalHost) -> [String] {
      host.list.header.menu.buttons.compactMap(\.currentTitle)
    }
  }
#endif
