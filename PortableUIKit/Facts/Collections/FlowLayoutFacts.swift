import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct FlowLayoutFacts {
  private let layout = UICollectionViewFlowLayout()
  private let source = ItemsSource([])

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize`,
  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimumlinespacing`,
  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection`
  @Test func aLayoutHasDefaultValues() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing`: a line has as many
  /// items as fit, with the remaining space between them.
  @Test func theRemainingSpaceIsBetweenTheItems() {
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 7

    let frames = frames([["a", "b", "c", "d", "e", "f"]])

    #expect(frames.map(\.minX) == [0, 110, 220, 0, 110, 220])
    #expect(frames.map(\.minY) == [0, 0, 0, 47, 47, 47])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 100, height: 40) })
  }

  /// *Assumed* (openradar.me/20825965): items of equal size keep the columns of the lines above.
  @Test func theLastLineKeepsTheColumns() {
    layout.itemSize = CGSize(width: 100, height: 40)

    let frames = frames([["a", "b", "c", "d", "e"]])

    #expect(frames.map(\.minX) == [0, 110, 220, 0, 110])
  }

  /// *Assumed*: no page says so.
  @Test func anItemAloneInItsLineIsCentered() {
    layout.itemSize = CGSize(width: 200, height: 40)

    let frames = frames([["a", "b"]])

    #expect(frames.map(\.minX) == [60, 60])
    #expect(frames.map(\.minY) == [0, 50])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset`
  @Test func insetsAreAroundTheItemsOfEachSection() {
    layout.itemSize = CGSize(width: 62.5, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)

    let collection = showing([["a", "b", "c", "d"], ["e"]])

    #expect(collection.frames().map(\.minX) == [20, 92.5, 165, 237.5])
    #expect(collection.frames().map(\.minY) == [10, 10, 10, 10])
    #expect(collection.frames(ofSection: 1).map(\.origin) == [CGPoint(x: 20, y: 90)])
    #expect(collection.contentSize == CGSize(width: 320, height: 160))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/footerreferencesize`: the width is the view's,
  /// and insets apply only to items.
  @Test func headersAndFootersAreAcrossTheView() {
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    layout.footerReferenceSize = CGSize(width: 10, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)

    let collection = showing([["a"], ["b"]])

    let header = collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: [1, 0]
    )
    let footer = collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: [0, 0]
    )
    #expect(footer?.frame == CGRect(x: 0, y: 90, width: 320, height: 20))
    #expect(header?.frame == CGRect(x: 0, y: 110, width: 320, height: 30))
    #expect(collection.frames().map(\.minY) == [35])
    #expect(collection.frames(ofSection: 1).map(\.minY) == [145])
    #expect(collection.contentSize.height == 220)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds` and
  /// `developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds`
  @Test(arguments: [true, false], [true, false])
  func onlyAPinnedHeaderStaysInViewWithItsSection(isFlow: Bool, isPinned: Bool) {
    let flow = UICollectionViewFlowLayout.rows(header: 40)
    flow.sectionHeadersPinToVisibleBounds = isPinned
    let section = NSCollectionLayoutSection.grid(columns: 1, height: .absolute(50))
    let header = NSCollectionLayoutBoundarySupplementaryItem.header(.absolute(40))
    header.pinToVisibleBounds = isPinned
    section.boundarySupplementaryItems = [header]
    let texts = (0..<20).map { "item \($0)" }
    let source = ItemsSource([texts, texts])
    let collection = UICollectionView.showing(
      source,
      layout: isFlow ? flow : UICollectionViewCompositionalLayout(section: section)
    )

    let places = [0, 500, 1020].map { offset in
      collection.scroll(to: CGFloat(offset))
      return collection.edge(ofSection: 0)?.frame.minY
    }

    #expect(places == (isPinned ? [0, 500, 1000] : [0, nil, nil]))
    #expect(collection.edge(ofSection: 1)?.frame.minY == 1040)
    #expect(collection.frames().first?.minY == 40)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:sizeforitemat:)`;
  /// *assumed*: items of different sizes are vertically centered in their line, and the last line is not spread.
  @Test func theDelegateGivesEachItemItsSize() {
    let sizes = [
      CGSize(width: 100, height: 40), CGSize(width: 200, height: 60), CGSize(width: 80, height: 30),
    ]
    let delegate = ItemSizeDelegate { sizes[$0.item % 3] }
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 7

    let source = ItemsSource([["a", "b", "c", "a"]])
    let collection = UICollectionView.showing(source, layout: layout)
    collection.delegate = delegate
    collection.layoutIfNeeded()

    #expect(
      collection.frames() == [
        CGRect(x: 0, y: 10, width: 100, height: 40), CGRect(x: 120, y: 0, width: 200, height: 60),
        CGRect(x: 0, y: 72, width: 80, height: 30), CGRect(x: 85, y: 67, width: 100, height: 40),
      ]
    )
    #expect(Set(delegate.asked) == [[0, 0], [0, 1], [0, 2], [0, 3]])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)`; that a reconfigured item asks the
  /// delegate again is *assumed*.
  @Test(arguments: [true, false])
  func theDelegateIsAskedAgain(isInvalidated: Bool) {
    let delegate = ItemSizeDelegate { _ in CGSize(width: 320, height: 40) }
    let source = ItemsSource([["a", "b"]])
    let collection = UICollectionView.showing(source, layout: layout)
    collection.delegate = delegate
    layout.minimumLineSpacing = 0
    collection.layoutIfNeeded()

    delegate.size = { CGSize(width: 320, height: $0.item == 0 ? 70 : 40) }
    if isInvalidated { layout.invalidateLayout() } else { collection.reconfigureItems(at: [[0, 0]]) }
    collection.layoutIfNeeded()

    #expect(collection.frames().map(\.minY) == [0, 70])
    #expect(collection.cellForItem(at: [0, 1])?.frame.minY == 70)
    #expect(collection.contentSize.height == 110)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection`
  @Test func linesAreVerticalIfTheViewScrollsHorizontally() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 240)
    layout.minimumLineSpacing = 7

    let collection = showing([["a", "b", "c"]])

    #expect(
      collection.frames().map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 260), CGPoint(x: 107, y: 0),
      ]
    )
    #expect(collection.contentSize == CGSize(width: 207, height: 500))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewflowlayout`
  @Test func anotherWidthMovesTheItems() {
    layout.itemSize = CGSize(width: 100, height: 40)
    let collection = showing([["a", "b", "c", "d"]])

    collection.frame.size.width = 210
    collection.layoutIfNeeded()

    #expect(collection.frames().map(\.minX) == [0, 110, 0, 110])
    #expect(collection.contentSize.width == 210)
  }

  private func showing(_ sections: [[String]]) -> UICollectionView {
    source.sections = sections
    return UICollectionView.showing(source, layout: layout).laidOut()
  }

  private func frames(_ sections: [[String]]) -> [CGRect] { showing(sections).frames() }
}
