import Foundation
import PagedList
import PlatformUIKit
import TestSupport
import Testing

/// If the user reaches the end while no page can load, the next page loads without further scrolling.
@MainActor
@Suite(.watchdog)
struct NearEndTests {
  @Test(arguments: PagedKind.allCases)
  func loadsTheNextPageAfterAPauseIfTheEndIsNear(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.list.pause()
    screen.scroll(to: 320)
    #expect(await !screen.asksForNextPage())

    screen.list.resume()

    #expect(await screen.asksForNextPage())
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func loadsTheNextPageAfterARefreshIfTheEndIsNear(kind: PagedKind, fails: Bool) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.manager.loadFirstPage()
    screen.scroll(to: 320)
    #expect(await !screen.asksForNextPage())

    try await screen.answer(
      fails ? .failure(Offline()) : .success(LoadedPage((0..<20).map { Row(id: $0) }))
    )

    #expect(await screen.asksForNextPage())
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func loadsTheNextPageOnceEditsHaveRemovedAllRows(kind: PagedKind, isPaused: Bool) async throws {
    let screen = try await PagedScreen.loaded(kind)
    if isPaused { screen.list.pause() }

    screen.list.edit { $0.removeAll() }
    #expect(await screen.asksForNextPage() == !isPaused)
    screen.list.resume()
    #expect(await screen.asksForNextPage())
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func loadsNothingAfterAFailureAlthoughEditsHaveRemovedAllRows(kind: PagedKind, fails: Bool) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.manager.loadNextPage()
    if fails { try await screen.answer(.failure(Offline())) } else { screen.list.cancel() }

    screen.list.edit { $0.removeAll() }

    #expect(await !screen.asksForNextPage())
  }

  @Test(arguments: PagedKind.allCases)
  func loadsTheNextPageOfAListWithoutRowsThatWasLoadedBefore(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    let view = kind.makeView()
    let manager = view.makeManager(showing: screen.list)
    screen.manager.loadsNextPageNearEnd = false

    screen.list.edit { $0.removeAll() }
    await manager.endCheck?.value

    #expect(await screen.asksForNextPage())
  }

  @Test(arguments: PagedKind.allCases)
  func loadsNothingFarFromTheEnd(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.list.pause()
    screen.list.resume()
    #expect(await !screen.asksForNextPage())

    screen.manager.loadFirstPage()
    try await screen.answer(.failure(Offline()))

    #expect(await !screen.asksForNextPage())
  }
}
