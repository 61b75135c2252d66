// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct CollectionReorderTests {
    private let host = Host()
    private let source = ItemReorderSource()
    private let collection: UICollectionView
    private let window: UIWindow

    init() {
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout.rows()
      )
      collection.register(TextItemCell.self, forCellWithReuseIdentifier: "text")
      collection.dataSource = source
      collection.delegate = source
      collection.dragDelegate = source
      collection.dropDelegate = source
      collection.dragInteractionEnabled = true
      window = host.makeWindow()
      window.addSubview(collection)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`,
    /// `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessionwillbegin:)`
    /// and `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessiondidend:)`.
    /// That the data source moves the item and the drop delegate performs no drop, and that the drag ends after the move,
    /// are *assumed*.
    @Test func aLongPressAndADragReorder() {
      drag(1, to: 3)

      #expect(source.calls == ["items 1", "begins", "target 1 to 3", "move 0.1 to 0.3", "ends"])
      #expect(source.items == [["a", "c", "d", "b"], ["x", "y"]])
      #expect(collection.visibleTexts == ["a", "c", "d", "b", "x", "y"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`
    @Test func aDragOfASelectedItemRequestsTheItemsOfAllSelectedItems() {
      collection.allowsMultipleSelection = true
      for item in [0, 2] { collection.selectItem(at: [0, item], animated: false, scrollPosition: []) }

      drag(2, to: 3)

      #expect(source.calls.prefix(3) == ["items 0", "items 2", "begins"])
    }

    /// *Assumed*: no page says so.
    @Test func theCellIsAtItsNewPlaceBeforeTheDataSourceMoves() {
      let cell = collection.cellForItem(at: [0, 1])
      var shown: UICollectionViewCell?
      source.onMove = { [collection] in shown = collection.cellForItem(at: [0, 3]) }

      drag(1, to: 3)

      #expect(shown === cell)
      #expect(collection.cellForItem(at: [0, 3]) === cell)
      #expect(cell?.frame.minY == 150)
    }

    /// *Assumed*: a drop below the last item of a section goes to its end.
    @Test func anItemGoesToAnotherSection() {
      drag(0, to: 8)

      #expect(source.items == [["b", "c", "d"], ["x", "y", "a"]])
      #expect(collection.visibleTexts == ["b", "c", "d", "x", "y", "a"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:targetindexpathformoveofitemfromoriginalindexpath:atcurrentindexpath:toproposedindexpath:)`
    @Test func theDelegateChoosesAnotherPlace() {
      source.target = [0, 0]

      drag(2, to: 3)

      #expect(collection.visibleTexts == ["c", "a", "b", "d", "x", "y"])
    }

    /// *Assumed*: the data source is not asked to move the item.
    @Test func anItemThatIsDroppedWhereItWasDoesNotMove() {
      source.target = [0, 2]

      drag(2, to: 0)

      #expect(source.calls == ["items 2", "begins", "target 2 to 0", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`
    @Test func anItemWithoutDragItemsIsNotDragged() {
      source.hasItems = false

      drag(1, to: 3)

      #expect(source.calls == ["items 1"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview/draginteractionenabled`
    @Test func nothingIsDraggedIfDraggingIsDisabled() {
      collection.dragInteractionEnabled = false

      drag(1, to: 3)

      #expect(source.calls.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:dropsessiondidupdate:withdestinationindexpath:)`
    @Test func anItemStaysIfTheDropDelegateForbidsTheMove() {
      source.operation = .forbidden

      drag(1, to: 3)

      #expect(source.calls == ["items 1", "begins", "ends"])
    }

    /// *Assumed*: a missing drop delegate permits no drops.
    @Test func anItemStaysWithoutADropDelegate() {
      collection.dropDelegate = nil

      drag(1, to: 3)

      #expect(source.calls == ["items 1", "begins", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)`; that it
    /// also applies to drags is *assumed*.
    @Test func anItemThatCannotMoveStays() {
      source.canMove = false

      drag(1, to: 3)

      #expect(source.calls == ["items 1", "begins", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessiondidend:)`
    @Test func aCancelledDragEndsAndMovesNothing() {
      let finger = press(1)
      finger?.move(to: CGPoint(x: 160, y: 175))
      finger?.cancel()

      #expect(source.calls == ["items 1", "begins", "target 1 to 3", "ends"])
      #expect(collection.visibleTexts.first == "a")
    }

    private func press(_ item: Int) -> Finger? {
      let finger = Finger(downAt: CGPoint(x: 160, y: CGFloat(item) * 50 + 25), in: window)
      finger?.pressLong()
      return finger
    }

    private func drag(_ item: Int, to place: Int) {
      let finger = press(item)
      finger?.move(to: CGPoint(x: 160, y: CGFloat(place) * 50 + 25))
      finger?.lift()
    }
  }

  private final class ItemReorderSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var items = [["a", "b", "c", "d"], ["x", "y"]]
    var calls: [String] = []
    var hasItems = true
    var canMove = true
    var operation = UIDropOperation.move
    var target: IndexPath?
    var onMove: () -> Void = {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      (cell as? TextItemCell)?.text = items[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      canMove
    }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append(
        """
        move \(sourceIndexPath.section).\(sourceIndexPath.item) to \
        \(destinationIndexPath.section).\(destinationIndexPath.item)
        """
      )
      let moved = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      items[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
      onMove()
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      calls.append("target \(originalIndexPath.item) to \(proposedIndexPath.item)")
      return target ?? proposedIndexPath
    }

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      calls.append("items \(indexPath.item)")
      return hasItems ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      calls.append("drop")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begins")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("ends")
    }
  }
#endif
