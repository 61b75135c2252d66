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
    let service = PageDouble()
    let list = PagedList(service, pageSize: 20)

    PagedTable(screen.table, showing: list, declare: declared)
    #expect(screen.table.refreshControl === screen.control)
    #expect(!screen.control.isRefreshing)
    #expect(screen.table.tableFooterView == nil)
    try await screen.answer(0..<3)
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
    #expect(screen.footer == nil)

    screen.control.pull()
    try await service.requests(1)
    #expect(screen.service.requests.count == 2)
    #expect(screen.manager.tableView == nil)
    service.close()
  }

  private func declared(_ rows: PagedItems<Row>) -> ListSource {
    ListSource { ListSection("rows") { Rows(rows, cell: UITableViewCell.self) { _, _, _ in } } }
  }
}
