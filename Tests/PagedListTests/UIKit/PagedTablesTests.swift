import Foundation
import KitSupport
import ListSource
import PagedList
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite("Several paged tables", .timeLimit(.minutes(5)))
struct PagedTablesTests {
  private let screen = PagedScreen()
  private let size = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test
  func twoTablesShowOneListAndOnlyTheOneThatWasPulledHasTheIndicator() async throws {
    let other = UITableView(frame: size, style: .plain)
    let second = PagedTable(other, showing: screen.list, declare: declared)
    screen.manager.loadFirstPage()
    try await screen.answer(0..<20)

    screen.control.pull()
    #expect(second.tableView?.refreshControl?.isRefreshing == false)
    try await screen.answer(5..<20)

    #expect([screen.table, other].map { $0.numberOfRows(inSection: 0) } == [15, 15])
    #expect(screen.control.ends == 1)
    #expect((other.tableFooterView as? PagedFooterView)?.text == "That is all.")
  }

  @Test
  func laterOneTakesTheTableOverThoughTheAppHoldsTheFormer() async throws {
    screen.manager.loadFirstPage()
    try await screen.answer(0..<20)
    screen.control.pull()
    #expect(screen.footer != nil)
    let service = HandService<Row>(isStubborn: true)
    let list = PagedList(service, pageSize: 20)

    PagedTable(screen.table, showing: list, declare: declared)
    #expect(screen.table.refreshControl === screen.control)
    #expect(!screen.control.isRefreshing)
    #expect(screen.table.tableFooterView == nil)
    try await screen.answer(0..<3)
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
    #expect(screen.footer == nil)

    screen.control.pull()
    try await service.arrivals.reach(1)
    #expect(screen.service.requests.count == 2)
    #expect(screen.manager.tableView == nil)
  }

  @Test(arguments: [true, false])
  func adapterOfTheAppsTakesTheTableOver(isLoading: Bool) async throws {
    screen.manager.loadFirstPage()
    try await screen.answer(0..<20)
    if isLoading { screen.manager.enterRefresh() }

    let (adapter, _) = Reports.collecting { TableAdapter(screen.table) }
    adapter.apply(declared([Row(id: 1)]))
    screen.list.edit { $0.removeLast() }
    if isLoading { try await screen.answer(0..<7) }
    screen.control.pull()

    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    #expect(screen.manager.tableView == nil)
    #expect(screen.list.status.ongoing == nil)
  }

  @Test
  func adapterOfTheAppsFindsNothingAtTheFootAndNoIndicator() async throws {
    let table = UITableView(frame: size, style: .plain)
    let service = HandService<Row>(isStubborn: true)
    defer { service.close() }
    weak var list: PagedList<Row>?
    do {
      let shown = PagedList(service, pageSize: 20)
      list = shown
      PagedTable(table, showing: shown, declare: declared).enterRefresh()
      #expect(table.refreshControl?.isRefreshing == true)
    }

    _ = Reports.collecting { TableAdapter(table) }

    #expect(table.refreshControl == nil)
    #expect(table.tableFooterView == nil)
    #expect(list == nil)
  }

  @Test
  func whoHasLeftEndsNobodysIndicatorAndIsToldOfNothing() async throws {
    screen.manager.loadFirstPage()
    try await screen.answer(0..<20)
    screen.manager.loadFirstPage()
    try await screen.service.arrivals.reach(2)
    let service = HandService<Row>(isStubborn: true)
    let list = PagedList(service, pageSize: 20)
    PagedTable(screen.table, showing: list, declare: declared)
    screen.control.pull()
    try await service.arrivals.reach(1)
    let told = screen.log

    try await screen.answer(.failure(Offline()))

    #expect(screen.control.isRefreshing)
    #expect(list.status == .ongoing(PageLoad(.first)))
    #expect(screen.log == told)
  }

  private func declared(_ rows: [Row]) -> ListSource {
    ListSource { ListSection("rows") { Rows(rows, cell: UITableViewCell.self) { _, _, _ in } } }
  }
}
