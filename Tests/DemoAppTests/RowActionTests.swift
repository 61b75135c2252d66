#if os(Linux) || os(macOS)
  import ListSource
  import PagedList
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  /// Swipe actions and menus of rows, from the touch to the strategy.
  @MainActor
  @Suite
  struct RowActionTests {
    @Test func swipeActionMarksAFavoriteAsTheStarDoes() async throws {
      let host = await TerminalHost.launched()
      var traces: [EventTrace] = []
      let observation = EventRouter.observe { traces.append($0) }

      try host.swipe("favorite", at: 2, of: "recent")
      observation.cancel()

      #expect(
        traces.map(\.description) == [
          """
          quake.favoriteTapped from BigQuakeCell
             0 BigQuakeCell                 quake = feed#2
             1 ListTableView                list = [recent 1]; indexPath = [2, 1]
             2 SectionView                  section = recent; position = 2
             3 LoadingView                  interceptor: forwarded
             4 ListController               table: handled and forwarded
             5 UIViewControllerWrapperView
             6 UINavigationTransitionView
             7 UILayoutContainerView
             8 UINavigationController
             9 UIWindow
            10 UIWindowScene
            11 UIApplication
            12 AppDelegate                  table: handled
            = handled by ListController, AppDelegate
          """
        ]
      )
      #expect(host.counts == ["favorites 1", "decades 1", "notable 2", "recent 1"])
      try host.swipe("unfavorite", at: 1, of: "favorites")
      #expect(host.counts == ["decades 1", "notable 2", "recent 2"])
      #expect(host.delegate.forwarded == [.favoriteTapped: 2])
    }

    @Test func fullSwipeHidesARowUntilTheNextReload() async throws {
      let host = await TerminalHost.launched()

      try host.swipe(at: 1, of: "notable")
      let (hidden, headline) = (host.counts, host.headline)
      try host.tap("reload")
      await host.settle()

      #expect(hidden == ["decades 1", "notable 1", "recent 2"])
      #expect(headline?.hasPrefix("Hidden until the next reload: M 8.0, San Marco") == true)
      #expect(host.counts == ["decades 1", "notable 2", "recent 2"])
    }

    @Test func menuTogglesAFavorite() async throws {
      let host = await TerminalHost.launched()
      try host.choose(at: 1, of: "recent")
      let titles = menu(host)

      try host.tap("favorite")
      try host.choose(at: 1, of: "favorites")
      let marked = menu(host)
      try host.tap("favorite")

      #expect(titles == ["Favorite", "Details", "Share ›", "Hide"])
      #expect(marked == ["✓ Favorite", "Details", "Share ›", "Hide"])
      #expect(host.counts == ["decades 1", "notable 2", "recent 2"])
    }

    @Test func submenuSharesInEachStyle() async throws {
      let host = await TerminalHost.launched()

      try host.choose("share", "short", at: 1, of: "recent")
      let short = host.headline
      try host.choose("share", "words", at: 1, of: "recent")

      #expect(short == "Shared: M 4.8, 20.42° S 178.38° W, 562 km deep")
      #expect(host.headline == "Shared: magnitude 4.8, 20.42° S 178.38° W, 562 km deep")
      #expect(host.delegate.forwarded == [ShareTapped.name: 2])
    }

    @Test func menuPresentsDetailsAndHides() async throws {
      let host = await TerminalHost.launched()

      try host.choose("hide", at: 1, of: "recent")
      try host.choose("details", at: 1, of: "recent")

      #expect(host.counts == ["decades 1", "notable 2", "recent 1"])
      #expect(host.presentedDetail?.detail.quake == QuakeID(catalog: .feed, number: 2))
    }

    @Test func rowWithoutAnEarthquakeHasNoActions() async throws {
      let host = await TerminalHost.launched()

      #expect(throws: ScriptError.Reason.noActions(.trailing)) { try host.swipe(at: 1, of: "decades") }
      #expect(throws: ScriptError.Reason.noMenu) { try host.choose(at: 1, of: "decades") }
      #expect(host.headline == "2 of 3 notable earthquakes, 2 of 3 events near Fiji")
    }

    @Test func emptyFavoritesShowAPlaceholder() async throws {
      let host = await TerminalHost.launched()
      let tableView = host.list.tableView
      try host.swipe("favorite", at: 1, of: "recent")
      try host.tap("favorites")
      let before = tableView.backgroundView

      try host.swipe("unfavorite", at: 1, of: "favorites")

      #expect(before == nil)
      #expect((tableView.backgroundView as? UILabel)?.text == "No favorites to show")
      #expect(host.lines.contains { $0.contains("No favorites to show") })
    }

    @Test func keepsADraggedFavoriteAtItsPosition() async throws {
      let host = await TerminalHost.launched()
      let (first, second) = (
        RowPlace(section: "favorites", position: 1), RowPlace(section: "favorites", position: 2)
      )
      try host.swipe("favorite", at: 1, of: "recent")
      try host.swipe("favorite", at: 1, of: "notable")
      let before = favorites(host)

      try host.drag(host.show(second), to: first)
      let headline = host.headline
      try host.tap("reload")
      await host.settle()

      #expect(before.map(\.catalog) == [.notable, .feed])
      #expect(headline?.hasPrefix("★ Now in place 1 of the favorites: ") == true)
      #expect(favorites(host) == before.reversed())
    }

    @Test func refusesToDragOtherRows() async throws {
      let host = await TerminalHost.launched()
      let (first, second) = (
        RowPlace(section: "notable", position: 1), RowPlace(section: "notable", position: 2)
      )

      #expect(throws: ScriptError.Reason.noDrag) { try host.drag(host.show(second), to: first) }
    }

    @Test func newEventsDoNotMoveVisibleRows() async throws {
      let host = TerminalHost.withoutPrefetching(BundledQuakeService())
      await host.settle()
      let read = try host.show(RowPlace(section: "recent", position: 12))
      let before = try host.point(in: read)

      try host.announce(2)

      #expect(try host.point(in: host.show(RowPlace(section: "recent", position: 14))) == before)
      #expect(host.headline == "2 new events near Fiji")
      #expect(host.list.viewModel.feed.items.prefix(3).map(\.id.number) == [982, 981, 1])
      #expect(throws: ScriptError.Reason.tooManyArrivals(left: 18)) { try host.announce(19) }
      try host.tap("reload")
      await host.settle()
      #expect(host.list.viewModel.feed.items.prefix(3).map(\.id.number) == [982, 981, 1])
    }

    @Test func listsANewEventOnce() async throws {
      let host = TerminalHost.withoutPrefetching(BundledQuakeService())
      await host.settle()
      let feed = host.list.viewModel.feed
      while feed.hasMore { _ = await feed.loadNextPage().finished }

      try host.announce(1)

      #expect(feed.items.count == 1_000)
      #expect(feed.items.first?.id.number == 981)
    }

    @Test func dropsAFavoriteAtItsOldPosition() async throws {
      let host = await TerminalHost.launched()
      let place = RowPlace(section: "favorites", position: 1)
      try host.swipe("favorite", at: 1, of: "recent")

      try host.drag(host.show(place), to: place)

      #expect(host.headline?.hasPrefix("★ Now a favorite") == true)
    }

    private func favorites(_ host: TerminalHost) -> [QuakeID] {
      let section = host.list.viewModel.sections.first { $0.id == QuakeSection.favorites }
      return section?.rows.compactMap { ($0 as? any EarthquakeRow)?.id } ?? []
    }

    private func menu(_ host: TerminalHost) -> [String] {
      host.window.subviews.last?.buttons.compactMap(\.currentTitle) ?? []
    }
  }
#endif
