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
  /// `developer.apple.com/documentation/uikit/uitableview/visiblecells`
  @Test func theRowsInViewHaveCells() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)

    table.layoutIfNeeded()

    #expect(table.indexPathsForVisibleRows == rows(0..<10))
    #expect(table.visibleTexts == (0..<10).map { "row \($0)" })
  }

  /// `developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)`
  @Test func aCellIsWhereItsRowIs() throws {
    let source = RowsSource([["a", "b"], ["c"]])
    let table = UITableView.showing(source)

    table.layoutIfNeeded()

    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == cell.frame)
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.contentSize == CGSize(width: 320, height: 150))
    #expect(cell.isDescendant(of: table))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/indexpath(for:)`
  @Test func cellsAndRowsAreFoundByEachOther() throws {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))

    #expect(table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 149)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == IndexPath(row: 3, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 9999)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 140, width: 320, height: 20)) == rows(2..<4))
  }

  /// `developer.apple.com/documentation/uikit/uitableview`
  @Test func scrollingShowsAndRemovesRows() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    table.contentOffset.y = 120
    table.layoutIfNeeded()

    #expect(table.indexPathsForVisibleRows == rows(2..<13))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`
  @Test(arguments: [nil, 50, 0])
  func onlyRowsOfManyNearTheScreenAreRequested(estimate: CGFloat?) {
    let source = RowsSource(rows: 100_000)
    let table = UITableView.showing(source)
    table.estimatedRowHeight = estimate ?? UITableView.automaticDimension
    table.layoutIfNeeded()

    for offset in [2_500_000, 4_999_500, 4_990_000, 2_500_000, 100, 0] as [CGFloat] {
      source.askedRows = []
      table.contentOffset.y = offset
      table.layoutIfNeeded()

      let nearest = source.askedRows.filter { abs(CGFloat($0.row) * 50 - offset) < 1500 }
      #expect(nearest == source.askedRows)
      #expect(source.askedRows.count <= 60)
      #expect(table.visibleTexts.first == "row \(Int(offset) / 50)")
    }
    #expect(table.contentSize.height == 5_000_000)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`
  @Test func withoutEstimatesEveryHeightIsRequested() {
    let source = RowsSource(rows: 1000)
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
    let source = RowsSource(rows: 100_000)
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
    let source = RowsSource(rows: 1000)
    let table = UITableView.showing(source)
    let delegate = EstimatingDelegate()
    table.delegate = delegate

    table.layoutIfNeeded()

    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    #expect(table.rectForRow(at: IndexPath(row: 999, section: 0)).height == 80)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)`
  @Test func aRowIsScrolledTo() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    let row = IndexPath(row: 50, section: 0)

    var offsets: [CGFloat] = []
    for position in [.top, .bottom, .middle] as [UITableView.ScrollPosition] {
      table.scrollToRow(at: row, at: position, animated: false)
      offsets.append(table.contentOffset.y)
    }

    #expect(offsets == [2500, 2050, 2275])
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4500)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/scrollposition/none`
  @Test func aRowIsScrolledToTheShortestWay() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    var offsets: [CGFloat] = []
    for row in [20, 15, 12, 5] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      offsets.append(table.contentOffset.y)
    }

    #expect(offsets == [550, 550, 550, 250])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/tableheaderview`
  @Test func theTablesOwnHeaderAndFooterAreAboveAndBelowTheRows() {
    let source = RowsSource([["a", "b"]])
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

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)` and
  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)`
  @Test func theDelegateIsCalledForCellsThatEnterAndLeaveTheView() {
    let log = CallLog()
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    let delegate = DisplayDelegate(log: log)
    table.delegate = delegate
    table.layoutIfNeeded()
    let shown = log.calls
    log.clear()

    table.contentOffset.y = 100
    table.layoutIfNeeded()

    #expect(shown == (0..<10).map { "willDisplay \($0)" })
    #expect(
      Set(log.calls) == ["didEndDisplaying 0", "didEndDisplaying 1", "willDisplay 10", "willDisplay 11"]
    )
    #expect(log.calls.count == 4)
  }

  private func rows(_ range: Range<Int>) -> [IndexPath] {
    range.map { IndexPath(row: $0, section: 0) }
  }
}

private final class EstimatingDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
}
