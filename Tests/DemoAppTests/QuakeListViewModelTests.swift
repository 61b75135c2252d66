import PagedList
import Requests
import Testing

@testable import DemoApp

@MainActor
@Suite
struct QuakeListViewModelTests {
  private let failure = RequestError(.offline, source: "quakes.json")

  @Test func hasNoSectionsBeforeTheFirstLoad() {
    let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.success(.sample))))

    #expect(viewModel.sections.isEmpty)
    #expect(viewModel.headline == "Nothing is loaded yet.")
  }

  @Test func failedReloadKeepsTheSections() async {
    let service = StubService(.success(.sample), .failure(failure))
    let viewModel = QuakeListViewModel(CachingQuakeLibrary(service))
    _ = await viewModel.feed.loadFirstPage().finished

    _ = await viewModel.feed.loadFirstPage().finished

    #expect(viewModel.headline == "The list was not reloaded. This device is offline.")
    #expect(viewModel.sections.map(\.rows.count) == [0, 2, 2])
  }

  @Test func firstFailureSaysThatNothingWasLoaded() async {
    let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.failure(failure))))

    _ = await viewModel.feed.loadFirstPage().finished

    #expect(viewModel.headline == "Nothing was loaded. This device is offline.")
    #expect(viewModel.sections.isEmpty)
  }

  @Test func showsAFavoriteThatIsNotAmongTheStrongest() async {
    let viewModel = await loaded()

    _ = viewModel.library.toggleFavorite(QuakeID(catalog: .notable, number: 3))

    #expect(numbers(viewModel.sections) == [[3], [], [2, 1], [1, 2]])
  }

  @Test func hidesAnEarthquakeUntilTheNextReload() async {
    let viewModel = await loaded()
    let favorite = NotableRow(quake: .sample(2, magnitude: 8), isFavorite: false)
    viewModel.toggleFavorite(favorite)

    viewModel.hide(QuakeRow.sample)
    viewModel.hide(favorite)
    let (hidden, headline) = (numbers(viewModel.sections), viewModel.headline)
    _ = await viewModel.feed.loadNextPage().finished
    let afterNextPage = numbers(viewModel.sections)
    _ = await viewModel.feed.loadFirstPage().finished

    #expect(hidden == [[], [1], [2]])
    #expect(headline == "Hidden until the next reload: M 8.0, San Marco, Guatemala, 19 April 1902")
    #expect(afterNextPage == [[], [1], [2, 3]])
    #expect(numbers(viewModel.sections) == [[2], [], [1], [1, 2]])
  }

  @Test func showsOnlyStrongEventsInTheirScope() async {
    let viewModel = await loaded()

    viewModel.choose(.strong, seeing: 0)
    let strong = (numbers(viewModel.sections)[2], viewModel.sections[2].title)
    viewModel.choose(.all, seeing: 0)

    #expect(strong == ([2], "Strong events near Fiji since 1964"))
    #expect(numbers(viewModel.sections)[2] == [1, 2])
  }

  @Test func detailNamesSectionAndPositionIfKnown() async {
    let viewModel = await loaded()

    let full = viewModel.detail(of: NotableRow.sample, section: "notable", position: 2)
    let bare = viewModel.detail(of: NotableRow.sample, section: nil, position: nil)

    let facts = ["Magnitude 7.5 in San Marco, Guatemala", "On 19 April 1902", "2,000 deaths"]
    #expect(full.lines == facts + ["Opened from notable, position 2"])
    #expect(bare.lines == facts)
  }

  @Test func repeatsTipsInOrder() async {
    let viewModel = await loaded()

    let tips = (0..<3).map { _ in
      viewModel.showTip()
      return viewModel.headline
    }

    #expect(tips[0] != tips[1])
    #expect(tips[0] == tips[2])
  }

  @Test func keepsFavoritesOfLaterPages() async throws {
    let viewModel = await loaded()
    _ = await viewModel.feed.loadNextPage().finished
    viewModel.toggleFavorite(QuakeRow(quake: .sample(3), isFavorite: false))

    _ = await viewModel.feed.loadFirstPage().finished
    let first = viewModel.sections.map(\.id)
    _ = await viewModel.feed.loadNextPage().finished

    #expect(!first.contains("favorites"))
    #expect(viewModel.sections.map(\.id).first == "favorites")
  }

  @Test func eventsAfterTheBadgeWasDrawnStayUnread() async {
    let viewModel = await loaded()
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

  private func loaded() async -> QuakeListViewModel {
    let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.success(.sample))))
    _ = await viewModel.feed.loadFirstPage().finished
    return viewModel
  }

  /// Returns the numbers of the earthquakes in each section.
  private func numbers(_ sections: [QuakeSection]) -> [[Int]] {
    sections.map { $0.rows.map { $0.id.number } }
  }
}
