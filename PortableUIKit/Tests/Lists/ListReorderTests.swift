// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ListReorderTests {
    private let source = ReorderSource()

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`,
    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessionwillbegin:)`,
    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessiondidend:)` and the pages of
    /// the same methods of `UICollectionViewDragDelegate`. *Assumed*: a table reorders without a drop delegate and
    /// outside its editing mode; in a collection view the data source moves the item and the drop delegate performs no
    /// drop; the drag ends after the move.
    @Test(arguments: ListKind.allCases)
    func aLongPressAndADragReorder(kind: ListKind) {
      let screen = shown(kind)

      screen.drag(1, to: 3)

      #expect(source.calls == ["items 1", "begins", "target 1 to 3", "move 0.1 to 0.3", "ends"])
      #expect(source.rows == [["a", "c", "d", "b"], ["x", "y"]])
      #expect(screen.list.visibleTexts == ["a", "c", "d", "b", "x", "y"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)` and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`
    @Test(arguments: ListKind.allCases)
    func aDragOfASelectedRowRequestsTheItemsOfAllSelectedRows(kind: ListKind) {
      let screen = shown(kind)
      screen.list.allowsMultipleSelection = true
      for row in [0, 2] { screen.list.select(row: [0, row]) }

      screen.drag(2, to: 3)

      #expect(source.calls.prefix(3) == ["items 0", "items 2", "begins"])
    }

    /// *Assumed*: no page says so.
    @Test(arguments: ListKind.allCases)
    func theCellIsAtItsNewPlaceBeforeTheDataSourceMoves(kind: ListKind) {
      let screen = shown(kind)
      let (list, cell) = (screen.list, screen.list.cell(at: [0, 1]))
      var shown: UIView?
      source.onMove = { shown = list.cell(at: [0, 3]) }

      screen.drag(1, to: 3)

      #expect(shown === cell)
      #expect(list.cell(at: [0, 3]) === cell)
      #expect(cell?.frame.minY == 150)
    }

    /// *Assumed*: a drop below the last row of a section goes to its end.
    @Test(arguments: ListKind.allCases)
    func aRowGoesToAnotherSection(kind: ListKind) {
      let screen = shown(kind)

      screen.drag(0, to: 8)

      #expect(source.rows == [["b", "c", "d"], ["x", "y", "a"]])
      #expect(screen.list.visibleTexts == ["b", "c", "d", "x", "y", "a"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:targetindexpathformovefromrowat:toproposedindexpath:)`
    /// and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:targetindexpathformoveofitemfromoriginalindexpath:atcurrentindexpath:toproposedindexpath:)`
    @Test(arguments: ListKind.allCases)
    func theDelegateChoosesAnotherPlace(kind: ListKind) {
      let screen = shown(kind)
      source.target = [0, 0]

      screen.drag(2, to: 3)

      #expect(screen.list.visibleTexts == ["c", "a", "b", "d", "x", "y"])
    }

    /// *Assumed*: the data source is not asked to move the row.
    @Test(arguments: ListKind.allCases)
    func aRowThatIsDroppedWhereItWasDoesNotMove(kind: ListKind) {
      source.target = [0, 2]

      shown(kind).drag(2, to: 0)

      #expect(source.calls == ["items 2", "begins", "target 2 to 0", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`,
    /// `developer.apple.com/documentation/uikit/uitableview/draginteractionenabled`,
    /// `developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)` and the pages of the
    /// same members of collection views; that the last one also applies to drags is *assumed*.
    @Test(
      arguments: ListKind.allCases,
      [
        (hasItems: false, isEnabled: true, canMove: true, calls: ["items 1"]),
        (true, false, true, []),
        (true, true, false, ["items 1", "begins", "ends"]),
      ]
    )
    func aRowWithoutDragItemsOrPermissionStays(
      kind: ListKind,
      row: (hasItems: Bool, isEnabled: Bool, canMove: Bool, calls: [String])
    ) {
      let screen = shown(kind)
      (source.hasItems, source.canMove) = (row.hasItems, row.canMove)
      screen.list.dragInteractionEnabled = row.isEnabled

      screen.drag(1, to: 3)

      #expect(source.calls == row.calls)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:dropsessiondidupdate:withdestinationindexpath:)`;
    /// *assumed*: a missing drop delegate permits no drops.
    @Test(arguments: [true, false])
    func anItemStaysIfTheDropDelegateForbidsTheMoveOrIsMissing(isMissing: Bool) {
      let screen = shown(.collection)
      source.operation = .forbidden
      if isMissing { (screen.list as? UICollectionView)?.dropDelegate = nil }

      screen.drag(1, to: 3)

      #expect(source.calls == ["items 1", "begins", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessiondidend:)` and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessiondidend:)`
    @Test(arguments: ListKind.allCases)
    func aCancelledDragEndsAndMovesNothing(kind: ListKind) {
      let screen = shown(kind)
      let finger = screen.press(1)
      finger?.move(to: screen.point(3))
      finger?.cancel()

      #expect(source.calls == ["items 1", "begins", "target 1 to 3", "ends"])
      #expect(screen.list.visibleTexts.first == "a")
    }

    /// *Assumed*: no page says so.
    @Test func aDragOfATableThatBecomesEmptyEndsAndMovesNothing() {
      let screen = shown(.table)
      let finger = screen.press(1)
      finger?.move(to: CGPoint(x: 160, y: 120))
      source.rows = []
      screen.list.reloadData()
      screen.window.layoutIfNeeded()
      finger?.move(to: screen.point(3))
      finger?.lift()

      #expect(source.calls == ["items 1", "begins", "target 1 to 2", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessionwillbegin:)`
    @Test func aLongPressAloneIsNotADrag() {
      let screen = shown(.table)

      screen.press(1)?.lift()

      #expect(source.calls == ["items 1"])
      #expect(screen.list.selectedRows.isEmpty)
    }

    private func shown(_ kind: ListKind) -> ListScreen {
      let list = kind.showing(ItemsSource([]))
      list.use(source: source)
      list.use(delegate: source)
      (list as? UITableView)?.dragDelegate = source
      (list as? UICollectionView)?.dragDelegate = source
      (list as? UICollectionView)?.dropDelegate = source
      list.dragInteractionEnabled = true
      return ListScreen(list)
    }
  }

  private final class ReorderSource: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var rows = [["a", "b", "c", "d"], ["x", "y"]]
    var calls: [String] = []
    var hasItems = true
    var canMove = true
    var operation = UIDropOperation.move
    var target: IndexPath?
    var onMove: () -> Void = {}

    private func move(_ row: IndexPath, to target: IndexPath) {
      calls.append("move \(row.section).\(row.row) to \(target.section).\(target.row)")
      rows[target.section].insert(rows[row.section].remove(at: row.row), at: target.row)
      onMove()
    }

    private func target(of row: IndexPath, at proposed: IndexPath) -> IndexPath {
      calls.append("target \(row.row) to \(proposed.row)")
      return target ?? proposed
    }

    private func items(at row: IndexPath) -> [UIDragItem] {
      calls.append("items \(row.row)")
      return hasItems ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    // MARK: Table views

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.shown = rows[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      move(sourceIndexPath, to: destinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      target(of: sourceIndexPath, at: proposedDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items(at: indexPath)
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begins")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("ends")
    }

    // MARK: Collection views

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      (cell as? TextItemCell)?.shown = rows[indexPath.section][indexPath.item]
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
      move(sourceIndexPath, to: destinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      target(of: originalIndexPath, at: proposedIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items(at: indexPath)
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
