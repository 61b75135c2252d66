import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct LiveListReportTests {
  private let screen = TableWindow()

  @Test
  func listInTheAdaptersPlaceIsReported() {
    let adapter = TableAdapter(screen.table)

    let (_, reports) = Reports.collecting {
      screen.table.configureList { list in
        list.numberOfRows { _ in 1 }.configureCell(UITableViewCell.self) { _, _ in }
      }
    }
    screen.layOut()

    #expect(reports.count == 1)
    #expect(adapter.tableView == nil)
    #expect(screen.table.listAdapter == nil)
    #expect(screen.table.visibleCells.count == 1)
  }

  @Test
  func adapterInTheListsPlaceIsReported() {
    screen.table.configureList { list in list.numberOfRows { _ in 1 } }

    let (adapter, reports) = Reports.collecting { TableAdapter(screen.table) }
    adapter.apply(ListSource([Item(1)]))
    screen.layOut()

    #expect(
      reports.map(\.message) == [
        """
        A table view got a second list; the first is detached and shows nothing any more. To show another list \
        apply it to the one there is: tableView.listAdapter?.apply(source).
        """
      ]
    )
    #expect(screen.table.visibleCells.map(\.said) == ["item 1"])
  }

  @Test
  func listWithoutCellsIsReportedOnce() {
    screen.table.configureList { list in list.numberOfRows { _ in 3 } }

    let (_, reports) = Reports.collecting { screen.layOut() }

    #expect(screen.table.visibleCells.count == 3)
    #expect(
      reports.map(\.message) == [
        """
        A list has rows and no cells, so its rows are empty. \
        Say list.configureCell(QuakeCell.self) { cell, indexPath in … }.
        """
      ]
    )
  }

  @Test
  func cellOfAWrongClassIsAPlaceholderAndReportedOnce() {
    screen.table.configureList { list in
      list.numberOfRows { _ in 3 }.configureCell(ItemCell.self, identifier: "mine") { _, _ in
        Issue.record("There is no cell to configure.")
      }
    }
    screen.table.register(OtherItemCell.self, forCellReuseIdentifier: "mine")

    let (_, reports) = Reports.collecting { screen.layOut() }

    #expect(screen.table.visibleCells.map(\.said) == ["No ItemCell", "No ItemCell", "No ItemCell"])
    #expect(
      reports.map(\.message) == [
        """
        The table view made a OtherItemCell for "mine", where the list needs a ItemCell: a placeholder stands there. \
        Do not register cells with the table view under an identifier that the list uses.
        """
      ]
    )
  }

  @Test
  func insertionIsReportedOnceAndNothingIsDone() {
    let list = screen.table.configureList { list in
      list.numberOfRows { _ in 3 }
        .configureCell(UITableViewCell.self) { _, _ in }
        .didDeleteRow { _ in Issue.record("Nothing is deleted.") }
    }
    screen.layOut()

    let (_, reports) = Reports.collecting {
      for row in 0..<2 { list.tableView(screen.table, commit: .insert, forRowAt: [0, row]) }
    }

    #expect(
      reports.map(\.message) == [
        """
        Row 0 of section 0 was asked to insert another, and nothing is done: a list has its rows deleted only, by \
        didDeleteRow. Offer insertion by a button, and say tableView.insertRows(at:with:).
        """
      ]
    )
  }

  @Test(arguments: [Double.nan, -3, .infinity, -.infinity, 1_000_001, .greatestFiniteMagnitude])
  func impossibleHeightIsReportedOnceAndAutomatic(points: Double) {
    screen.table.configureList { list in
      list.numberOfRows { _ in 3 }
        .configureCell(UITableViewCell.self) { _, _ in }
        .heightForRow { _ in .fixed(points) }
    }

    let (_, reports) = Reports.collecting { screen.layOut() }

    #expect(screen.table.rectForRow(at: [0, 2]).height == 44)
    #expect(
      reports.map(\.message) == [
        """
        heightForRow answered \(points) points for row 0 of section 0; it is as high as its cell asks for. \
        Answer 0 to 1000000 points, or .automatic.
        """
      ]
    )
  }

  @Test
  func listThatIsNotTheDelegateAnyMoreReportsThatOnce() {
    let delegate = DelegateDouble()
    screen.table.configureList { list in
      list.numberOfRows { _ in 30 }.configureCell(UITableViewCell.self) { _, _ in }
    }

    let (_, reports) = Reports.collecting {
      screen.table.delegate = delegate
      screen.layOut()
      screen.table.contentOffset.y = 400
      screen.layOut()
    }

    #expect(
      reports.map(\.message) == [
        """
        A table view's list is not its delegate any more: heights, selection and scrolling are not what the list says. \
        Remove tableView.delegate = …, and say list.heightForRow, didSelectRow or didScroll in configureList.
        """
      ]
    )
  }

  @Test
  func listThatIsNotTheDataSourceAnyMoreReportsThatOnce() {
    let source = RowlessSource()
    screen.table.configureList { list in
      list.numberOfRows { _ in 30 }.configureCell(UITableViewCell.self) { _, _ in }
    }
    screen.layOut()

    let (_, reports) = Reports.collecting {
      screen.table.dataSource = source
      screen.layOut()
      for offset in [1.0, 2] { screen.table.contentOffset.y = offset }
    }

    #expect(
      reports.map(\.message) == [
        """
        A table view's list is not its data source any more, so its rows are not shown. \
        Remove tableView.dataSource = …, and say list.numberOfRows and configureCell in configureList.
        """
      ]
    )
  }
}

private final class RowlessSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
