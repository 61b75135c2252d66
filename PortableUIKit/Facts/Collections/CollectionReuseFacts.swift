import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CollectionReuseFacts {
  private let source = ItemsSource(items: 1000)

  /// `developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)`
  @Test func cellsThatLeaveTheViewAreReused() {
    let collection = UICollectionView.showing(source)
    var cells: Set<UICollectionViewCell> = []

    for offset in stride(from: 0, through: 20_000, by: 250) {
      collection.contentOffset.y = CGFloat(offset)
      collection.layoutIfNeeded()
      cells.formUnion(collection.visibleCells)
    }

    #expect(collection.visibleTexts.first == "item 400")
    #expect(cells.count < 100)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`
  @Test func aCellIsPreparedOnlyForReuse() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    let first = collection.visibleItems.map(\.cell.preparations)

    for offset in [10_000, 20_000, 30_000] as [CGFloat] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }

    #expect(first == Array(repeating: 0, count: 10))
    #expect(collection.visibleItems.contains { $0.cell.preparations > 0 })
    #expect(collection.visibleItems.allSatisfy { $0.cell.preparations <= 3 })
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)`
  @Test func aCellOfTheRegisteredClassIsMade() {
    let collection = UICollectionView.showing(source)

    collection.layoutIfNeeded()

    #expect(collection.visibleItems.count == 10)
    #expect(collection.visibleCells.allSatisfy { $0.reuseIdentifier == "text" })
    #expect(UICollectionViewCell(frame: .zero).reuseIdentifier == nil)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)`; that the
  /// cell already has its size is *assumed*.
  @Test func aDequeuedCellIsAsLargeAsItsItem() {
    let collection = UICollectionView.showing(source)
    var sizes: [CGSize] = []
    source.onCell = { [weak source] _ in sizes.append(source?.lastCell?.frame.size ?? .zero) }

    collection.layoutIfNeeded()

    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 == CGSize(width: 320, height: 50) })
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)`
  @Test func aReconfiguredItemKeepsItsCell() throws {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 2]) as? TextItemCell)

    source.sections[0][2] = "changed"
    source.askedItems = []
    collection.reconfigureItems(at: [[0, 2], [0, 70]])
    collection.layoutIfNeeded()

    #expect(collection.cellForItem(at: [0, 2]) === cell)
    #expect(cell.text == "changed")
    #expect(cell.preparations == 0)
    #expect(source.askedItems == [[0, 2]])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)`
  @Test func aReloadedItemHasANewCell() throws {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 2]))

    source.sections[0][2] = "changed"
    source.askedItems = []
    collection.reloadItems(at: [[0, 2]])
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts[2] == "changed")
    #expect(source.askedItems == [[0, 2]])
    #expect(collection.cellForItem(at: [0, 2]) !== cell)
  }

  /// *Assumed*: no page says so.
  @Test func anItemInsertedWhereOneIsDeletedHasANewCell() throws {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 2]))

    collection.performBatchUpdates {
      source.sections[0][2] = "new"
      collection.deleteItems(at: [[0, 2]])
      collection.insertItems(at: [[0, 2]])
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts[2] == "new")
    #expect(collection.cellForItem(at: [0, 2]) !== cell)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)`
  @Test func aCellIsGivenTheAttributesOfItsItem() throws {
    let collection = UICollectionView.showing(source)
    collection.register(AppliedCell.self, forCellWithReuseIdentifier: "text")

    collection.layoutIfNeeded()

    let cell = try #require(collection.cellForItem(at: [0, 3]) as? AppliedCell)
    #expect(cell.applied?.indexPath == [0, 3])
    #expect(cell.applied?.frame == CGRect(x: 0, y: 150, width: 320, height: 50))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes`
  @Test func attributesThatHaveNotChangedAreNotAppliedAgain() throws {
    let collection = UICollectionView.showing(source)
    collection.register(AppliedCell.self, forCellWithReuseIdentifier: "text")
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 3]) as? AppliedCell)
    let count = cell.count

    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()

    #expect(count > 0)
    #expect(collection.cellForItem(at: [0, 3]) === cell)
    #expect(cell.count == count)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes`
  @Test func attributesWithTheSameValuesAreEqual() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
    attributes.frame = CGRect(x: 0, y: 150, width: 320, height: 50)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 3])
    header.frame = attributes.frame

    #expect(attributes.isEqual(copy))
    #expect(attributes.hash == copy?.hash)
    #expect(!attributes.isEqual(header))
    copy?.alpha = 0.5
    #expect(!attributes.isEqual(copy))
  }
}

private final class AppliedCell: UICollectionViewCell {
  private(set) var applied: UICollectionViewLayoutAttributes?
  private(set) var count = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied = layoutAttributes
    count += 1
  }
}
