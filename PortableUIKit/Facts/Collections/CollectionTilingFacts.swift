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
  private let log = CallLog()
  private let delegate: DisplayDelegate

  init() {
    delegate = DisplayDelegate(log: log)
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

  /// `developer.apple.com/documentation/uikit/uicollectionview/scrollposition`
  @Test func anItemIsScrolledToHorizontally() {
    let layout = UICollectionViewFlowLayout.rows()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 500)
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

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
    collection.scroll(to: 120)

    #expect(background.isDescendant(of: collection))
    #expect(background.frame == CGRect(x: 0, y: 120, width: 320, height: 500))
    let places = collection.subviews.enumerated().filter { $1 is TextItemCell }.map(\.offset)
    #expect(places.allSatisfy { $0 > collection.subviews.firstIndex(of: background) ?? Int.max })
    collection.backgroundView = nil
    #expect(background.superview == nil)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout`
  @Test func anotherLayoutMovesTheItems() {
    let collection = UICollectionView.showing(source).laidOut()
    let layout = UICollectionViewFlowLayout.rows()
    layout.itemSize = CGSize(width: 160, height: 100)

    collection.setCollectionViewLayout(layout, animated: false)
    collection.layoutIfNeeded()

    #expect(collection.collectionViewLayout === layout)
    #expect(layout.collectionView === collection)
    #expect(collection.visibleTexts == (0..<10).map { "item \($0)" })
    #expect(collection.cellForItem(at: [0, 3])?.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplaysupplementaryview:forelementkind:at:)`
  /// and
  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplayingsupplementaryview:forelementofkind:at:)`
  @Test func theDelegateIsCalledForSupplementaryViews() {
    let source = ItemsSource((0..<3).map { _ in (0..<20).map { "item \($0)" } })
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewFlowLayout.rows(header: 30, footer: 20)
    )
    collection.delegate = delegate
    collection.layoutIfNeeded()
    let shown = log.calls.filter { !$0.contains(".") }
    log.clear()

    collection.scroll(to: 900)

    #expect(shown == ["willDisplay header 0"])
    #expect(
      Set(log.calls.filter { !$0.contains(".") }) == [
        "didEndDisplaying header 0", "willDisplay footer 0", "willDisplay header 1",
      ]
    )
  }

  /// *Assumed*: visible cells end displaying when they are requested again.
  @Test func aReloadEndsDisplayingTheVisibleCells() {
    let source = ItemsSource([["a", "b"]])
    let collection = UICollectionView.showing(source)
    collection.delegate = delegate
    collection.layoutIfNeeded()
    log.clear()

    source.sections = [["c"]]
    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(Set(log.calls) == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.0"])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)`: the
  /// call comes before the cell is added to the content. That the cell is configured by then is *assumed*.
  @Test func aCellIsConfiguredBeforeItIsDisplayed() {
    let source = ItemsSource([["a", "b"]])
    let delegate = FirstDisplayDelegate()
    let collection = UICollectionView.showing(source)
    collection.delegate = delegate

    collection.layoutIfNeeded()

    #expect(delegate.texts.sorted() == ["a", "b"])
  }

  private func items(_ range: Range<Int>) -> [IndexPath] { range.map { [0, $0] } }
}

private final class FirstDisplayDelegate: NSObject, UICollectionViewDelegate {
  private(set) var texts: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    texts.append((cell as? TextItemCell)?.shown ?? "?")
  }
}
