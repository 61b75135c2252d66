import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableTilingFacts {
  /// `developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`
  @Test(arguments: [nil, 50, 0])
  func onlyRowsOfManyNearTheScreenAreRequested(estimate: CGFloat?) {
    let source = ItemsSource(items: 100_000)
    let table = UITableView.showing(source)
    table.estimatedRowHeight = estimate ?? UITableView.automaticDimension
    table.layoutIfNeeded()

    for offset in [2_500_000, 4_999_500, 4_990_000, 2_500_000, 100, 0] as [CGFloat] {
      source.askedItems = []
      table.scroll(to: offset)

      let nearest = source.askedItems.filter { abs(CGFloat($0.row) * 50 - offset) < 1500 }
      #expect(nearest == source.askedItems)
      #expect(source.askedItems.count <= 60)
      #expect(table.visibleTexts.first == "item \(Int(offset) / 50)")
    }
    #expect(table.contentSize.height == 5_000_000)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`
  @Test func withoutEstimatesEveryHeightIsRequested() {
    let source = ItemsSource(items: 1000)
    let table = UITableView.showing(source)
    let delegate = HeightDelegate { CGFloat($0.row % 2 == 0 ? 40 : 60) }
    table.estimatedRowHeight = 0
    table.delegate = delegate

    table.layoutIfNeeded()

    #expect(delegate.asked.count == 1000)
    #expect(table.contentSize.height == 50_000)
    #expect(table.rectForRow(at: IndexPath(row: 999, section: 0)).minY == 49_940)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`
  @Test func withEstimatesOnlyVisibleHeightsAreRequested() {
    let source = ItemsSource(items: 100_000)
    let table = UITableView.showing(source)
    let delegate = HeightDelegate { CGFloat($0.row % 2 == 0 ? 40 : 60) }
    table.estimatedRowHeight = 50
    table.delegate = delegate

    table.layoutIfNeeded()

    #expect(delegate.asked.isSuperset(of: rows(0..<10)))
    #expect(delegate.asked.count < 1000)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 60)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforrowat:)`
  @Test func theDelegateMayEstimate() {
    let source = ItemsSource(items: 1000)
    let delegate = EstimatingDelegate()
    let table = UITableView.showing(source, delegate: delegate).laidOut()

    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    #expect(table.rectForRow(at: IndexPath(row: 999, section: 0)).height == 80)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/scrollposition/none`
  @Test func aRowIsScrolledToTheShortestWay() {
    let source = ItemsSource(items: 100)
    let table = UITableView.showing(source).laidOut()

    var offsets: [CGFloat] = []
    for row in [20, 15, 12, 5] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      offsets.append(table.contentOffset.y)
    }

    #expect(offsets == [550, 550, 550, 250])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/tableheaderview`
  @Test func theTablesOwnHeaderAndFooterAreAboveAndBelowTheRows() {
    let source = ItemsSource([["a", "b"]])
    let table = UITableView.showing(source)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))

    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()

    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    #expect(footer.frame == CGRect(x: 0, y: 180, width: 320, height: 30))
    #expect(table.contentSize.height == 210)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
  }

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
    let source = ItemsSource([["a"], ["b", "c"]])
    let table = UITableView.showing(source).laidOut()

    source.sections = [["d"]]

    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
    table.reloadData()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloaddata()`
  @Test func aReloadThatShrinksTheTableCorrectsTheOffset() {
    let source = ItemsSource(items: 100)
    let table = UITableView.showing(source).laidOut()
    table.contentOffset.y = 4500

    source.sections = [(0..<20).map { "item \($0)" }]
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.contentOffset.y == 500)
    #expect(table.visibleTexts.last == "item 19")
  }

  /// *Assumed*: no page says so.
  @Test func aReloadRequestsCountsAtOnceAndCellsLater() {
    let source = ItemsSource([["a", "b", "c"]])
    let table = UITableView.showing(source).laidOut()
    source.askedItems = []

    source.sections = [["x"], ["y"]]
    table.reloadData()
    let asked = source.askedItems
    let count = table.numberOfSections
    table.layoutIfNeeded()

    #expect(asked.isEmpty)
    #expect(count == 2)
    #expect(source.askedItems.count == 2)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows`
  @Test func aTableWithoutRowsShowsNone() {
    let source = ItemsSource([[], []])
    let table = UITableView.showing(source).laidOut()

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

  private func rows(_ range: Range<Int>) -> [IndexPath] {
    range.map { IndexPath(row: $0, section: 0) }
  }
}

private final class EstimatingDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
}

private final class OneSectionSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
