import Foundation
import PagedList
import PlatformUIKit
import TestSupport
import Testing

/// Footers of tables: the app's own footer, and the frame.
@MainActor
@Suite(.watchdog)
struct PagedTableFooterTests {
  private let table: UITableView
  private let screen: PagedScreen
  private let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 9))

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.rowHeight = 40
    screen = PagedScreen(table)
  }

  @Test
  func showsTheAppsFooterWithoutAState() async throws {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 5))
    table.tableFooterView = own

    screen.manager.loadFirstPage()
    #expect(screen.footer != nil)
    screen.manager.footer = { $0 == .loading ? other : nil }
    #expect(table.tableFooterView === other)
    try await screen.answer(0..<20)

    #expect(table.tableFooterView === own)
  }

  @Test
  func restoresAFooterThatTheAppSetMeanwhile() async throws {
    screen.manager.footer = { $0 == .loading ? PagedFooterView($0) : nil }
    screen.manager.loadFirstPage()
    try await screen.service.arrivals.reach(1)
    table.tableFooterView = own

    screen.list.pause()
    #expect(table.tableFooterView === own)
    screen.list.resume()
    #expect(screen.footer?.text == "Loading…")
    try await screen.service.arrivals.reach(2)
    screen.service.answer(.failure(CancellationError()))
    try await screen.answer(0..<20)

    #expect(table.tableFooterView === own)
  }

  @Test(arguments: [0, 320])
  func measuresTheFooterAgainAtAnotherWidth(first: CGFloat) async throws {
    table.frame.size.width = first
    screen.manager.footer = { _ in Paragraph() }
    try await screen.load(0..<3)
    let foot = try #require(table.tableFooterView)

    for width in [200, 400, 100] as [CGFloat] {
      table.frame.size.width = width
      screen.layOut()
      screen.layOut()

      #expect(foot.frame.size == CGSize(width: width, height: 40_000 / width))
      #expect(table.contentSize.height == 3 * 40 + 40_000 / width)
      #expect(table.tableFooterView === foot)
    }
  }

  @Test
  func measuresTheFooterOncePerWidth() async throws {
    let paragraph = Paragraph()
    screen.manager.footer = { _ in paragraph }
    try await screen.load(0..<3)
    let measured = paragraph.measured

    screen.list.edit { $0.removeLast() }
    screen.layOut()

    #expect(paragraph.measured == measured && measured <= 2)
  }

  @Test
  func addsNoViewsWithoutAFooter() {
    let before = table.subviews.count
    screen.manager.loadFirstPage()
    #expect(table.subviews.count > before)

    screen.manager.footer = nil
    screen.layOut()

    #expect(table.subviews.count == before)
  }
}
