// For the stand-in only: cases that no page defines must do no harm.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct CollectionCallbackTests {
    private let source = ItemsSource(items: 100)

    @Test func aViewMayBeReloadedWhileCellsAreMade() {
      let collection = UICollectionView.showing(source)
      var reloads = 0
      source.onCell = { [unowned source] item in
        guard item.item == 4, reloads == 0 else { return }
        reloads += 1
        source.sections = [["a", "b"]]
        collection.reloadData()
      }

      collection.layoutIfNeeded()

      #expect(collection.visibleTexts == ["a", "b"])
      #expect(Set(collection.subviews) == Set(collection.visibleCells))
    }

    @Test func reloadingTheViewForEveryCellTerminates() {
      let collection = UICollectionView.showing(source)
      source.onCell = { _ in collection.reloadData() }

      collection.layoutIfNeeded()
      source.onCell = { _ in }
      collection.layoutIfNeeded()

      #expect(collection.visibleTexts.count == 10)
      #expect(Set(collection.subviews) == Set(collection.visibleCells))
    }

    @Test func itemsMayBeInsertedWhileCellsAreMade() {
      let collection = UICollectionView.showing(source)
      source.onCell = { [unowned source] item in
        guard item.item == 4, source.sections[0].count == 100 else { return }
        source.sections[0].insert("new", at: 0)
        collection.insertItems(at: [[0, 0]])
      }

      collection.layoutIfNeeded()

      #expect(collection.visibleTexts == ["new"] + (0..<9).map { "item \($0)" })
      #expect(Set(collection.subviews) == Set(collection.visibleCells))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview/reloaddata()` forbids it.
    @Test func aReloadInABatchReplacesTheBatch() {
      let collection = UICollectionView.showing(source)
      collection.layoutIfNeeded()
      var isFinished = false

      collection.performBatchUpdates {
        source.sections = [["a"]]
        collection.deleteItems(at: [[0, 0]])
        collection.reloadData()
      } completion: {
        isFinished = $0
      }

      #expect(isFinished)
      #expect(collection.numberOfItems(inSection: 0) == 1)
      collection.layoutIfNeeded()
      #expect(collection.visibleTexts == ["a"])
    }

    @Test func aViewMayBeReloadedWhenACellLeaves() {
      let delegate = ItemDisplayDelegate(log: CallLog())
      let collection = UICollectionView.showing(source)
      collection.delegate = delegate
      collection.layoutIfNeeded()
      delegate.onEnd = { [source] item in
        guard item.item == 3 else { return }
        source.sections = [["a"]]
        collection.reloadData()
      }

      collection.performBatchUpdates {
        source.sections[0].removeSubrange(2..<5)
        collection.deleteItems(at: (2..<5).map { [0, $0] })
      }
      collection.layoutIfNeeded()

      #expect(collection.visibleTexts == ["a"])
      #expect(Set(collection.subviews) == Set(collection.visibleCells))
    }

    @Test func aViewMayLeaveItsWindowWhenACellLeaves() {
      let window = Host().makeWindow()
      let delegate = ItemDisplayDelegate(log: CallLog())
      let collection = UICollectionView.showing(source)
      collection.delegate = delegate
      window.addSubview(collection)
      window.layoutIfNeeded()
      delegate.onEnd = { _ in collection.removeFromSuperview() }

      collection.contentOffset.y = 400
      window.layoutIfNeeded()

      #expect(collection.window == nil)
      #expect(collection.visibleCells.allSatisfy { $0.window == nil })
    }

    @Test func aLayoutMayBeReplacedWhileCellsAreMade() {
      let collection = UICollectionView.showing(source)
      let layout = UICollectionViewFlowLayout.rows()
      layout.itemSize = CGSize(width: 160, height: 100)
      source.onCell = { item in
        guard item.item == 4, collection.collectionViewLayout !== layout else { return }
        collection.setCollectionViewLayout(layout, animated: false)
      }

      collection.layoutIfNeeded()

      #expect(collection.visibleTexts == (0..<10).map { "item \($0)" })
      #expect(collection.cellForItem(at: [0, 3])?.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
      #expect(Set(collection.subviews) == Set(collection.visibleCells))
    }

    @Test func aSectionProviderMayInvalidateItsLayout() {
      var questions = 0
      weak var made: UICollectionViewCompositionalLayout?
      let layout = UICollectionViewCompositionalLayout { _, _ in
        questions += 1
        if questions < 3 { made?.invalidateLayout() }
        return .grid(columns: 1, height: .absolute(50))
      }
      made = layout
      let collection = UICollectionView.showing(source, layout: layout)

      collection.layoutIfNeeded()

      #expect(collection.visibleTexts.count == 10)
      #expect(questions < 100)
    }

    @Test func anItemThatDoesNotExistIsNotSelected() {
      let collection = UICollectionView.showing(source)

      collection.selectItem(at: [0, 100], animated: false, scrollPosition: .top)

      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }

    @Test func anotherDataSourceInABatchIsLoaded() {
      let collection = UICollectionView.showing(source)
      let other = ItemsSource([["a"], ["b"]])
      collection.layoutIfNeeded()

      collection.performBatchUpdates {
        collection.dataSource = other
        collection.insertItems(at: [[0, 0]])
      }
      collection.layoutIfNeeded()

      #expect(collection.visibleTexts == ["a", "b"])
    }

    @Test func aCellKeptForReuseHasNoSuperview() {
      let collection = UICollectionView.showing(source)
      collection.contentOffset.y = 25
      collection.layoutIfNeeded()
      let cells = collection.visibleCells

      collection.contentOffset.y = 4000
      collection.layoutIfNeeded()

      let waiting = cells.filter { collection.indexPath(for: $0) == nil }
      #expect(!waiting.isEmpty)
      #expect(waiting.allSatisfy { $0.next == nil && $0.window == nil })
      #expect(Set(collection.subviews) == Set(collection.visibleCells))
    }
  }
#endif
