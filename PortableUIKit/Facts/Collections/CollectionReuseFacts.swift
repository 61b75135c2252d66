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

  /// `developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)`
  @Test func aCellOfTheRegisteredClassIsMade() {
    let collection = UICollectionView.showing(source).laidOut()

    #expect(collection.visibleItems.count == 10)
    #expect(collection.visibleCells.allSatisfy { $0.reuseIdentifier == "text" })
    #expect(UICollectionViewCell(frame: .zero).reuseIdentifier == nil)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)` and, because attributes that have not
  /// changed are not applied again, `developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes`
  @Test func aCellIsGivenTheAttributesOfItsItemOnce() throws {
    let collection = UICollectionView.showing(source)
    collection.register(AppliedCell.self, forCellWithReuseIdentifier: "text")
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 3]) as? AppliedCell)
    let count = cell.count

    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()

    #expect(cell.applied?.indexPath == [0, 3])
    #expect(cell.applied?.frame == CGRect(x: 0, y: 150, width: 320, height: 50))
    #expect(collection.cellForItem(at: [0, 3]) === cell)
    #expect(count > 0)
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
