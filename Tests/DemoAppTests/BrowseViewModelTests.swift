import PagedList
import Testing

@testable import DemoApp

@MainActor
@Suite
struct BrowseViewModelTests {
  @Test func isEmptyBeforeTheFirstLoad() {
    let viewModel = BrowseViewModel(CachingQuakeLibrary(StubService(.success(.decades))))

    #expect(viewModel.decades.isEmpty)
    #expect(viewModel.rows.isEmpty)
    #expect(viewModel.headline == "All 0 notable earthquakes, decade by decade")
  }

  @Test func reportsTheCountAndTheStrongestMagnitudeOfEachDecade() async {
    let viewModel = BrowseViewModel(await loaded())

    #expect(
      viewModel.decades == [
        DecadeTile(year: 1900, count: 1, strongest: 7.5, share: 1.0 / 3, isChosen: false),
        DecadeTile(year: 1950, count: 3, strongest: 8, share: 1, isChosen: false),
      ]
    )
    #expect(viewModel.decades.map(\.title) == ["1900s", "1950s"])
    #expect(viewModel.decades.map(\.level) == [.major, .great])
  }

  @Test func showsAllEarthquakesInChronologicalOrder() async {
    let viewModel = BrowseViewModel(await loaded())

    #expect(numbers(viewModel) == [3, 2, 4, 1])
    #expect(viewModel.title == "The twentieth century")
    #expect(viewModel.headline == "All 4 notable earthquakes, decade by decade")
  }

  @Test func choosingADecadeAgainShowsAll() async {
    let viewModel = BrowseViewModel(await loaded())
    let tiles = viewModel.decades

    viewModel.choose(tiles[0])
    let first = (numbers(viewModel), viewModel.title, viewModel.headline)
    viewModel.choose(tiles[1])
    let second = (numbers(viewModel), viewModel.title, viewModel.decades.map(\.title))
    viewModel.choose(tiles[1])

    #expect(first == ([3], "The 1900s", "The 1900s had 1 notable earthquake"))
    #expect(second == ([2, 4, 1], "The 1950s", ["1900s", "✓ 1950s"]))
    #expect(numbers(viewModel) == [3, 2, 4, 1])
    #expect(viewModel.headline == "All 4 notable earthquakes, decade by decade")
  }

  @Test func marksTheCurrentPresentation() async {
    let viewModel = BrowseViewModel(await loaded())
    let before = QuakePresentation.allCases.map(viewModel.title)

    viewModel.show(as: .grid)

    #expect(before == ["Table", "✓ List", "Grid"])
    #expect(QuakePresentation.allCases.map(viewModel.title) == ["Table", "List", "✓ Grid"])
    #expect(viewModel.headline == "The list in a collection view, in two columns")
  }

  @Test func sharesFavoritesWithTheFirstScreen() async throws {
    let library = await loaded()
    let list = QuakeListViewModel(library)
    let viewModel = try #require(list.browse())
    var changes = 0
    viewModel.onChange = { changes += 1 }
    let quake = QuakeID(catalog: .notable, number: 2)

    viewModel.toggleFavorite(quake)
    let shown = viewModel.rows.filter(\.isFavorite).map(\.id)
    let favorites = list.sections.first { $0.id == QuakeSection.favorites }
    let headline = viewModel.headline
    list.toggleFavorite(quake)

    #expect(shown == [quake])
    #expect(favorites?.rows.compactMap { ($0 as? any EarthquakeRow)?.id } == [quake])
    #expect(headline == "★ Now a favorite: M 6.5, San Marco, Guatemala, 19 April 1950 (1 in all)")
    #expect(viewModel.rows.allSatisfy { !$0.isFavorite })
    #expect(changes == 1)
  }

  @Test func hidesAnEarthquakeOnBothScreensUntilTheNextReload() async throws {
    let library = await loaded()
    let list = QuakeListViewModel(library)
    _ = await list.feed.loadFirstPage().finished
    let viewModel = try #require(list.browse())
    let quake = QuakeID(catalog: .notable, number: 1)

    viewModel.hide(quake)
    let (hidden, notable) = (numbers(viewModel), list.sections.first { $0.id == QuakeSection.notable })
    _ = await list.feed.loadFirstPage().finished

    #expect(hidden == [3, 2, 4])
    #expect(notable?.rows.count == 1)
    #expect(numbers(viewModel) == [3, 2, 4, 1])
    #expect(viewModel.decades.map(\.count) == [1, 3])
  }

  @Test func ignoresEarthquakesThatItDoesNotShow() async {
    let viewModel = BrowseViewModel(await loaded())
    let quake = QuakeID(catalog: .notable, number: 1)
    viewModel.choose(viewModel.decades[0])
    let headline = viewModel.headline

    viewModel.toggleFavorite(quake)
    viewModel.hide(quake)

    #expect(viewModel.headline == headline)
    #expect(viewModel.detail(of: quake, section: nil, position: nil) == nil)
    #expect(viewModel.detail(of: viewModel.rows[0].id, section: nil, position: nil) != nil)
  }

  @Test(arguments: [(5.5, MagnitudeLevel.lesser), (6.9, .lesser), (7, .major), (7.9, .major), (8, .great)])
  func classifiesMagnitudes(magnitude: Double, level: MagnitudeLevel) {
    #expect(MagnitudeLevel(magnitude) == level)
  }

  private func loaded() async -> CachingQuakeLibrary {
    let library = CachingQuakeLibrary(StubService(.success(.decades)))
    _ = try? await library.page(PageRequest(size: 20))
    return library
  }

  private func numbers(_ viewModel: BrowseViewModel) -> [Int] {
    viewModel.rows.map(\.id.number)
  }
}
