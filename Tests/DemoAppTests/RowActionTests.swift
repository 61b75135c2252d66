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
    @Test func rowWithoutAnEarthquakeHasNoActions() async throws {
      let host = await TerminalHost.launched()

      #expect(throws: ScriptError.Reason.noActions(.trailing)) { try host.swipe(at: 1, of: "decades") }
      #expect(throws: ScriptError.Reason.noMenu) { try host.choose(at: 1, of: "decades") }
      #expect(host.headline == "2 of 3 notable earthquakes, 2 of 3 events near Fiji")
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
      return section?.rows.map { $0.id } ?? []
    }
  }
#endif
