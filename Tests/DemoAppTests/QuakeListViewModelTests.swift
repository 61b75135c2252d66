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

  @Test func showsOnePageOfEachListWithTheStrongestNotableFirst() async {
    let viewModel = await loaded()

    let sections = viewModel.sections

    #expect(sections.map(\.id) == ["decades", "notable", "recent"])
    #expect(numbers(sections) == [[], [2, 1], [1, 2]])
    #expect(viewModel.headline == "2 of 3 notable earthquakes, 2 of 3 events near Fiji")
  }

  @Test func failedReloadKeepsTheSections() async {
    let service = StubService(.success(.sample), .failure(failure))
    let viewModel = QuakeListViewModel(CachingQuakeLibrary(service))
    _ = await viewModel.feed.loadFirstPage().finished

    _ = await viewModel.feed.loadFirstPage().finished

    #expect(viewModel.headline == "The list was not reloaded. This device is offline.")
    #expect(viewModel.sections.map(\.rows.count) == [1, 2, 2])
  }

  @Test func firstFailureSaysThatNothingWasLoaded() async {
    let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.failure(failure))))

    _ = await viewModel.feed.loadFirstPage().finished

    #expect(viewModel.headline == "Nothing was loaded. This device is offline.")
    #expect(viewModel.sections.isEmpty)
  }

  @Test func togglesAFavorite() async {
    let viewModel = await loaded()
    let quake = QuakeID(catalog: .feed, number: 1)

    viewModel.toggleFavorite(quake)
    let (marked, first) = (favorites(viewModel), viewModel.headline)
    viewModel.toggleFavorite(quake)
    let (unmarked, second) = (favorites(viewModel), viewModel.headline)

    #expect(marked == [quake])
    #expect(first == "★ Now a favorite: M 4.8, 20.42° S 178.38° W, 562 km deep (1 in all)")
    #expect(unmarked.isEmpty)
    #expect(second == "☆ No longer a favorite: M 4.8, 20.42° S 178.38° W, 562 km deep (0 in all)")
  }

  @Test func favoritesSectionExistsOnlyWithFavorites() async {
    let viewModel = await loaded()
    viewModel.toggleFavorite(QuakeID(catalog: .feed, number: 1))
    viewModel.toggleFavorite(QuakeID(catalog: .notable, number: 2))

    let marked = viewModel.sections
    for row in marked[0].rows.compactMap({ $0 as? any EarthquakeRow }) { viewModel.toggleFavorite(row.id) }
    let unmarked = viewModel.sections

    #expect(marked.map(\.id) == ["favorites", "decades", "notable", "recent"])
    #expect(numbers(marked) == [[2, 1], [], [1], [2]])
    #expect(unmarked.map(\.id) == ["decades", "notable", "recent"])
  }

  @Test func showsAFavoriteThatIsNotAmongTheStrongest() async {
    let viewModel = await loaded()

    _ = viewModel.library.toggleFavorite(QuakeID(catalog: .notable, number: 3))

    #expect(numbers(viewModel.sections) == [[3], [], [2, 1], [1, 2]])
  }

  @Test func hidesAnEarthquakeUntilTheNextReload() async {
    let viewModel = await loaded()
    viewModel.toggleFavorite(QuakeID(catalog: .notable, number: 2))

    viewModel.hide(QuakeID(catalog: .feed, number: 1))
    viewModel.hide(QuakeID(catalog: .notable, number: 2))
    let (hidden, headline) = (numbers(viewModel.sections), viewModel.headline)
    _ = await viewModel.feed.loadNextPage().finished
    let afterNextPage = numbers(viewModel.sections)
    _ = await viewModel.feed.loadFirstPage().finished

    #expect(hidden == [[], [1], [2]])
    #expect(headline == "Hidden until the next reload: M 8.0, San Marco, Guatemala, 19 April 1902")
    #expect(afterNextPage == [[], [1], [2, 3]])
    #expect(numbers(viewModel.sections) == [[2], [], [1], [1, 2]])
  }

  @Test func choosingAnOrderAgainRestoresTheServicesOrder() async {
    let viewModel = await loaded()

    viewModel.sort(by: .magnitude)
    let strongest = (numbers(viewModel.sections)[2], viewModel.headline)
    viewModel.sort(by: .magnitude)
    let feed = (numbers(viewModel.sections)[2], viewModel.headline)

    #expect(strongest == ([2, 1], "Recent events, the strongest first"))
    #expect(feed == ([1, 2], "Recent events, unsorted"))
  }

  @Test func showsOnlyStrongEventsInTheirScope() async {
    let viewModel = await loaded()

    viewModel.choose(.strong, seeing: 0)
    let strong = (numbers(viewModel.sections)[2], viewModel.sections[2].title)
    viewModel.choose(.all, seeing: 0)

    #expect(strong == ([2], "Strong events near Fiji since 1964"))
    #expect(numbers(viewModel.sections)[2] == [1, 2])
  }

  @Test func addsPagesUntilTheLast() async {
    let viewModel = await loaded()
    let hadMore = viewModel.feed.hasMore

    _ = await viewModel.feed.loadNextPage().finished

    #expect(hadMore)
    #expect(!viewModel.feed.hasMore)
    #expect(numbers(viewModel.sections)[2] == [1, 2, 3])
    #expect(viewModel.headline == "3 of 3 events near Fiji")
  }

  @Test func countsDecadesFullestFirst() async throws {
    let viewModel = await loaded()

    let row = try #require(viewModel.sections[0].rows.first as? DecadesRow)
    viewModel.showDecade(row.decades[0])

    #expect(row.decades.map { [$0.year, $0.count] } == [[1900, 3]])
    #expect(viewModel.headline == "The 1900s had 3 notable earthquakes")
  }

  @Test func keepsFavoritesAcrossAReload() async {
    let viewModel = await loaded()
    let quake = QuakeID(catalog: .notable, number: 2)
    viewModel.toggleFavorite(quake)

    _ = await viewModel.feed.loadFirstPage().finished

    #expect(favorites(viewModel) == [quake])
  }

  @Test func ignoresEarthquakesThatAreNotInTheList() async {
    let viewModel = await loaded()
    let quake = QuakeID(catalog: .feed, number: 99)

    viewModel.toggleFavorite(quake)
    viewModel.hide(quake)
    let detail = viewModel.detail(of: quake, section: nil, position: nil)

    #expect(viewModel.headline == "2 of 3 notable earthquakes, 2 of 3 events near Fiji")
    #expect(detail == nil)
  }

  @Test func detailNamesSectionAndPositionIfKnown() async throws {
    let viewModel = await loaded()
    let quake = QuakeID(catalog: .notable, number: 1)

    let full = try #require(viewModel.detail(of: quake, section: "notable", position: 2))
    let bare = try #require(viewModel.detail(of: quake, section: nil, position: nil))

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

  private func loaded() async -> QuakeListViewModel {
    let viewModel = QuakeListViewModel(CachingQuakeLibrary(StubService(.success(.sample))))
    _ = await viewModel.feed.loadFirstPage().finished
    return viewModel
  }

  private func favorites(_ viewModel: QuakeListViewModel) -> [QuakeID] {
    viewModel.sections.flatMap(\.rows).compactMap { $0 as? any EarthquakeRow }.filter { $0.isFavorite }.map {
      $0.id
    }
  }

  /// Returns the numbers of the earthquakes in each section.
  private func numbers(_ sections: [QuakeSection]) -> [[Int]] {
    sections.map { $0.rows.compactMap { ($0 as? any EarthquakeRow)?.id.number } }
  }
}
