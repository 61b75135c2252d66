import Foundation
import PagedList
import PromiseChain
import Testing

@testable import DemoApp

@MainActor
@Suite(
  "Layered paged list: view model, app service and domain service, each behind a protocol and replaceable"
)
struct LayerTests {
  @Test func aViewModelNeedsNothingButAnAppService() async {
    let library = LibraryDouble()
    let viewModel = QuakeListViewModel(library)

    await viewModel.feed.loadedFirst()
    let fresh = viewModel.menu.map(\.title)
    viewModel.choose(.all, seeing: 2)

    #expect(fresh == ["✓ All 1", "Strong 1", "Favorites"])
    #expect(viewModel.menu.map(\.title) == ["✓ All", "Strong", "Favorites"])
    #expect(library.seen == [.all: 2, .strong: 2])
  }

  @Test func anAppServiceNeedsNothingButADomainService() async throws {
    let library = CachingQuakeLibrary(StubService(.success(.sample)))

    let page = try await library.page(PageRequest(size: 20))

    #expect(page.items.map(\.id.number) == [1, 2])
    #expect(library.eventCount == 3)
    #expect(library.notable?.elements.isEmpty == false)
  }
}

/// An app service without a service, a cache or a file.
@MainActor
private final class LibraryDouble: QuakeLibrary {
  private(set) var seen: [QuakeScope: Int] = [.all: 1]
  let notable: Page<NotableQuake>? = Catalogs.sample.notable
  let eventCount: Int? = 2
  let favorites: [QuakeID: Int] = [:]

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
