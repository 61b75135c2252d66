import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ListSelfSizingFacts {
  private let source = ItemsSource(items: 100)

  /// `developer.apple.com/documentation/uikit/uitableview/rowheight`,
  /// `developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)` and
  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`
  @Test(arguments: ListKind.allCases)
  func aRowHasTheHeightThatItsCellPrefers(kind: ListKind) {
    let list = laidOut(kind) { CGFloat(60 + $0 % 3 * 20) }

    #expect(list.heights(4) == [60, 80, 100, 60])
    #expect(list.shownCells.prefix(4).map(\.frame.minY) == [0, 60, 140, 240])
    #expect(list.shownCells.prefix(4).map(\.frame.height) == [60, 80, 100, 60])
    #expect(list.shownCells.allSatisfy { $0.frame.width == 320 })
  }

  /// `developer.apple.com/documentation/uikit/uitableview/estimatedrowheight` and
  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`
  @Test(arguments: ListKind.allCases)
  func rowsOutOfViewHaveTheEstimatedHeight(kind: ListKind) {
    let list = laidOut(kind) { _ in 100 }

    #expect(list.frame(at: [0, 99])?.height == 44)
    #expect(list.contentSize.height < 100 * 60)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)`; that a reloaded row is measured
  /// again too is *assumed*.
  @Test(arguments: ListKind.allCases, [true, false])
  func aReconfiguredOrReloadedRowIsMeasuredAgain(kind: ListKind, isReload: Bool) {
    let list = laidOut(kind) { _ in 50 }

    source.heights["item 1"] = 90
    if isReload { list.reload(rows: [[0, 1]]) } else { list.reconfigure(rows: [[0, 1]]) }
    list.layoutIfNeeded()

    #expect(list.heights(3) == [50, 90, 50])
    #expect(list.cell(at: [0, 2])?.frame.minY == 140)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/endupdates()` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()`; that visible items are
  /// measured again is *assumed*.
  @Test(arguments: ListKind.allCases)
  func anEmptyBatchOrAnInvalidatedLayoutMeasuresAgainAndKeepsCells(kind: ListKind) {
    let list = laidOut(kind) { _ in 50 }
    let cells = list.visibleCellViews

    list.cell(at: [0, 1])?.height = 90
    if let collection = list as? UICollectionView {
      collection.collectionViewLayout.invalidateLayout()
    } else {
      list.batch {}
    }
    list.layoutIfNeeded()

    #expect(list.heights(3) == [50, 90, 50])
    #expect(list.frame(at: [0, 2])?.minY == 140)
    #expect(Set(list.visibleCellViews).isSubset(of: cells))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/beginupdates()`: such an update changes the heights of rows
  /// without reloading cells. That it asks for the estimates of rows out of view again is *assumed*.
  @Test func anEmptyBatchAsksForAllHeightsAgain() {
    let delegate = EstimateDelegate()
    let table = UITableView.showing(source, delegate: delegate).laidOut()
    let cells = table.visibleCellViews

    delegate.height = 70
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()

    #expect(table.contentSize.height == 7_000)
    #expect(Set(table.visibleCellViews).isSubset(of: cells))
  }

  /// *Assumed*: no page says so.
  @Test(arguments: ListKind.allCases)
  func measuredHeightsFollowTheirRows(kind: ListKind) {
    source.sections = [["a", "b", "c", "d", "e"]]
    source.heights = ["a": 50, "b": 90, "c": 60, "d": 70, "e": 80, "new": 30]
    let list = kind.showing(source, estimate: 44).laidOut()

    list.batch {
      source.sections = [["d", "a", "new", "c", "e"]]
      list.delete(rows: [[0, 1]])
      list.insert(rows: [[0, 2]])
      list.move(row: [0, 3], to: [0, 0])
    }
    list.layoutIfNeeded()

    #expect(list.visibleTexts == ["d", "a", "new", "c", "e"])
    #expect(list.heights(5) == [70, 50, 30, 60, 80])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloaddata()` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`
  @Test(arguments: ListKind.allCases)
  func aReloadMeasuresAgain(kind: ListKind) {
    let list = laidOut(kind) { _ in 50 }

    source.sections = [["a", "b"]]
    source.heights = ["a": 70, "b": 80]
    list.reloadData()
    list.layoutIfNeeded()

    #expect(list.heights(2) == [70, 80])
    #expect(list.contentSize.height == 150)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)`
  @Test(arguments: [1, 499, 998, 999])
  func aRowIsFoundAmongEstimatedHeights(index: Int) throws {
    source.sections = [(0..<1000).map { "item \($0)" }]
    let list = laidOut(.table) { CGFloat(80 + $0 % 5 * 30) }

    list.scroll(to: [0, index], at: .bottom)
    list.layoutIfNeeded()

    let cell = try #require(list.cell(at: [0, index]))
    #expect(cell.frame.minY >= list.contentOffset.y)
    #expect(cell.frame.maxY <= list.contentOffset.y + 500)
    #expect(cell.frame == list.frame(at: [0, index]))
  }

  /// *Assumed*: no page says so.
  @Test func measuringRowsAboveTheScreenMovesNothingOnIt() throws {
    source.sections = [(0..<1000).map { "item \($0)" }]
    let list = laidOut(.table) { _ in 120 }
    list.scroll(to: 20_000)

    for _ in 0..<40 {
      let held = try #require(list.shownCells.dropFirst().first)
      let before = held.frame.minY - list.contentOffset.y
      list.scroll(to: list.contentOffset.y - 30)

      #expect(abs(held.frame.minY - list.contentOffset.y - before - 30) < 1)
    }
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)`
  @Test func theDelegateMayLeaveTheHeightToTheCell() {
    for text in source.sections[0] { source.heights[text] = 70 }
    let delegate = HeightDelegate { $0.row == 1 ? 33 : UITableView.automaticDimension }
    let table = UITableView.showing(source, delegate: delegate).laidOut()

    #expect(table.heights(3) == [70, 33, 70])
  }

  /// *Assumed*: no page says so.
  @Test func theHeightOfAReloadedRowIsRequestedAgain() {
    let delegate = HeightDelegate { _ in 0 }
    let table = UITableView.showing(source, delegate: delegate).laidOut()

    delegate.height = { $0.row == 1 ? 70 : 0 }
    table.reload(rows: [[0, 1]])
    table.layoutIfNeeded()

    #expect(table.frame(at: [0, 1])?.height == 70)
  }

  /// `developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`
  @Test func sizeThatFitsMeasuresACellLaidOutByHand() {
    let cell = TextCell(style: .default, reuseIdentifier: nil)
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

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/absolute(_:)`
  @Test func aCellDoesNotChangeAnAbsoluteHeight() {
    source.heights = ["item 0": 90]
    let layout = UICollectionViewCompositionalLayout(section: .grid(columns: 1, height: .absolute(50)))
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

    #expect(collection.frames().prefix(2).map(\.height) == [50, 50])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k`: by default a cell has
  /// the height that its content prefers.
  @Test func contentConfigurationsDetermineHeights() {
    source.sections = [["one line", String(repeating: "word ", count: 60)]]
    source.onCell = { [unowned source] row in
      var content = UIListContentConfiguration.cell()
      content.text = source.sections[0][row.item]
      (source.lastCell as? UICollectionViewCell)?.contentConfiguration = content
    }
    let layout = UICollectionViewCompositionalLayout.fittingRows(estimate: 30)
    let collection = UICollectionView.showing(source, layout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "text")

    collection.layoutIfNeeded()

    let heights = collection.frames().map(\.height)
    #expect(heights[0] >= 40)
    #expect(heights[1] > 2 * heights[0])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`; that the highest item of a
  /// line determines the line's height, and the others keep theirs, is *assumed*.
  @Test func aLineIsAsHighAsItsHighestItem() {
    source.heights = ["item 0": 60, "item 1": 90, "item 2": 40]
    let layout = UICollectionViewCompositionalLayout(section: .grid(columns: 2, height: .estimated(44)))
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

    #expect(collection.frames()[2].minY == 90)
    #expect(collection.frames().prefix(3).map(\.height) == [60, 90, 40])
    #expect(collection.frames().prefix(3).map(\.width) == [160, 160, 160])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem`
  @Test func headersHaveTheHeightThatTheyPrefer() {
    let source = ItemsSource([["a"], ["b"]])
    source.edgeHeight = 37
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewCompositionalLayout.fittingRows(estimate: 50, header: 20)
    ).laidOut()

    #expect(collection.edge(ofSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 37))
    #expect(collection.edge(ofSection: 1)?.frame.minY == 87)
    #expect(collection.cellForItem(at: [1, 0])?.frame.minY == 124)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize`
  @Test func aFlowLayoutEstimatesToo() {
    source.heights = ["item 0": 60, "item 1": 90]
    let layout = UICollectionViewFlowLayout.rows()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

    #expect(collection.frames().prefix(3).map(\.height) == [60, 90, 50])
    #expect(collection.cellForItem(at: [0, 2])?.frame.minY == 150)
  }

  private func laidOut(_ kind: ListKind, _ height: (Int) -> CGFloat) -> any ListView {
    for (index, text) in source.sections[0].enumerated() { source.heights[text] = height(index) }
    return kind.showing(source, estimate: 44).laidOut()
  }
}

/// A delegate whose estimate is the height of every row.
private final class EstimateDelegate: NSObject, UITableViewDelegate {
  var height: CGFloat = 50

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { height }
}
