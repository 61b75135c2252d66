// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct CollectionTouchTests {
    private let host = Host()
    private let log = CallLog()
    private let source = ItemsSource(items: 100)
    private let delegate: ItemSelectionDelegate
    private let collection: UICollectionView
    private let window: UIWindow

    init() {
      delegate = ItemSelectionDelegate(log: log)
      collection = UICollectionView.showing(source)
      collection.delegate = delegate
      window = host.makeWindow()
      window.addSubview(collection)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate`; the order is *assumed*.
    @Test func aTapHighlightsAndThenSelects() {
      tap(2)

      #expect(
        log.calls == [
          "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "didUnhighlight 2",
        ]
      )
      #expect(collection.indexPathsForSelectedItems == [[0, 2]])
      #expect(collection.cellForItem(at: [0, 2])?.isSelected == true)
      #expect(collection.cellForItem(at: [0, 2])?.isHighlighted == false)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:diddeselectitemat:)`
    @Test func anotherTapDeselectsTheFirstItem() {
      tap(2)
      log.clear()

      tap(3)

      #expect(
        log.calls.filter { $0.hasPrefix("did") && $0.contains("elect") } == ["didDeselect 2", "didSelect 3"]
      )
      #expect(collection.indexPathsForSelectedItems == [[0, 3]])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)`
    @Test(arguments: [true, false])
    func aSecondTapDeselectsIfSeveralCanBeSelected(deselects: Bool) {
      collection.allowsMultipleSelection = true
      delegate.deselects = deselects
      tap(2)
      log.clear()

      tap(2)

      #expect(log.calls.contains("shouldDeselect 2"))
      #expect(log.calls.contains("didDeselect 2") == deselects)
      #expect(collection.indexPathsForSelectedItems ?? [] == (deselects ? [] : [[0, 2]]))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview/allowsselectionduringediting`,
    /// `developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselectionduringediting` and
    /// `developer.apple.com/documentation/uikit/uicollectionview/isediting`. That the second property suffices is
    /// *assumed*.
    @Test(arguments: [(false, false, []), (true, false, [4]), (false, true, [2, 4]), (true, true, [2, 4])])
    func editingModeHasItsOwnSelection(allowsOne: Bool, allowsSeveral: Bool, selected: [Int]) {
      (collection.allowsSelectionDuringEditing, collection.allowsMultipleSelectionDuringEditing) =
        (allowsOne, allowsSeveral)
      collection.isEditing = true

      tap(2)
      tap(4)

      #expect(collection.indexPathsForSelectedItems == selected.map { [0, $0] })
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)`
    @Test func anItemThatIsNotHighlightedIsNotSelected() {
      delegate.highlights = false

      tap(2)

      #expect(log.calls == ["shouldHighlight 2"])
      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)`
    @Test func theDelegateCanRefuseASelection() {
      delegate.selects = false

      tap(2)

      #expect(!log.calls.contains("didSelect 2"))
      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview/allowsselection`
    @Test func nothingIsSelectedIfSelectionIsDisabled() {
      collection.allowsSelection = false

      tap(2)

      #expect(collection.indexPathsForSelectedItems ?? [] == [])
      #expect(!log.calls.contains("didSelect 2"))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview`: a canceled touch selects nothing.
    @Test func aCancelledTouchSelectsNothing() {
      let finger = Finger(downAt: CGPoint(x: 160, y: 125), in: window)
      finger?.cancel()

      #expect(log.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }

    @Test func aViewMayBeReloadedWhenAnItemIsSelected() {
      delegate.onSelect = { [source, collection] _ in
        source.sections = [["a"]]
        collection.reloadData()
      }

      tap(2)

      #expect(collection.indexPathsForSelectedItems ?? [] == [])
      window.layoutIfNeeded()
      #expect(collection.visibleTexts == ["a"])
    }

    private func tap(_ item: Int) {
      window.tap(at: CGPoint(x: 160, y: CGFloat(item) * 50 + 25))
    }
  }
#endif
