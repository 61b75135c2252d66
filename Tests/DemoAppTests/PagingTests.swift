#if os(Linux) || os(macOS)
  import ListSource
  import PagedList
  import Requests
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  /// The pages of the feed on the screen: loading, error, empty and end.
  @MainActor
  @Suite("Layered paged list: the demo's feed, its loading, error, empty and end")
  struct PagingTests {
    @Test func loadsTheBundledFeedPageByPageToItsEnd() async throws {
      let service = BundledQuakeService()

      let pages = [0, 1, 49, 50].map { PageRequest(index: $0, size: 20) }
      var numbers: [[Int]] = []
      for page in pages { numbers.append(try await service.page(page).items.map(\.id.number)) }

      #expect(numbers == [Array(1...20), Array(21...40), Array(981...1_000), []])
      #expect(try await service.page(pages[0]).total == 1_000)
    }

    @Test func loadsTheNextPageNearTheEnd() async throws {
      let host = TerminalHost()
      await host.settle()
      let before = host.list.viewModel.feed.items.count

      try host.scroll(by: 3_000)
      await host.settle()

      #expect(before == 20)
      #expect(host.list.viewModel.feed.items.count == 40)
      #expect(host.headline == "40 of 1,000 events near Fiji")
    }

    @Test func tapRetriesAFailedNextPage() async throws {
      let host = await TerminalHost.launched()
      host.service.failuresAhead = 1

      host.list.viewModel.feed.loadNextPage()
      let loading = footer(host)
      await host.settle()
      let failed = (footer(host), host.headline)
      try host.scroll(by: 2_000)
      try host.tap("again")
      await host.settle()

      #expect(loading == "Loading …")
      #expect(failed.0 == "The server answered with status 503.")
      #expect(failed.1 == "No more events were loaded. The server answered with status 503.")
      #expect(host.list.viewModel.feed.items.map(\.id.number) == [1, 2, 3])
      #expect(footer(host) == "That is all.")
    }

    @Test func footerShowsThatAFeedIsEmpty() async {
      let host = TerminalHost(StubService(.success(.sample)))
      host.service.emptyPagesAhead = 1

      await host.settle()

      #expect(footer(host) == "There is nothing here.")
      #expect(host.headline == "2 of 3 notable earthquakes, no events near Fiji")
      #expect(host.source.sections.map(\.count) == [1, 2, 0])
    }

    @Test func pullReloads() async throws {
      let host = await TerminalHost.launched()
      host.list.viewModel.feed.loadNextPage()
      await host.settle()

      try host.scroll(by: -500)
      let loading = (host.headline, host.list.viewModel.isLoading)
      let control = host.list.tableView.refreshControl
      let wasRefreshing = control?.isRefreshing
      await host.settle()

      #expect(loading.0 == "Loading …")
      #expect(loading.1)
      #expect(wasRefreshing == true)
      #expect(control?.isRefreshing == false)
      #expect(host.list.viewModel.feed.items.count == 2)
    }

    @Test func keepsFavoritesOfLaterPages() async throws {
      let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.success(.sample))))
      _ = await viewModel.feed.loadFirstPage().finished
      _ = await viewModel.feed.loadNextPage().finished
      viewModel.toggleFavorite(QuakeID(catalog: .feed, number: 3))

      _ = await viewModel.feed.loadFirstPage().finished
      let first = viewModel.sections.map(\.id)
      _ = await viewModel.feed.loadNextPage().finished

      #expect(!first.contains("favorites"))
      #expect(viewModel.sections.map(\.id).first == "favorites")
    }

    private func footer(_ host: TerminalHost) -> String? {
      (host.list.tableView.tableFooterView as? PagedFooterView)?.text
    }
  }
#endif
