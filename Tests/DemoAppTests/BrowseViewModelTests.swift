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

  @Test func sharesFavoritesWithTheFirstScreen() async throws {
    let library = await loaded()
    let list = QuakeListViewModel(library)
    let viewModel = try #require(list.browse())
    var changes = 0
    viewModel.onChange = { changes += 1 }
    let row = try #require(viewModel.rows.first { $0.id.number == 2 })

    viewModel.toggleFavorite(row)
    let shown = viewModel.rows.filter(\.isFavorite).map(\.id)
    let favorites = list.sections.first { $0.id == QuakeSection.favorites }
    let headline = viewModel.headline
    list.toggleFavorite(row)

    #expect(shown == [row.id])
    #expect(favorites?.rows.map { $0.id } == [row.id])
    #expect(headline == "★ Now a favorite: M 6.5, San Marco, Guatemala, 19 April 1950 (1 in all)")
    #expect(viewModel.rows.allSatisfy { !$0.isFavorite })
    #expect(changes == 1)
  }

  @Test func hidesAnEarthquakeOnBothScreensUntilTheNextReload() async throws {
    let library = await loaded()
    let list = QuakeListViewModel(library)
    _ = await list.feed.loadFirstPage().finished
    let viewModel = try #require(list.browse())

    viewModel.hide(NotableRow.sample)
    let (hidden, notable) = (numbers(viewModel), list.sections.first { $0.id == QuakeSection.notable })
    _ = await list.feed.loadFirstPage().finished

    #expect(hidden == [3, 2, 4])
    #expect(notable?.rows.count == 1)
    #expect(numbers(viewModel) == [3, 2, 4, 1])
    #expect(viewModel.decades.map(\.count) == [1, 3])
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
