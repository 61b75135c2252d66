import Foundation
import KitSupport
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

@MainActor
@Suite(
  "Layered paged list: pull to refresh and load more, each optional; a refresh without indicator",
  .watchdog
)
struct PagedManagerTests {
  @Test(arguments: PagedKind.allCases)
  func loadsTheFirstPageWithoutAnIndicator(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.manager.loadFirstPage()
    #expect(screen.footer?.text == "Loading…")
    #expect(!screen.control.isRefreshing)

    try await screen.answer(0..<20)

    #expect(screen.texts.first == "row 0")
    #expect(screen.rowCount == 20)
    #expect(screen.control.ends == 0)
  }

  @Test(arguments: PagedKind.allCases)
  func resultUpdatesRowsThenIndicatorThenTipThenCompletion(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.control.pull()
    try await screen.answer(.success(LoadedPage([Row(id: 7)], staleReason: Offline())))

    #expect(
      screen.log.suffix(3) == [
        "indicator ends",
        "tip: \(PageTip.stale(PageFailure(PageLoad(.refresh), Offline())))",
        "completion of 1 rows",
      ]
    )
  }

  @Test(arguments: PagedKind.allCases)
  func pullingLoadsTheFirstPageAndEndsTheIndicatorOnce(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)

    screen.control.pull()
    screen.control.pull()
    try await screen.answer(5..<25)

    #expect(screen.service.requests.map(\.index) == [0, 0])
    #expect(screen.control.ends == 1)
    #expect(!screen.control.isRefreshing)
    #expect(screen.texts.first == "row 5")
  }

  @Test(arguments: PagedKind.allCases)
  func endsTheIndicatorOnceAfterAFailureOrACancellation(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.control.pull()
    try await screen.answer(.failure(Offline()))
    #expect(screen.control.ends == 1)

    screen.control.pull()
    screen.list.cancel()

    #expect(screen.control.ends == 2)
    #expect(!screen.control.isRefreshing)
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func pullingDuringAnotherLoadEndsTheIndicatorWithItsOwn(kind: PagedKind, isNext: Bool) async throws {
    let screen = try await PagedScreen.loaded(kind)
    if isNext {
      screen.manager.loadNextPage()
    } else {
      screen.list.loadFirstPage(parameters: ["sort": "price"])
    }
    try await screen.service.arrivals.reach(2)
    screen.control.pull()
    #expect(screen.control.isRefreshing)
    try await screen.service.arrivals.reach(3)
    screen.service.answer(.success(LoadedPage((20..<40).map { Row(id: $0) })))
    try await screen.answer(0..<20)
    #expect(screen.control.ends == 1)
    #expect(screen.rowCount == 20)
  }

  @Test(arguments: PagedKind.allCases)
  func enterRefreshShowsTheIndicatorAtTheTop(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)

    screen.manager.enterRefresh()

    #expect(screen.control.isRefreshing)
    #expect(screen.view.contentOffset.y == -screen.control.frame.height)
    try await screen.answer(0..<20)
    #expect(!screen.control.isRefreshing)
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test(arguments: PagedKind.allCases)
  func loadsTheNextPageOnceNearTheEnd(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.scroll(to: 40)
    #expect(await !screen.asksForNextPage())

    screen.scroll(to: 200)
    screen.scroll(to: 320)
    try await screen.answer(20..<40)

    #expect(screen.service.requests.map(\.index) == [0, 1])
    #expect(screen.rowCount == 40)
    #expect(screen.texts.first == "row 8")
  }

  @Test(arguments: PagedKind.allCases)
  func loadsPagesUntilTheScreenIsFull(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.manager.loadFirstPage()
    for page in 0..<3 {
      try await screen.answer(.success(LoadedPage([Row(id: page)], pageSize: 1)))
    }

    #expect(screen.service.requests.map(\.index).prefix(3) == [0, 1, 2])
    #expect(screen.texts.prefix(3) == ["row 0", "row 1", "row 2"])
  }

  @Test(arguments: PagedKind.allCases)
  func footerShowsAFailedNextPageAndRetriesOnATap(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.scroll(to: 320)
    try await screen.answer(.failure(Offline()))
    #expect(screen.footer?.text == "The server is away.")
    screen.scroll(to: 0)
    screen.scroll(to: 320)
    #expect(await !screen.asksForNextPage())

    screen.tapFooter()
    try await screen.answer(20..<25)

    #expect(screen.service.requests.map(\.index) == [0, 1, 1])
    #expect(screen.rowCount == 25)
    #expect(screen.footer?.text == "That is all.")
  }

  @Test(arguments: PagedKind.allCases)
  func failedRefreshKeepsTheRowsAndShowsATip(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)

    screen.control.pull()
    try await screen.answer(.failure(Offline()))

    #expect(screen.rowCount == 20)
    #expect(screen.log.contains("tip: \(PageTip.failure(PageFailure(PageLoad(.refresh), Offline())))"))
    #expect(screen.footer?.text == "")
  }

  @Test(arguments: PagedKind.allCases)
  func footerOffersMoreWithoutAutomaticLoading(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.manager.loadsNextPageNearEnd = false
    try await screen.load(0..<20)
    screen.scroll(to: 320)
    #expect(await !screen.asksForNextPage())

    screen.tapFooter()
    try await screen.answer(20..<40)

    #expect(screen.rowCount == 40)
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func animatesChangesUnlessTurnedOff(kind: PagedKind, isTurnedOff: Bool) {
    let view = kind.makeRecordingView()
    let screen = PagedScreen(view)

    if isTurnedOff { screen.manager.animatesChanges = false }
    screen.list.edit { $0 = [Row(id: 1)] }

    #expect(screen.rowCount == 1)
    #expect(view.areBatchesAnimated == [!isTurnedOff])
  }

  @Test(arguments: PagedKind.allCases)
  func partsAreOptional(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.manager.pullsToRefresh = false
    screen.manager.footer = nil
    screen.manager.onTip = nil
    #expect(screen.view.footerView == nil)

    try await screen.load(0..<20)
    screen.manager.enterRefresh()
    try await screen.answer(0..<3)

    #expect(screen.rowCount == 3)
    #expect(screen.control.ends == 0)
    screen.manager.pullsToRefresh = true
    #expect(screen.view.refreshControl === screen.control)
  }

  @Test(arguments: PagedKind.allCases)
  func pullingDuringAPauseShowsTheIndicatorUntilThePageArrives(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.list.pause()
    screen.control.pull()
    #expect(screen.control.isRefreshing)

    screen.list.resume()
    try await screen.answer(0..<20)

    #expect(screen.control.ends == 1)
  }

  @Test(arguments: PagedKind.allCases)
  func doesNotContinueAutomaticallyAfterAPageWithoutRows(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.scroll(to: 320)
    try await screen.answer(0..<20)
    #expect(await !screen.asksForNextPage())

    screen.tapFooter()
    try await screen.answer(20..<40)

    #expect(screen.service.requests.map(\.index) == [0, 1, 2])
    #expect(screen.rowCount == 40)
  }

  @Test(arguments: PagedKind.allCases)
  func listControllerShowsThePagesAgain(kind: PagedKind) async throws {
    let controller = kind.makeController()
    let view = type(of: kind.makeView())
    var least = 0
    let screen = try PagedScreen(controller) { rows in view.declare(rows.filter { $0.id >= least }) }
    try await screen.load(0..<20)
    controller.setNeedsList()
    screen.layOut()
    #expect(screen.rowCount == 20)

    least = 18
    controller.setNeedsList()
    controller.updateListIfNeeded()
    screen.layOut()

    #expect(screen.texts == ["row 18", "row 19"])
  }

  @Test(arguments: PagedKind.allCases)
  func listViewRetainsTheManagerAndReleasesEverything(kind: PagedKind) async throws {
    weak var manager: PagedManager<Row>?
    weak var list: PagedList<Row>?
    let listIsGone: Signal

    do {
      let token = Token()
      listIsGone = token.gone
      let screen = PagedScreen(kind)
      manager = screen.manager
      list = screen.list
      screen.list.beforeFirstPage = { _ in withExtendedLifetime(token) {} }
      try await screen.load(0..<20)
      screen.scroll(to: 320)
      screen.control.pull()
      try await screen.service.arrivals.reach(2)
      screen.service.answer(.failure(Offline()))
    }
    try await listIsGone.reach(1)

    #expect(manager == nil)
    #expect(list == nil)
  }
}
