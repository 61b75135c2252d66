import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableSelfSizingFacts {
  /// `developer.apple.com/documentation/uikit/uitableview/rowheight`
  @Test func aRowHasTheHeightThatItsCellPrefers() {
    let source = FittingSource((0..<100).map { CGFloat(60 + $0 % 3 * 20) })
    let table = source.makeTable(estimate: 44)

    table.layoutIfNeeded()

    #expect((0..<4).map { table.rectForRow(at: row($0)).height } == [60, 80, 100, 60])
    #expect(table.visibleCells.map(\.frame.minY).prefix(4) == [0, 60, 140, 240])
    #expect(table.cellForRow(at: row(2))?.frame.height == 100)
    #expect(source.widths.contains(320))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`
  @Test func rowsOutOfViewHaveTheEstimatedHeight() {
    let source = FittingSource(Array(repeating: 100, count: 1000))
    let table = source.makeTable(estimate: 50)

    table.layoutIfNeeded()

    #expect(table.rectForRow(at: row(999)).height == 50)
    #expect(table.contentSize.height < 1000 * 60)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)`
  @Test func theDelegateMayLeaveTheHeightToTheCell() {
    let source = FittingSource(Array(repeating: 70, count: 10))
    let table = source.makeTable(estimate: 44)
    let delegate = HeightDelegate { $0.row == 1 ? 33 : UITableView.automaticDimension }
    table.rowHeight = 20
    table.delegate = delegate

    table.layoutIfNeeded()

    #expect((0..<3).map { table.rectForRow(at: row($0)).height } == [70, 33, 70])
  }

  /// *Assumed*: no page says so.
  @Test func measuringRowsAboveTheScreenMovesNothingOnIt() throws {
    let source = FittingSource(Array(repeating: 120, count: 1000))
    let table = source.makeTable(estimate: 40)
    table.layoutIfNeeded()
    table.contentOffset.y = 20_000
    table.layoutIfNeeded()

    for _ in 0..<40 {
      let held = try #require(table.visibleCells.dropFirst().first)
      let before = held.frame.minY - table.contentOffset.y
      table.contentOffset.y -= 30
      table.layoutIfNeeded()

      #expect(abs(held.frame.minY - table.contentOffset.y - before - 30) < 1)
    }
  }

  /// `developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)`
  @Test(arguments: [1, 499, 998, 999])
  func aRowIsFoundAmongEstimatedHeights(index: Int) throws {
    let source = FittingSource((0..<1000).map { CGFloat(80 + $0 % 5 * 30) })
    let table = source.makeTable(estimate: 40)
    table.layoutIfNeeded()

    table.scrollToRow(at: row(index), at: .bottom, animated: false)
    table.layoutIfNeeded()

    let cell = try #require(table.cellForRow(at: row(index)))
    #expect(cell.frame.minY >= table.contentOffset.y)
    #expect(cell.frame.maxY <= table.contentOffset.y + 500)
    #expect(cell.frame == table.rectForRow(at: row(index)))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/endupdates()`
  @Test func anEmptyBatchMeasuresAgainAndKeepsCells() {
    let source = FittingSource(Array(repeating: 50, count: 10))
    let table = source.makeTable(estimate: 44)
    table.layoutIfNeeded()
    let cells = table.visibleCells

    (table.cellForRow(at: row(1)) as? FittingCell)?.height = 90
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()

    #expect(table.rectForRow(at: row(1)).height == 90)
    #expect(table.rectForRow(at: row(2)).minY == 140)
    #expect(table.visibleCells == cells)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)`
  @Test func aReconfiguredRowIsMeasuredAgain() {
    let source = FittingSource(Array(repeating: 50, count: 10))
    let table = source.makeTable(estimate: 44)
    table.layoutIfNeeded()

    source.heights[1] = 90
    table.reconfigureRows(at: [row(1)])
    table.layoutIfNeeded()

    #expect(table.rectForRow(at: row(1)).height == 90)
    #expect(table.cellForRow(at: row(2))?.frame.minY == 140)
  }

  /// *Assumed*: no page says so.
  @Test func theHeightOfAReloadedRowIsRequestedAgain() {
    let source = FittingSource(Array(repeating: 50, count: 10))
    let table = source.makeTable(estimate: 44)
    let delegate = HeightDelegate { _ in 0 }
    table.delegate = delegate
    table.layoutIfNeeded()

    delegate.height = { $0.row == 1 ? 70 : 0 }
    table.reloadRows(at: [row(1)], with: .none)
    table.layoutIfNeeded()

    #expect(table.rectForRow(at: row(1)).height == 70)
  }

  /// *Assumed*: no page says so.
  @Test func measuredHeightsFollowTheirRows() {
    let source = FittingSource([50, 90, 60, 70, 80])
    let table = source.makeTable(estimate: 44)
    table.layoutIfNeeded()

    source.heights = [70, 50, 30, 60, 80]
    table.performBatchUpdates {
      table.deleteRows(at: [row(1)], with: .none)
      table.insertRows(at: [row(2)], with: .none)
      table.moveRow(at: row(3), to: row(0))
    }
    table.layoutIfNeeded()

    #expect((0..<5).map { table.rectForRow(at: row($0)).height } == [70, 50, 30, 60, 80])
    #expect(table.visibleCells.compactMap { ($0 as? FittingCell)?.height } == source.heights)
  }

  /// `developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`
  @Test func sizeThatFitsMeasuresACellLaidOutByHand() {
    let cell = FittingCell(style: .default, reuseIdentifier: nil)
    cell.height = 77

    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )

    #expect(size == CGSize(width: 300, height: 77))
  }

  /// *Assumed*: no page says so.
  @Test func aCellOfOneLineIsHighEnoughToTap() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "one line"

    let size = cell.sizeThatFits(CGSize(width: 320, height: 0))

    #expect((40..<100).contains(size.height))
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}

/// A source of cells that prefer heights.
private final class FittingSource: NSObject, UITableViewDataSource {
  var heights: [CGFloat]
  private(set) var widths: Set<CGFloat> = []

  init(_ heights: [CGFloat]) {
    self.heights = heights
  }

  func makeTable(estimate: CGFloat) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
    table.register(FittingCell.self, forCellReuseIdentifier: "fitting")
    table.separatorStyle = .none
    table.estimatedRowHeight = estimate
    table.dataSource = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fitting", for: indexPath)
    (cell as? FittingCell)?.height = heights[indexPath.row]
    (cell as? FittingCell)?.onAsk = { [weak self] in self?.widths.insert($0) }
    return cell
  }
}

private final class FittingCell: UITableViewCell {
  var height: CGFloat = 44
  var onAsk: (CGFloat) -> Void = { _ in }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    onAsk(size.width)
    return CGSize(width: size.width, height: height)
  }
}
