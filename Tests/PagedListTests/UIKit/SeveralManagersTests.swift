import Foundation
import KitSupport
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

@MainActor
@Suite("Several managers of paged lists", .watchdog)
struct SeveralManagersTests {
  @Test(arguments: PagedKind.allCases, PagedKind.allCases)
  func onlyThePulledOfTwoListViewsShowsTheIndicator(
    kind: PagedKind,
    otherKind: PagedKind
  ) async throws {
    let screen = PagedScreen(kind)
    let other = otherKind.makeView()
    let second = other.makeManager(showing: screen.list)
    try await screen.load(0..<20)

    screen.control.pull()
    #expect(second.view?.refreshControl?.isRefreshing == false)
    try await screen.answer(5..<20)

    #expect(screen.rowCount == 15)
    #expect(other.rowCount == 15)
    #expect(screen.control.ends == 1)
    #expect((other.footerView as? PagedFooterView)?.text == "That is all.")
  }

  @Test(arguments: PagedKind.allCases)
  func laterManagerReplacesARetainedOne(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.control.pull()
    #expect(screen.footer != nil)
    let service = ManualService<Row>(ignoresCancellation: true)
    defer { service.close() }
    let list = PagedList(service, pageSize: 20)

    screen.view.makeManager(showing: list)
    #expect(screen.view.refreshControl === screen.control)
    #expect(!screen.control.isRefreshing)
    #expect(screen.view.footerView == nil)
    try await screen.answer(0..<3)
    #expect(screen.rowCount == 0)
    #expect(screen.footer == nil)

    screen.control.pull()
    try await service.arrivals.reach(1)
    #expect(screen.service.requests.count == 2)
    #expect(screen.manager.view == nil)
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func appsAdapterReplacesTheManager(kind: PagedKind, isLoading: Bool) async throws {
    let screen = try await PagedScreen.loaded(kind)
    if isLoading { screen.manager.enterRefresh() }

    _ = Reports.collecting {
      screen.view.makeAdapter().apply(type(of: screen.view).declare([Row(id: 1)]))
    }
    screen.list.edit { $0.removeLast() }
    if isLoading { try await screen.answer(0..<7) }
    screen.control.pull()

    #expect(screen.rowCount == 1)
    #expect(screen.manager.view == nil)
    #expect(screen.list.status.ongoing == nil)
  }

  @Test(arguments: PagedKind.allCases)
  func appsAdapterFindsNoFooterAndNoIndicator(kind: PagedKind) async throws {
    let view = kind.makeView()
    let service = ManualService<Row>(ignoresCancellation: true)
    defer { service.close() }
    weak var list: PagedList<Row>?
    do {
      let shown = PagedList(service, pageSize: 20)
      list = shown
      view.makeManager(showing: shown).enterRefresh()
      #expect(view.refreshControl?.isRefreshing == true)
    }

    _ = Reports.collecting { view.makeAdapter() }

    #expect(view.refreshControl == nil)
    #expect(view.footerView == nil)
    #expect(list == nil)
  }

  @Test(arguments: PagedKind.allCases)
  func detachedManagerReceivesNothingAndEndsNoIndicator(kind: PagedKind) async throws {
    let screen = try await PagedScreen.loaded(kind)
    screen.manager.loadFirstPage()
    try await screen.service.arrivals.reach(2)
    let service = ManualService<Row>(ignoresCancellation: true)
    defer { service.close() }
    let list = PagedList(service, pageSize: 20)
    screen.view.makeManager(showing: list)
    screen.control.pull()
    try await service.arrivals.reach(1)
    let told = screen.log

    try await screen.answer(.failure(Offline()))

    #expect(screen.control.isRefreshing)
    #expect(list.status == .ongoing(PageLoad(.first)))
    #expect(screen.log == told)
  }
}
