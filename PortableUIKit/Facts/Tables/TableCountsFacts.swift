import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableCountsFacts {
  /// `developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)`
  @Test func aTableHasOneSectionByDefault() {
    let source = OneSectionSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)

    table.dataSource = source

    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/numberofsections`
  @Test func countsAreKeptUntilTheTableIsReloaded() {
    let source = RowsSource([["a"], ["b", "c"]])
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    source.sections = [["d"]]

    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
    table.reloadData()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloaddata()`
  @Test func aReloadedTableShowsTheNewRows() {
    let source = RowsSource([["a", "b", "c"]])
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    source.sections = [["x", "y"]]
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.visibleTexts == ["x", "y"])
    #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloaddata()`
  @Test func aReloadThatShrinksTheTableCorrectsTheOffset() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 4500

    source.sections = [(0..<20).map { "row \($0)" }]
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.contentOffset.y == 500)
    #expect(table.visibleTexts.last == "row 19")
  }

  /// *Assumed*: no page says so.
  @Test func aReloadRequestsCountsAtOnceAndCellsLater() {
    let source = RowsSource([["a", "b", "c"]])
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    source.askedRows = []

    source.sections = [["x"], ["y"]]
    table.reloadData()
    let asked = source.askedRows
    let count = table.numberOfSections
    table.layoutIfNeeded()

    #expect(asked.isEmpty)
    #expect(count == 2)
    #expect(source.askedRows.count == 2)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/datasource`
  @Test func aTableDoesNotRetainItsSourceAndItsDelegate() {
    let table = UITableView(frame: .zero, style: .plain)
    weak var source: RowsSource?
    weak var delegate: SelectionDelegate?

    Host.drain {
      let made = (RowsSource(rows: 3), SelectionDelegate(log: CallLog()))
      table.dataSource = made.0
      table.delegate = made.1
      source = made.0
      delegate = made.1
    }

    #expect(source == nil)
    #expect(delegate == nil)
    #expect(table.dataSource == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows`
  @Test func aTableWithoutRowsShowsNone() {
    let source = RowsSource([[], []])
    let table = UITableView.showing(source)

    table.layoutIfNeeded()

    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.isEmpty)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  /// `developer.apple.com/documentation/foundation/indexpath/init(row:section:)`
  @Test func anIndexPathNamesARowOfASection() {
    var path = IndexPath(row: 3, section: 1)

    path.row += 1

    #expect(path.section == 1)
    #expect(path.row == 4)
    #expect(path == IndexPath(indexes: [1, 4]))
    #expect(path < IndexPath(row: 0, section: 2))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/init(frame:style:)`
  @Test func aTableIsPlainByDefault() {
    let plain = UITableView()
    let grouped = UITableView(frame: .zero, style: .insetGrouped)

    let heights = [plain.rowHeight, plain.estimatedRowHeight, plain.sectionHeaderHeight]

    #expect(plain.style == .plain)
    #expect(grouped.style == .insetGrouped)
    #expect(heights == Array(repeating: UITableView.automaticDimension, count: 3))
  }
}

private final class OneSectionSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
