import Foundation
import ListSource
import PagedList
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PagedFootTests {
  private let screen = PagedScreen()
  private let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 9))

  @Test
  func footIsTheAppsWhereThereIsNothingToSay() async throws {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 5))
    screen.table.tableFooterView = own

    screen.manager.loadFirstPage()
    #expect(screen.footer != nil)
    screen.manager.footer = { $0 == .loading ? other : nil }
    #expect(screen.table.tableFooterView === other)
    try await screen.answer(0..<20)

    #expect(screen.table.tableFooterView === own)
  }

  @Test
  func whatTheAppPutsThereMeanwhileComesBack() async throws {
    screen.manager.footer = { $0 == .loading ? PagedFooterView($0) : nil }
    screen.manager.loadFirstPage()
    try await screen.service.arrivals.reach(1)
    screen.table.tableFooterView = own

    screen.list.pause()
    #expect(screen.table.tableFooterView === own)
    screen.list.resume()
    #expect(screen.footer?.text == "Loading …")
    try await screen.service.arrivals.reach(2)
    screen.service.answer(.failure(CancellationError()))
    try await screen.answer(0..<20)

    #expect(screen.table.tableFooterView === own)
  }

  @Test
  func viewGoesWithTheClosureThatMadeItWhateverThereIsToSay() {
    screen.manager.loadFirstPage()
    screen.control.beginRefreshing()

    screen.manager.footer = nil

    #expect(screen.table.tableFooterView == nil)
  }

  @Test
  func footLeavesTheLoadingToAnIndicatorThatCameLater() {
    screen.manager.loadFirstPage()
    #expect(screen.footer?.text == "Loading …")

    screen.control.pull()

    #expect(screen.footer == nil)
  }

  @Test(arguments: [0, 320])
  func footIsMeasuredAgainWhenTheTableGetsAnotherWidth(first: CGFloat) async throws {
    screen.table.frame.size.width = first
    screen.manager.footer = { _ in Paragraph() }
    screen.manager.loadFirstPage()
    try await screen.answer(0..<3)
    let foot = try #require(screen.table.tableFooterView)

    for width in [200, 400, 100] as [CGFloat] {
      screen.table.frame.size.width = width
      screen.layOut()
      screen.layOut()

      #expect(foot.frame.size == CGSize(width: width, height: 40_000 / width))
      #expect(screen.table.contentSize.height == 3 * 40 + 40_000 / width)
      #expect(screen.table.tableFooterView === foot)
    }
  }

  @Test
  func footIsMadeOnceForWhatItSaysAndMeasuredOnceAtAWidth() async throws {
    let paragraph = Paragraph()
    var made: [PagedFooter] = []
    screen.manager.footer = {
      made.append($0)
      return paragraph
    }
    screen.manager.loadFirstPage()
    try await screen.answer(0..<3)
    let measured = paragraph.measured

    screen.list.edit { $0.removeLast() }
    screen.layOut()

    #expect(made == [.loading, .end])
    #expect(paragraph.measured == measured && measured <= made.count)
  }

  @Test
  func footOfATableForAListThatIsLoadingSaysSo() {
    screen.list.loadFirstPage()
    let table = UITableView(frame: screen.table.frame, style: .plain)

    let other = PagedTable(table, showing: screen.list) { _ in ListSource {} }

    #expect((table.tableFooterView as? PagedFooterView)?.text == "Loading …")
    _ = other
  }

  @Test
  func sentenceOfTheFootHasItsPlace() async throws {
    screen.manager.loadFirstPage()
    try await screen.answer(.failure(Offline()))
    screen.layOut()

    let foot = try #require(screen.footer)
    let label = try #require(foot.subviews.first { $0 is UILabel })
    let button = try #require(foot.subviews.first { $0 is UIButton })

    #expect(label.frame.width > 0 && label.frame.height > 0)
    #expect(label.frame.maxY <= button.frame.minY && foot.bounds.contains(button.frame))
  }

  @Test
  func nothingIsLeftInATableWhoseFootSaysNothing() {
    let before = screen.table.subviews.count
    screen.manager.loadFirstPage()
    #expect(screen.table.subviews.count > before)

    screen.manager.footer = nil
    screen.layOut()

    #expect(screen.table.subviews.count == before)
  }

  @Test
  func emptyListSaysSo() async throws {
    screen.manager.loadFirstPage()

    try await screen.answer(0..<0)

    #expect(screen.footer?.text == "There is nothing here.")
  }

  @Test
  func listThatIsEmptiedSaysSo() async throws {
    screen.manager.loadFirstPage()
    try await screen.answer(0..<3)
    #expect(screen.footer?.text == "That is all.")

    screen.list.edit { $0.removeAll() }

    #expect(screen.footer?.text == "There is nothing here.")
  }

  @Test
  func firstPageThatHasNoRowThatShowsIsNoDeadEnd() async throws {
    screen.manager.loadFirstPage()
    try await screen.answer(.success(LoadedPage([], refusedCount: 20)))
    #expect(screen.list.items.isEmpty)

    screen.tapFooter()
    try await screen.answer(0..<20)

    #expect(screen.texts.first == "row 0")
  }

  @Test(arguments: [true, false])
  func cancelledFirstPageIsOfferedAgain(afterAFailure: Bool) async throws {
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
    (PageStatus.notExecuted, true, false, PagedFooter?.none), (.paused(nil), false, true, nil),
    (.ongoing(PageLoad(.first)), true, false, .loading), (.ongoing(PageLoad(.refresh)), false, true, .more),
    (.ongoing(PageLoad(.next, index: 1)), false, true, .loading),
    (.success(PageLoad(.first)), false, true, .more), (.success(PageLoad(.first)), true, true, .more),
    (.success(PageLoad(.first)), true, false, .empty), (.success(PageLoad(.next)), false, false, .end),
    (.noData(PageLoad(.refresh)), true, false, .empty), (.noData(PageLoad(.next)), false, false, .end),
    (.cancelled(PageLoad(.first)), true, false, .cancelled),
    (.cancelled(PageLoad(.next)), false, true, .more),
  ])
  func footSaysWhatTheListHasToSay(status: PageStatus, isEmpty: Bool, hasMore: Bool, expected: PagedFooter?) {
    #expect(PagedFooter(status, isEmpty: isEmpty, hasMore: hasMore) == expected)
  }
}

/// A view whose area is always the same.
private final class Paragraph: UIView {
  private(set) var measured = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured += 1
    return CGSize(width: size.width, height: 40_000 / max(1, size.width))
  }
}
