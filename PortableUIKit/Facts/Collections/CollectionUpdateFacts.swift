import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct CollectionUpdateFacts {
  private let source = ItemsSource([["a", "b", "c", "d"], ["x", "y"]])

  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`
  @Test func deletionsReferToBeforeAndInsertionsToAfterInAnyOrder() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    collection.performBatchUpdates {
      source.sections[0] = ["a", "new", "d", "newer"]
      collection.insertItems(at: [[0, 1], [0, 3]])
      collection.deleteItems(at: [[0, 1], [0, 2]])
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["a", "new", "d", "newer", "x", "y"])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`: a reload refers to
  /// the item before the batch.
  @Test func reloadsAndReconfigurationsReferToBefore() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    collection.performBatchUpdates {
      source.sections[0] = ["new", "b", "C", "D"]
      collection.deleteItems(at: [[0, 0]])
      collection.insertItems(at: [[0, 0]])
      collection.reloadItems(at: [[0, 2]])
      collection.reconfigureItems(at: [[0, 3]])
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["new", "b", "C", "D", "x", "y"])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/moveitem(at:to:)`
  @Test func aMovedItemKeepsItsCell() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 0])

    collection.performBatchUpdates {
      source.sections = [["b", "c", "d"], ["x", "a", "y"]]
      collection.moveItem(at: [0, 0], to: [1, 1])
    }
    collection.layoutIfNeeded()

    #expect(collection.cellForItem(at: [1, 1]) === cell)
    #expect(collection.visibleTexts == ["b", "c", "d", "x", "a", "y"])
    #expect(cell?.frame.minY == 200)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/movesection(_:tosection:)`
  @Test func sectionsAreInsertedDeletedMovedAndReloaded() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [1, 0])

    collection.performBatchUpdates {
      source.sections = [["x", "y"], ["n"], ["a", "b", "c", "d"]]
      collection.moveSection(1, toSection: 0)
      collection.insertSections([1])
    }
    collection.layoutIfNeeded()
    let moved = collection.visibleTexts
    collection.performBatchUpdates {
      source.sections = [["x", "y"], ["A"]]
      collection.deleteSections([1])
      collection.reloadSections([2])
    }
    collection.layoutIfNeeded()

    #expect(moved == ["x", "y", "n", "a", "b", "c", "d"])
    #expect(collection.visibleTexts == ["x", "y", "A"])
    #expect(collection.cellForItem(at: [0, 0]) === cell)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)`
  @Test func aSingleUpdateIsABatch() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    source.sections[1].append("z")
    collection.insertItems(at: [[1, 2]])
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["a", "b", "c", "d", "x", "y", "z"])
    #expect(collection.numberOfItems(inSection: 1) == 3)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`; that the inner
  /// batch belongs to the outer one is *assumed*.
  @Test func nestedBatchesAreOneBatch() async {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    let finished = await Host.completion { done in
      collection.performBatchUpdates {
        collection.deleteItems(at: [[0, 0]])
        collection.performBatchUpdates { collection.deleteItems(at: [[0, 1]]) }
        source.sections[0] = ["c", "d"]
      } completion: {
        done($0)
      }
    }
    collection.layoutIfNeeded()

    #expect(finished == true)
    #expect(collection.visibleTexts == ["c", "d", "x", "y"])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`: a view whose layout
  /// isn't up to date may reload first, so the model must change in the block.
  @Test func aViewThatNeverLoadedLoadsBeforeItsUpdates() {
    let collection = UICollectionView.showing(source)

    collection.performBatchUpdates {
      source.sections[0].removeFirst()
      collection.deleteItems(at: [[0, 0]])
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["b", "c", "d", "x", "y"])
  }

  /// *Assumed*: no page documents what a batch does outside a window.
  @Test func aBatchOutsideAWindowIsShownWhenTheViewReturns() async {
    let host = Host()
    let window = host.makeWindow()
    let collection = UICollectionView.showing(source)
    window.addSubview(collection)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    collection.removeFromSuperview()
    let finished = await Host.completion { done in
      collection.performBatchUpdates {
        source.sections = [["d", "new"], ["x", "y"]]
        collection.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
        collection.insertItems(at: [[0, 1]])
      } completion: {
        done($0)
      }
    }
    window.addSubview(collection)
    window.layoutIfNeeded()

    #expect(finished == true)
    #expect(collection.visibleTexts == ["d", "new", "x", "y"])
  }

  /// *Assumed*: no page documents that a batch may fill an empty section or empty a full one.
  @Test func anEmptySectionIsFilledAndAFullOneEmptied() {
    let source = ItemsSource([[], ["a", "b"]])
    let collection = UICollectionView.showing(source, layout: UICollectionViewFlowLayout.rows(header: 30))
    collection.layoutIfNeeded()

    collection.performBatchUpdates {
      source.sections = [["n"], []]
      collection.insertItems(at: [[0, 0]])
      collection.deleteItems(at: [[1, 0], [1, 1]])
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["n"])
    #expect(collection.layoutAttributesForItem(at: [0, 0])?.frame.minY == 30)
  }

  /// *Assumed*: no page says so.
  @Test func onlyNewVisibleItemsAreRequested() {
    let source = ItemsSource(items: 1000)
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    source.askedItems = []
    collection.performBatchUpdates {
      source.sections[0].insert("new", at: 2)
      source.sections[0].append("last")
      collection.insertItems(at: [[0, 2], [0, 1001]])
    }
    collection.layoutIfNeeded()

    #expect(source.askedItems == [[0, 2]])
    #expect(collection.numberOfItems(inSection: 0) == 1002)
  }

  /// *Assumed*: no page says so.
  @Test func aViewWhoseContentShrinksIsScrolledBack() {
    let source = ItemsSource(items: 100)
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.contentOffset.y = 4500
    collection.layoutIfNeeded()

    source.sections[0].removeLast(20)
    collection.deleteItems(at: (80..<100).map { [0, $0] })
    collection.layoutIfNeeded()

    #expect(collection.contentOffset.y == 3500)
    #expect(collection.visibleTexts.last == "item 79")
  }
}
