import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CollectionSelectionFacts {
  private let log = CallLog()
  private let source = ItemsSource(items: 100)

  /// `developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`
  @Test func selectingAnItemByCodeDoesNotCallTheDelegate() {
    let collection = UICollectionView.showing(source)
    let delegate = ItemSelectionDelegate(log: log)
    collection.delegate = delegate
    collection.layoutIfNeeded()

    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    #expect(collection.indexPathsForSelectedItems == [[0, 2]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == true)
    #expect(log.calls.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection`
  @Test func anotherSelectionReplacesTheFirst() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    collection.selectItem(at: [0, 3], animated: false, scrollPosition: [])

    #expect(collection.indexPathsForSelectedItems == [[0, 3]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == false)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)`
  @Test func severalItemsAreSelectedIfThatIsAllowed() {
    let collection = UICollectionView.showing(source)
    collection.allowsMultipleSelection = true
    collection.layoutIfNeeded()

    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    collection.selectItem(at: [0, 5], animated: false, scrollPosition: [])

    #expect(selected(in: collection) == [[0, 2], [0, 5]])
    collection.deselectItem(at: [0, 2], animated: false)
    #expect(selected(in: collection) == [[0, 5]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == false)
    collection.deselectItem(at: [0, 5], animated: false)
    #expect(selected(in: collection).isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`: `nil`
  /// deselects everything.
  @Test func noItemMeansNoSelection() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    collection.selectItem(at: nil, animated: false, scrollPosition: [])

    #expect(selected(in: collection).isEmpty)
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`
  @Test func noScrollPositionMeansNoScrolling() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()

    collection.selectItem(at: [0, 60], animated: false, scrollPosition: [])
    let offset = collection.contentOffset.y
    collection.selectItem(at: [0, 60], animated: false, scrollPosition: .top)
    collection.layoutIfNeeded()

    #expect(offset == 0)
    #expect(collection.contentOffset.y == 3000)
    #expect(collection.cellForItem(at: [0, 60])?.isSelected == true)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems`
  @Test func aSelectionOutlivesItsCell() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])

    collection.contentOffset.y = 2000
    collection.layoutIfNeeded()
    let others = collection.visibleCells.filter(\.isSelected)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()

    #expect(others.isEmpty)
    #expect(selected(in: collection) == [[0, 1]])
    #expect(collection.visibleItems.filter(\.cell.isSelected).map(\.indexPath) == [[0, 1]])
  }

  /// *Assumed*: no page says so.
  @Test func aReloadForgetsTheSelection() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])

    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(selected(in: collection).isEmpty)
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// *Assumed*: no page says so.
  @Test func aSelectionFollowsItsItem() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    source.sections[0].insert("new", at: 0)
    collection.insertItems(at: [[0, 0]])
    collection.layoutIfNeeded()

    #expect(selected(in: collection) == [[0, 3]])
    #expect(collection.cellForItem(at: [0, 3])?.isSelected == true)
    source.sections[0].remove(at: 3)
    collection.deleteItems(at: [[0, 3]])
    #expect(selected(in: collection).isEmpty)
  }

  /// *Assumed*: no page says so.
  @Test func aSelectionFollowsItsSection() {
    let source = ItemsSource([["a"], ["b", "c"]])
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [1, 1], animated: false, scrollPosition: [])

    source.sections.swapAt(0, 1)
    collection.moveSection(1, toSection: 0)
    collection.layoutIfNeeded()

    #expect(selected(in: collection) == [[0, 1]])
    #expect(collection.visibleItems.filter(\.cell.isSelected).map(\.cell.text) == ["c"])
  }

  /// *Assumed*: no page says so.
  @Test func aReconfiguredItemStaysSelected() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    collection.reconfigureItems(at: [[0, 2]])
    collection.layoutIfNeeded()

    #expect(selected(in: collection) == [[0, 2]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == true)
  }

  /// *Assumed*: no page says so.
  @Test func aReloadedItemIsDeselected() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    collection.reloadItems(at: [[0, 2]])
    collection.layoutIfNeeded()

    #expect(selected(in: collection).isEmpty)
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// *Assumed*: no page says so.
  @Test func aSelectionOutlivesALayout() {
    let collection = UICollectionView.showing(source)
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    collection.layoutIfNeeded()

    #expect(selected(in: collection) == [[0, 2]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == true)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/isselected`
  @Test func selectingAnItemSetsItsCellsProperty() throws {
    let collection = UICollectionView.showing(source)
    collection.register(StateLoggingItemCell.self, forCellWithReuseIdentifier: "text")
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 2]) as? StateLoggingItemCell)
    cell.states = []

    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    collection.deselectItem(at: [0, 2], animated: false)

    #expect(cell.states == [true, false])
  }

  private func selected(in collection: UICollectionView) -> [IndexPath] {
    (collection.indexPathsForSelectedItems ?? []).sorted()
  }
}

private final class StateLoggingItemCell: UICollectionViewCell {
  var states: [Bool] = []

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { states.append(isSelected) } }
  }
}
