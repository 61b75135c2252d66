import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct LiveListReportTests {
  private let screen = Screen()

  @Test
  func liveListAndAppliedListReplaceEachOther() {
    let adapter = screen.tableAdapter
    func show(_ body: () -> Void) -> [String] {
      body()
      screen.layOut()
      screen.table.reloadData()
      screen.layOut()
      return screen.table.visibleCells.map(\.shownText)
    }
    var texts: [[String]] = []

    let (_, reports) = Reports.collecting {
      texts.append(show { adapter.apply(ListSource([Item(1), Item(2)])) })
      let live = show {
        screen.table.configureList { list in
          list.numberOfRows { _ in 1 }
            .configureCell(ItemCell.self) { cell, _ in cell.textLabel?.text = "live" }
        }
      }
      texts.append(live)
      texts.append(show { adapter.apply(ListSource([Item(3)])) })
    }

    #expect(texts == [["item 1", "item 2"], ["live"], ["item 3"]])
    #expect(reports.isEmpty)
    #expect(screen.table.listAdapter === adapter)
  }

  @Test
  func reportsMissingCellClassOnce() {
    screen.table.configureList { list in list.numberOfRows { _ in 3 } }

    let (_, reports) = Reports.collecting { screen.layOut() }

    #expect(screen.table.visibleCells.count == 3)
    #expect(
      reports.map(\.text) == [
        """
        A live list has no cell class, so its rows are empty. \
        Call list.configureCell(QuakeCell.self) { cell, indexPath in … }.
        """
      ]
    )
  }

  @Test
  func replacesCellOfWrongClassAndReportsOnce() {
    screen.table.configureList { list in
      list.numberOfRows { _ in 3 }.configureCell(ItemCell.self, identifier: "mine") { _, _ in
        Issue.record("There is no cell to configure.")
      }
    }
    screen.table.register(OtherItemCell.self, forCellReuseIdentifier: "mine")

    let (_, reports) = Reports.collecting { screen.layOut() }

    #expect(screen.table.visibleCells.map(\.shownText) == Array(repeating: "No ItemCell here", count: 3))
    #expect(
      reports.map(\.text) == [
        """
        The table view dequeued a OtherItemCell for "mine", but the list needs a ItemCell, so the row does not show \
        its model. Do not register cells with the table view under an identifier that the list uses.
        """
      ]
    )
  }

  @Test(arguments: [Double.nan, -3, .infinity, -.infinity, 1_000_001, .greatestFiniteMagnitude])
  func reportsImpossibleHeightOnceAndIsSelfSizing(points: Double) {
    let (_, reports) = Reports.collecting {
      screen.table.configureList { list in
        list.numberOfRows { _ in 3 }
          .configureCell(UITableViewCell.self) { _, _ in }
          .heightForRow { _ in .fixed(points) }
      }
      screen.layOut()
    }

    #expect(screen.table.rectForRow(at: [0, 2]).height == 44)
    #expect(
      reports.map(\.text) == [
        """
        heightForRow returned \(points) points for row 0 of section 0, which is impossible. The row is self-sizing \
        instead. Return 0 to 1000000 points, or .automatic.
        """
      ]
    )
  }
}
