import Foundation
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

/// Placeholders for rows that are not loaded.
@MainActor
@Suite(.watchdog)
struct PlaceholderTests {
  private let service = ManualService<Row>()

  private func page(_ rows: Range<Int>, total: Int?, offset: Int? = nil) -> LoadedPage<Row> {
    LoadedPage(rows.map { Row(id: $0) }, total: total, offset: offset)
  }

  @Test func standForTheRowsUpToTheTotal() async {
    let list = PagedList(service, pageSize: 20, uniqueBy: \.id)
    #expect(list.placeholders(at: .next).isEmpty)
    service.answer(0, .success(page(0..<20, total: 45)))
    _ = await list.loadFirstPage().finished

    #expect(list.placeholders(at: .next).map(\.index) == Array(20..<40))
    #expect(list.placeholders(at: .next, limit: 99).map(\.index) == Array(20..<45))
    #expect(list.placeholders(at: .next, limit: -1).isEmpty && list.placeholders(at: .previous).isEmpty)
    service.answer(1, .success(page(20..<40, total: 41)))
    _ = await list.loadNextPage().finished
    #expect(list.placeholders(at: .next).map(\.index) == [40])
    service.answer(2, .success(page(40..<41, total: 99)))
    _ = await list.loadNextPage().finished

    #expect(list.placeholders(at: .next).count == 20)
    service.answer(3, .success(page(0..<0, total: 99)))
    _ = await list.loadNextPage().finished
    #expect(!list.hasNext && list.placeholders(at: .next).isEmpty)
  }

  @Test(arguments: [500, nil])
  func needTheOffsetOfAPageAroundAnAnchor(offset: Int?) async {
    let list = PagedList(service, pageSize: 20, uniqueBy: \.id, around: 510)
    service.answer(0, .success(page(500..<520, total: 530, offset: offset)))
    _ = await list.loadFirstPage().finished

    let isKnown = offset != nil
    #expect(list.placeholders(at: .previous, limit: 3).map(\.index) == (isKnown ? [497, 498, 499] : []))
    #expect(list.placeholders(at: .next).map(\.index) == (isKnown ? Array(520..<530) : []))
  }

  @Test func serviceWithoutATotalHasNone() async {
    let list = PagedList(service, pageSize: 20, uniqueBy: \.id)
    service.answer(0, .success(page(0..<20, total: nil)))
    _ = await list.loadFirstPage().finished
    #expect(list.hasNext && list.placeholders(at: .next).isEmpty)
  }

  // MARK: On screen

  /// Shows rows and placeholders, each 40 points high.
  private func show(_ list: PagedList<Row>, in table: UITableView) -> PagedTable<Row> {
    PagedTable(table, showing: list) { [unowned list] rows in
      ListSource {
        ListSection("rows") {
          Rows(rows, cell: UITableViewCell.self) { cell, row, _ in cell.textLabel?.text = "row \(row.id)" }
          Rows(list.placeholders(at: .next), cell: UITableViewCell.self) { cell, place, _ in
            cell.textLabel?.text = "… \(place.index)"
          }
        }
      }
    }
  }

  @Test func pagesLoadInFrontOfThePlaceholdersAndReplaceThem() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 40
    window.addSubview(table)
    window.isHidden = false
    let list = PagedList(service, pageSize: 5, uniqueBy: \.id)
    let manager = show(list, in: table)
    for number in 0..<4 {
      service.answer(number, .success(page(5 * number..<5 * number + 5, total: 40)))
    }

    // Twelve rows are visible: pages load until no visible row is near the last one.
    _ = await manager.loadFirstPage().finished
    await settle(table, manager)
    #expect(list.items.count == 20 && service.requests.count == 4)
    #expect(table.texts == (0..<12).map { "row \($0)" })
    #expect(table.rowCount == 40)

    table.contentOffset.y = 600
    window.layoutIfNeeded()
    #expect(table.texts == (15..<20).map { "row \($0)" } + (20..<27).map { "… \($0)" })
    service.answer(4, .success(LoadedPage((20..<24).map { Row(id: $0) }, total: 24)))
    await settle(table, manager)

    #expect(table.texts.allSatisfy { $0.hasPrefix("row") } && table.texts.last == "row 23")
    #expect(table.rowCount == 24)
    service.close()
  }

  /// Lays out until no page loads any more.
  private func settle(_ table: UITableView, _ manager: PagedTable<Row>) async {
    while true {
      table.window?.layoutIfNeeded()
      await manager.endCheck?.value
      if manager.list.status.ongoing == nil { return }
      for await update in manager.list.updates where update.status.ongoing == nil { break }
    }
  }
}
