import Foundation
import ListSource
import PagedList
import PlatformUIKit
import Requests
import TestSupport
import Testing

@testable import DemoApp

@MainActor
@Suite(
  "Layered paged list: view model, app service and domain service, each behind a protocol and replaceable"
)
struct LayerTests {
  @Test func viewModelDependsOnAnAppServiceOnly() async {
    let library = LibraryDouble()
    let viewModel = QuakeListViewModel(library)

    _ = await viewModel.feed.loadFirstPage().finished
    let fresh = viewModel.menu.map(\.title)
    viewModel.choose(.all, seeing: 2)

    #expect(fresh == ["✓ All 1", "Strong 1", "Favorites"])
    #expect(viewModel.menu.map(\.title) == ["✓ All", "Strong", "Favorites"])
    #expect(library.seen == [.all: 2, .strong: 2])
  }

  @Test func screenDependsOnAViewModelOnly() async throws {
    let viewModel = ListViewModelDouble()
    let controller = QuakesController(viewModel)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 626))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    await viewModel.feed.settled()

    viewModel.onUpdate()
    let button = try #require(controller.header.menu.buttons.first)
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()

    #expect(controller.header.headline.text == "Nothing is real.")
    #expect(button.currentTitle == "Everything 4")
    #expect(viewModel.chosen.map(\.scope) == [.all])
    #expect(viewModel.chosen.map(\.newest) == [4])
    #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    #expect(controller.tableView.visibleCells.first is QuakeCell)
  }

  @Test func appServiceDependsOnADomainServiceOnly() async throws {
    let library = CachingQuakeLibrary(StubService(.success(.sample)))

    let page = try await library.page(PageRequest(size: 20))

    #expect(page.items.map(\.id.number) == [1, 2])
    #expect(library.eventCount == 3)
    #expect(library.notable?.elements.isEmpty == false)
  }
}

/// A view model without an app service.
@MainActor
private final class ListViewModelDouble: ListViewModel {
  private(set) var chosen: [(scope: QuakeScope, newest: Int)] = []
  let feed = PagedList(SamplePageLoader(count: 2) { Quake.sample($0 + 1) }, pageSize: 2)
  let headline = "Nothing is real."
  let menu = [MenuEntry(scope: .all, title: "Everything 4", newest: 4)]
  let isLoading = false
  let showsFeed = true
  let emptyText: String? = nil
  let magnitudeStyle = MagnitudeStyle.short
  var onUpdate: () -> Void = {}

  var sections: [QuakeSection] {
    [QuakeSection(id: "made up", title: "", rows: feed.items.map { QuakeRow(quake: $0, isFavorite: false) })]
  }

  func choose(_ scope: QuakeScope, seeing newest: Int) { chosen.append((scope, newest)) }
  func sort(by order: QuakeOrder) {}
  func toggleFavorite(_ row: any EarthquakeRow) {}
  func moveFavorite(from position: Int, to target: Int) {}
  func announce(_ quakes: [Quake]) {}
  func hide(_ row: any EarthquakeRow) {}
  func showDecade(_ decade: DecadesRow.Decade) {}
  func noteShared(_ text: String) {}
  func showTip() {}
  func browse() -> BrowseViewModel? { nil }
  func detail(of row: any EarthquakeRow, section: String?, position: Int?) -> DetailViewModel {
    DetailViewModel(row, section: section, position: position, LibraryDouble())
  }
}

/// An app service without a service, a cache or a file.
@MainActor
private final class LibraryDouble: QuakeLibrary {
  private(set) var seen: [QuakeScope: Int] = [.all: 1]
  let notable: Page<NotableQuake>? = Catalogs.sample.notable
  let eventCount: Int? = 2
  let favorites: [QuakeID: Int] = [:]
  var hidden: Set<QuakeID> = []

  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    LoadedPage([1, 2].map { Quake.sample($0, magnitude: $0 == 2 ? 7 : 4) })
  }

  func details(of quake: QuakeID) -> Chain<QuakeDetails> {
    Chain.first { throw RequestError(.offline, source: "\(quake)") }
  }

  func toggleFavorite(_ quake: QuakeID) -> Bool { false }
  func seenID(in scope: QuakeScope) -> Int? { seen[scope] }
  func noteSeen(_ id: Int, in scope: QuakeScope) throws { seen[scope] = id }
  func nextTip() -> String { "" }
}
