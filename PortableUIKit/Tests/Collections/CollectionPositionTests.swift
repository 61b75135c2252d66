// For the stand-in only: no page documents how UIKit's offsets follow items whose sizes change.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct CollectionPositionTests {
    private let source = ItemsSource(items: 1000)

    @Test func measuringItemsAboveTheScreenMovesNothingOnIt() throws {
      for text in source.sections[0] { source.heights[text] = 120 }
      let collection = showing(estimate: 40)
      collection.scroll(to: 20_000)

      for _ in 0..<40 {
        let held = try #require(collection.visibleItems.dropFirst().first?.cell)
        let before = held.frame.minY - collection.contentOffset.y
        collection.contentOffset.y -= 30
        collection.layoutIfNeeded()

        #expect(held.frame.minY - collection.contentOffset.y == before + 30)
      }
    }

    @Test(arguments: [1, 499, 998, 999])
    func anItemIsFoundAmongEstimatedHeights(index: Int) throws {
      for (index, text) in source.sections[0].enumerated() {
        source.heights[text] = CGFloat(80 + index % 5 * 30)
      }
      let collection = showing(estimate: 40)

      collection.scrollToItem(at: [0, index], at: .bottom, animated: false)
      collection.layoutIfNeeded()

      let cell = try #require(collection.cellForItem(at: [0, index]))
      #expect(cell.frame.minY >= collection.contentOffset.y)
      #expect(cell.frame.maxY <= collection.contentOffset.y + 500)
      #expect(cell.frame == collection.layoutAttributesForItem(at: [0, index])?.frame)
    }

    @Test func insertingItemsAboveTheScreenMovesNothingOnIt() throws {
      let collection = UICollectionView.showing(source).laidOut()
      collection.scroll(to: 2010)

      source.sections[0].insert("new", at: 0)
      collection.insertItems(at: [[0, 0]])
      collection.layoutIfNeeded()

      #expect(collection.contentOffset.y == 2060)
      #expect(collection.visibleTexts.first == "item 40")
    }

    private func showing(estimate: CGFloat) -> UICollectionView {
      let layout = UICollectionViewCompositionalLayout.fittingRows(estimate: estimate)
      let collection = UICollectionView.showing(source, layout: layout).laidOut()
      return collection
    }
  }
#endif
