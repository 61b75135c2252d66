import Foundation
import ListSource
import PagedList
import PlatformUIKit
import RouterEvents
import TestSupport
import Testing

extension EventName {
  fileprivate static let rowSelected: EventName = "row.selected"
}

@MainActor
@Suite("Layered paged list: deselect; own cell, height and selection per module", .watchdog)
struct ModuleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("Each module has its own cell, height and selection")
  func modules() async {
    var chosen: [String] = []
    let sales = await table { rows in
      Rows(rows, cell: SaleCell.self).height(.fixed(60)).onSelect { row, _ in chosen.append("sale \(row.id)")
      }
    }
    let matches = await table { rows in
      Rows(rows, cell: MatchCell.self).height(.fixed(30)).onSelect { row, _ in
        chosen.append("match \(row.id)")
      }
    }

    select(1, in: sales)
    select(2, in: matches)

    #expect(sales.visibleCells.allSatisfy { $0 is SaleCell } && !sales.visibleCells.isEmpty)
    #expect(matches.visibleCells.allSatisfy { $0 is MatchCell } && !matches.visibleCells.isEmpty)
    #expect([sales, matches].map { $0.rectForRow(at: [0, 1]).height } == [60, 30])
    #expect(chosen == ["sale 1", "match 2"])
  }

  @Test("A row is deselected after its event")
  func deselects() async {
    let table = await table { rows in Rows(rows, cell: SaleCell.self).emits(.rowSelected) }
    var during: IndexPath?
    let observation = table.onRouterEvent(.rowSelected) { _ in during = table.indexPathForSelectedRow }

    select(1, in: table)
    observation.cancel()

    #expect(during == [0, 1])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A row of a later page has its index among all rows")
  func laterPages() async {
    let table = await table(pages: 2) { rows in
      Rows(rows, cell: SaleCell.self).height(.fixed(60)).emits(.rowSelected)
    }
    var seen: (place: IndexPath?, row: Row?)
    let observation = table.onRouterEvent(.rowSelected) { event in
      seen = (event.userInfo[.indexPath], event.userInfo.listItem(as: Row.self))
    }

    select(5, in: table)
    observation.cancel()

    #expect(seen.place == [0, 5])
    #expect(seen.row == Row(id: 5))
  }

  private func table(pages: Int = 1, _ declare: @escaping ([Row]) -> Rows<Row>) async -> UITableView {
    let table = ListTableView(frame: window.bounds, style: .plain)
    let list = PagedList(SamplePageLoader(count: 8, pageSize: 4) { Row(id: $0) }, pageSize: 4)
    window.addSubview(table)
    window.isHidden = false
    PagedTable(table, showing: list) { rows in ListSource { ListSection("rows") { declare(rows) } } }
      .loadsNextPageNearEnd = false
    _ = await list.loadFirstPage().finished
    for _ in 1..<pages {
      _ = await list.loadNextPage().finished
    }
    window.layoutIfNeeded()
    return table
  }

  private func select(_ row: Int, in table: UITableView) {
    table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    table.listAdapter?.tableView(table, didSelectRowAt: [0, row])
  }
}

private final class SaleCell: UITableViewCell, ViewConfigurable {
  func configure(with row: Row) {
    textLabel?.text = "sale \(row.id)"
  }
}

private final class MatchCell: UITableViewCell, ViewConfigurable {
  func configure(with row: Row) {
    textLabel?.text = "match \(row.id)"
  }
}
