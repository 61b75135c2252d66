import Foundation
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct PagedFooterTests {
  @Test(arguments: PagedKind.allCases)
  func indicatorReplacesTheFooter(kind: PagedKind) {
    let screen = PagedScreen(kind)
    screen.manager.loadFirstPage()
    #expect(screen.footer?.text == "Loading…")

    screen.control.pull()

    #expect(screen.footer == nil)
  }

  @Test(arguments: PagedKind.allCases)
  func makesTheFooterOncePerState(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    var made: [PagedFooterState] = []
    screen.manager.footer = {
      made.append($0)
      return PagedFooterView($0)
    }

    try await screen.load(0..<3)
    screen.list.edit { $0.removeLast() }
    screen.layOut()

    #expect(made == [.loading, .end])
  }

  @Test(arguments: PagedKind.allCases)
  func showsLoadingForAListThatIsAlreadyLoading(kind: PagedKind) {
    let screen = PagedScreen(kind)
    screen.list.loadFirstPage()
    let view = kind.makeView()

    view.makeManager(showing: screen.list)

    #expect((view.footerView as? PagedFooterView)?.text == "Loading…")
  }

  @Test(arguments: PagedKind.allCases)
  func laysOutTheMessage(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.manager.loadFirstPage()
    try await screen.answer(.failure(Offline()))
    screen.layOut()

    let foot = try #require(screen.footer)
    let label = try #require(foot.subviews.first { $0 is UILabel })
    let button = try #require(foot.subviews.first { $0 is UIButton })

    #expect(label.frame.width > 0 && label.frame.height > 0)
    #expect(label.frame.maxY <= button.frame.minY && foot.bounds.contains(button.frame))
  }

  @Test func everyTextIsTheApps() {
    var texts = PagedTexts()
    (texts.loading, texts.empty, texts.cancelled, texts.end) = ("Lädt", "Leer", "Abgebrochen", "Ende")
    (texts.retry, texts.more, texts.failure) = ("Noch einmal", "Weiter", { "Fehler: \($0.message)" })
    let failure = PageFailure(PageLoad(.next, index: 1), Offline())

    let states: [PagedFooterState] = [.loading, .empty, .cancelled, .failure(failure), .more, .end]
    let shown = states.map { state in
      let view = PagedFooterView(state, texts: texts)
      let button = view.subviews.lazy.compactMap { $0 as? UIButton }.first
      return [view.text, button?.configuration?.title].compactMap { $0?.isEmpty == false ? $0 : nil }
    }

    let expected = [
      ["Lädt"], ["Leer"], ["Abgebrochen", "Noch einmal"], ["Fehler: \(failure.message)", "Noch einmal"],
      ["Weiter"], ["Ende"],
    ]
    #expect(shown == expected)
  }

  @Test(arguments: PagedKind.allCases)
  func showsThatAnEditEmptiedTheList(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    try await screen.load(0..<3)
    #expect(screen.footer?.text == "That is all.")

    screen.list.edit { $0.removeAll() }

    #expect(screen.footer?.text == "There is nothing here.")
  }

  @Test(arguments: PagedKind.allCases)
  func emptyViewReplacesTheFooterOfAnEmptyList(kind: PagedKind) async throws {
    let controller = kind.makeController()
    controller.emptyText = "No messages"
    let screen = try PagedScreen(controller)
    #expect(screen.emptyText == nil)

    screen.manager.loadFirstPage()
    #expect(screen.emptyText == nil && screen.footer?.text == "Loading…")
    try await screen.answer(.failure(Offline()))
    #expect(screen.emptyText == nil && screen.footer?.text == "The server is away.")
    screen.tapFooter()
    try await screen.answer(0..<0)
    #expect(screen.emptyText == "No messages" && screen.footer == nil)
    screen.manager.loadFirstPage()
    #expect(screen.emptyText == nil && screen.footer?.text == "Loading…")
    try await screen.answer(0..<3)
    #expect(screen.emptyText == nil && screen.footer?.text == "That is all.")
    screen.list.edit { $0.removeAll() }
    #expect(screen.emptyText == "No messages" && screen.footer == nil)

    controller.emptyText = nil
    #expect(screen.emptyText == nil && screen.footer?.text == "There is nothing here.")
    controller.emptyText = "Nobody writes"
    #expect(screen.emptyText == "Nobody writes" && screen.footer == nil)
  }

  @Test(arguments: PagedKind.allCases)
  func emptyViewShowsIfNoRowIsDeclared(kind: PagedKind) async throws {
    let controller = kind.makeController()
    controller.emptyText = "No results"
    let screen = try PagedScreen(controller) { _ in ListSource() }

    try await screen.load(0..<3)

    #expect(screen.emptyText == "No results" && screen.footer?.text == "That is all.")
  }

  @Test(arguments: PagedKind.allCases)
  func offersMoreAfterAPageOfDroppedRows(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.manager.loadFirstPage()
    try await screen.answer(.success(LoadedPage([], droppedCount: 20)))
    #expect(screen.list.items.isEmpty)

    screen.tapFooter()
    try await screen.answer(0..<20)

    #expect(screen.texts.first == "row 0")
  }

  /// A lower footer would scroll a list view at its end.
  @Test(arguments: PagedKind.allCases)
  func aRefreshKeepsTheFooterOfAFailedPage(kind: PagedKind) async throws {
    let screen = PagedScreen(kind)
    screen.manager.loadsNextPageNearEnd = false
    try await screen.load(0..<20)
    screen.manager.loadNextPage()
    try await screen.answer(.failure(Offline()))
    // A collection view measures its footer when that becomes visible.
    for _ in 0..<2 { screen.scroll(to: screen.view.contentSize.height - screen.view.bounds.height) }
    let (footer, offset) = (screen.footer?.text, screen.view.contentOffset.y)

    screen.manager.loadFirstPage()
    screen.layOut()

    #expect(screen.list.status == .ongoing(PageLoad(.refresh)))
    #expect(screen.footer?.text == footer && footer?.isEmpty == false)
    #expect(screen.view.contentOffset.y == offset)
  }

  @Test(arguments: PagedKind.allCases)
  func aFailedSearchLoadsNothingMoreAndIsOfferedAgain(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.list.parameters = ["text": "tea"]
    screen.manager.loadFirstPage()
    try await screen.answer(.failure(Offline()))
    screen.scroll(to: screen.view.contentSize.height - screen.view.bounds.height)
    #expect(await !screen.asksForNextPage())
    #expect(screen.footer?.text == Offline().localizedDescription)

    screen.tapFooter()
    #expect(screen.list.status == .ongoing(PageLoad(.refresh, isRetry: true)))
    #expect(screen.footer?.text == "Loading…")
    try await screen.answer(7..<8)
    #expect(screen.service.requests.last?.parameters == ["text": "tea"])
    #expect(screen.list.items.map(\.id) == [7])
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func offersACancelledFirstPageAgain(kind: PagedKind, afterAFailure: Bool) async throws {
    let screen = PagedScreen(kind)
    screen.manager.loadFirstPage()
    if afterAFailure {
      try await screen.answer(.failure(Offline()))
      screen.tapFooter()
    }
    try await screen.service.arrivals.reach(afterAFailure ? 2 : 1)
    screen.list.cancel()
    #expect(screen.footer?.text == "Nothing was loaded.")

    screen.tapFooter()

    #expect(screen.list.status == .ongoing(PageLoad(.first, isRetry: afterAFailure)))
  }

  @Test(arguments: [
    (PageStatus.idle, true, false, PagedFooterState?.none), (.paused(nil), false, true, nil),
    (.ongoing(PageLoad(.first)), true, false, .loading), (.ongoing(PageLoad(.refresh)), false, true, .more),
    (.ongoing(PageLoad(.next, index: 1)), false, true, .loading),
    (.ongoing(PageLoad(.first)), false, false, .loading),
    (.success(PageLoad(.first)), false, true, .more), (.success(PageLoad(.first)), true, true, .more),
    (.success(PageLoad(.first)), true, false, .empty), (.success(PageLoad(.next)), false, false, .end),
    (.noData(PageLoad(.refresh)), true, false, .empty), (.noData(PageLoad(.next)), false, false, .end),
    (.cancelled(PageLoad(.first)), true, false, .cancelled),
    (.cancelled(PageLoad(.next)), false, true, .more),
  ])
  func derivesTheStateFromTheList(
    status: PageStatus,
    isEmpty: Bool,
    hasMore: Bool,
    expected: PagedFooterState?
  ) {
    #expect(PagedFooterState(status, isEmpty: isEmpty, hasMore: hasMore) == expected)
  }
}
