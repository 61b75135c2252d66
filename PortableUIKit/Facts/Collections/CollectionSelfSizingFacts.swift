import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CollectionSelfSizingFacts {
  private let source = ItemsSource(items: 100)

  /// `developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)` and
  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`
  @Test func anItemHasTheHeightThatItsCellPrefers() {
    let collection = showing(estimate: 44) { CGFloat(60 + $0 % 3 * 20) }

    collection.layoutIfNeeded()

    #expect(collection.frames().prefix(4).map(\.height) == [60, 80, 100, 60])
    #expect(collection.visibleItems.prefix(4).map(\.cell.frame.minY) == [0, 60, 140, 240])
    #expect(collection.visibleItems.allSatisfy { $0.cell.frame.width == 320 })
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`
  @Test func itemsOutOfViewHaveTheEstimatedHeight() {
    let collection = showing(estimate: 50) { _ in 100 }

    collection.layoutIfNeeded()

    #expect(collection.layoutAttributesForItem(at: [0, 99])?.frame.height == 50)
    #expect(collection.contentSize.height < 100 * 60)
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/absolute(_:)`
  @Test func aCellDoesNotChangeAnAbsoluteHeight() {
    source.heights = ["item 0": 90]
    let layout = UICollectionViewCompositionalLayout(section: .grid(columns: 1, height: .absolute(50)))
    let collection = UICollectionView.showing(source, layout: layout)

    collection.layoutIfNeeded()

    #expect(collection.frames().prefix(2).map(\.height) == [50, 50])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k`: by default a cell has
  /// the height that its content prefers.
  @Test func contentConfigurationsDetermineHeights() {
    let source = ContentSource(["one line", String(repeating: "word ", count: 60)])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.fittingRows(estimate: 30)
    )
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "content")
    collection.dataSource = source

    collection.layoutIfNeeded()

    let heights = collection.frames().map(\.height)
    #expect(heights[0] >= 40)
    #expect(heights[1] > 2 * heights[0])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()`; that visible cells are
  /// measured again is *assumed*.
  @Test func anInvalidatedLayoutMeasuresCellsAgain() throws {
    let collection = showing(estimate: 44) { _ in 50 }
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 1]) as? TextItemCell)

    cell.height = 90
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()

    #expect(collection.frames().prefix(3).map(\.minY) == [0, 50, 140])
    #expect(collection.cellForItem(at: [0, 1]) === cell)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)`
  @Test func aReconfiguredItemIsMeasuredAgain() {
    let collection = showing(estimate: 44) { _ in 50 }
    collection.layoutIfNeeded()

    source.heights["item 1"] = 90
    collection.reconfigureItems(at: [[0, 1]])
    collection.layoutIfNeeded()

    #expect(collection.frames().prefix(3).map(\.height) == [50, 90, 50])
    #expect(collection.cellForItem(at: [0, 2])?.frame.minY == 140)
  }

  /// *Assumed*: no page says so.
  @Test func aReloadedItemIsMeasuredAgain() {
    let collection = showing(estimate: 44) { _ in 50 }
    collection.layoutIfNeeded()

    source.heights["item 1"] = 90
    collection.reloadItems(at: [[0, 1]])
    collection.layoutIfNeeded()

    #expect(collection.frames().prefix(3).map(\.height) == [50, 90, 50])
  }

  /// *Assumed*: no page says so.
  @Test func measuredHeightsFollowTheirItems() {
    let source = ItemsSource([["a", "b", "c", "d", "e"]])
    source.heights = ["a": 50, "b": 90, "c": 60, "d": 70, "e": 80, "new": 30]
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewCompositionalLayout.fittingRows(estimate: 44)
    )
    collection.layoutIfNeeded()

    collection.performBatchUpdates {
      source.sections = [["d", "a", "new", "c", "e"]]
      collection.deleteItems(at: [[0, 1]])
      collection.insertItems(at: [[0, 2]])
      collection.moveItem(at: [0, 3], to: [0, 0])
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["d", "a", "new", "c", "e"])
    #expect(collection.frames().map(\.height) == [70, 50, 30, 60, 80])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`; that the highest item of a
  /// line determines the line's height, and the others keep theirs, is *assumed*.
  @Test func aLineIsAsHighAsItsHighestItem() {
    source.heights = ["item 0": 60, "item 1": 90, "item 2": 40]
    let layout = UICollectionViewCompositionalLayout(section: .grid(columns: 2, height: .estimated(44)))
    let collection = UICollectionView.showing(source, layout: layout)

    collection.layoutIfNeeded()

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
    )

    collection.layoutIfNeeded()

    #expect(collection.edge(ofSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 37))
    #expect(collection.edge(ofSection: 1)?.frame.minY == 87)
    #expect(collection.cellForItem(at: [1, 0])?.frame.minY == 124)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize`
  @Test func aFlowLayoutEstimatesToo() {
    source.heights = ["item 0": 60, "item 1": 90]
    let layout = UICollectionViewFlowLayout.rows()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let collection = UICollectionView.showing(source, layout: layout)

    collection.layoutIfNeeded()

    #expect(collection.frames().prefix(3).map(\.height) == [60, 90, 50])
    #expect(collection.cellForItem(at: [0, 2])?.frame.minY == 150)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`
  @Test func aReloadMeasuresAgain() {
    let collection = showing(estimate: 44) { _ in 50 }
    collection.layoutIfNeeded()

    source.sections = [["a", "b"]]
    source.heights = ["a": 70, "b": 80]
    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(collection.frames().map(\.height) == [70, 80])
    #expect(collection.contentSize.height == 150)
  }

  private func showing(estimate: CGFloat, _ height: (Int) -> CGFloat) -> UICollectionView {
    for (index, text) in source.sections[0].enumerated() { source.heights[text] = height(index) }
    return .showing(source, layout: UICollectionViewCompositionalLayout.fittingRows(estimate: estimate))
  }
}

/// A source of list cells with content configurations.
private final class ContentSource: NSObject, UICollectionViewDataSource {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "content", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = texts[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}
