import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CollectionTilingFacts {
  private let source = ItemsSource(items: 100)

  /// `developer.apple.com/documentation/uikit/uicollectionview/visiblecells` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems`; neither page names an order.
  @Test func theItemsInViewHaveCells() {
    let collection = UICollectionView.showing(source)

    collection.layoutIfNeeded()

    #expect(collection.indexPathsForVisibleItems.sorted() == items(0..<10))
    #expect(collection.visibleTexts == (0..<10).map { "item \($0)" })
    #expect(Set(collection.visibleCells) == Set(collection.visibleItems.map(\.cell)))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)`
  @Test func aCellIsWhereTheLayoutHasItsItem() throws {
    let source = ItemsSource([["a", "b"], ["c"]])
    let collection = UICollectionView.showing(source)

    collection.layoutIfNeeded()

    let cell = try #require(collection.cellForItem(at: [1, 0]))
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(collection.layoutAttributesForItem(at: [1, 0])?.frame == cell.frame)
    #expect(collection.contentSize == CGSize(width: 320, height: 150))
    #expect(cell.isDescendant(of: collection))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforelements(in:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementkind`
  @Test func theLayoutReturnsTheElementsInARectangle() throws {
    let layout = UICollectionViewFlowLayout.rows(header: 30)
    let collection = UICollectionView.showing(source, layout: layout)
    collection.layoutIfNeeded()

    let rectangle = CGRect(x: 0, y: 10, width: 320, height: 60)
    let attributes = try #require(layout.layoutAttributesForElements(in: rectangle))

    let cells = attributes.filter { $0.representedElementCategory == .cell }
    let others = attributes.filter { $0.representedElementCategory == .supplementaryView }
    #expect(cells.map(\.indexPath).sorted() == items(0..<1))
    #expect(cells.first?.representedElementKind == nil)
    #expect(others.map(\.representedElementKind) == [UICollectionView.elementKindSectionHeader])
    #expect(others.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)`,
  /// `developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)`
  @Test func cellsAndItemsAreFoundByEachOther() throws {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    let cell = try #require(collection.cellForItem(at: [0, 3]))

    #expect(collection.indexPath(for: cell) == [0, 3])
    #expect(collection.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(collection.cellForItem(at: [0, 50]) == nil)
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 149)) == [0, 2])
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 151)) == [0, 3])
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 9999)) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview`
  @Test func scrollingShowsAndRemovesItems() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    collection.contentOffset.y = 120
    collection.layoutIfNeeded()

    #expect(collection.indexPathsForVisibleItems.sorted() == items(2..<13))
    #expect(collection.cellForItem(at: [0, 0]) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)`
  @Test func countsAreKnownBeforeTheFirstLayout() {
    let source = ItemsSource([["a", "b"], [], ["c"]])
    let collection = UICollectionView.showing(source)

    #expect(collection.numberOfSections == 3)
    #expect((0..<3).map { collection.numberOfItems(inSection: $0) } == [2, 0, 1])
    #expect(source.askedItems.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)`
  @Test func anItemIsScrolledTo() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    var offsets: [CGFloat] = []
    for position in [.top, .bottom, .centeredVertically] as [UICollectionView.ScrollPosition] {
      collection.scrollToItem(at: [0, 50], at: position, animated: false)
      offsets.append(collection.contentOffset.y)
    }

    #expect(offsets == [2500, 2050, 2275])
    collection.scrollToItem(at: [0, 99], at: .top, animated: false)
    #expect(collection.contentOffset.y == 4500)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/scrollposition`
  @Test func anItemIsScrolledToHorizontally() {
    let layout = UICollectionViewFlowLayout.rows()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 500)
    let collection = UICollectionView.showing(source, layout: layout)
    collection.layoutIfNeeded()

    var offsets: [CGFloat] = []
    for position in [.left, .right, .centeredHorizontally] as [UICollectionView.ScrollPosition] {
      collection.scrollToItem(at: [0, 50], at: position, animated: false)
      offsets.append(collection.contentOffset.x)
    }

    #expect(offsets == [5000, 4780, 4890])
    #expect(collection.contentOffset.y == 0)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/backgroundview`
  @Test func theBackgroundIsAsLargeAsTheViewAndDoesNotScroll() {
    let collection = UICollectionView.showing(source)
    let background = UIView()

    collection.backgroundView = background
    collection.layoutIfNeeded()
    collection.contentOffset.y = 120
    collection.layoutIfNeeded()

    #expect(background.isDescendant(of: collection))
    #expect(background.frame == CGRect(x: 0, y: 120, width: 320, height: 500))
    let places = collection.subviews.enumerated().filter { $1 is TextItemCell }.map(\.offset)
    #expect(places.allSatisfy { $0 > collection.subviews.firstIndex(of: background) ?? Int.max })
    collection.backgroundView = nil
    #expect(background.superview == nil)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout`
  @Test func anotherLayoutMovesTheItems() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    let layout = UICollectionViewFlowLayout.rows()
    layout.itemSize = CGSize(width: 160, height: 100)

    collection.setCollectionViewLayout(layout, animated: false)
    collection.layoutIfNeeded()

    #expect(collection.collectionViewLayout === layout)
    #expect(layout.collectionView === collection)
    #expect(collection.visibleTexts == (0..<10).map { "item \($0)" })
    #expect(collection.cellForItem(at: [0, 3])?.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`; that the view asks only when it needs the
  /// answer is *assumed* (openradar.appspot.com/27941923).
  @Test func aReloadShowsTheCurrentItems() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.contentOffset.y = 4500
    collection.layoutIfNeeded()

    source.sections = [["a"], ["b", "c"]]
    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["a", "b", "c"])
    #expect(collection.contentOffset.y == 0)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/datasource` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/delegate`
  @Test func dataSourceAndDelegateAreHeldWeakly() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: UICollectionViewFlowLayout()
    )

    Host.drain {
      let source = ItemsSource([["a"]])
      let delegate = ItemSelectionDelegate(log: CallLog())
      collection.dataSource = source
      collection.delegate = delegate
    }

    #expect(collection.dataSource == nil)
    #expect(collection.delegate == nil)
  }

  private func items(_ range: Range<Int>) -> [IndexPath] { range.map { [0, $0] } }
}
