// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TableReorderTests {
    private let host = Host()
    private let source = ReorderSource()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let window: UIWindow

    init() {
      table.dataSource = source
      table.delegate = source
      table.dragDelegate = source
      table.dragInteractionEnabled = true
      table.rowHeight = 44
      window = host.makeWindow()
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`,
    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessionwillbegin:)`,
    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessiondidend:)`. *Assumed*: a
    /// table reorders without a drop delegate and outside its editing mode, with the methods for that mode. The drag
    /// ends after the move.
    @Test func aLongPressAndADragReorder() {
      drag(1, to: 3)

      #expect(
        source.calls == [
          "items 1", "begins", "target 1 to 3", "move 0 1 to 0 3", "ends",
        ]
      )
      #expect(source.rows == [["a", "c", "d", "b"], ["x", "y"]])
      #expect(texts == ["a", "c", "d", "b", "x", "y"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`
    @Test func aDragOfASelectedRowRequestsTheItemsOfAllSelectedRows() {
      table.allowsMultipleSelection = true
      for row in [0, 2] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }

      drag(2, to: 3)

      #expect(source.calls.prefix(3) == ["items 0", "items 2", "begins"])
    }

    /// *Assumed*: no page says so.
    @Test func theCellIsAtItsNewPlaceBeforeTheDataSourceMoves() {
      let cell = table.cellForRow(at: [0, 1])
      var shown: UITableViewCell?
      source.onMove = { [table] in shown = table.cellForRow(at: [0, 3]) }

      drag(1, to: 3)

      #expect(shown === cell)
      #expect(table.cellForRow(at: [0, 3]) === cell)
      #expect(table.rectForRow(at: [0, 3]).minY == 132)
    }

    /// *Assumed*: a drop below the last row of a section goes to its end.
    @Test func aRowGoesToAnotherSection() {
      drag(0, to: 10)

      #expect(source.rows == [["b", "c", "d"], ["x", "y", "a"]])
      #expect(texts == ["b", "c", "d", "x", "y", "a"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:targetindexpathformovefromrowat:toproposedindexpath:)`
    @Test func theDelegateChoosesAnotherPlace() {
      source.target = [0, 0]

      drag(2, to: 3)

      #expect(texts == ["c", "a", "b", "d", "x", "y"])
    }

    /// *Assumed*: the data source is not asked to move the row.
    @Test func aRowThatIsDroppedWhereItWasDoesNotMove() {
      source.target = [0, 2]

      drag(2, to: 0)

      #expect(source.calls == ["items 2", "begins", "target 2 to 0", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`
    @Test func aRowWithoutDragItemsIsNotDragged() {
      source.hasItems = false

      drag(1, to: 3)

      #expect(source.calls == ["items 1"])
    }

    /// `developer.apple.com/documentation/uikit/uitableview/draginteractionenabled`
    @Test func nothingIsDraggedIfDraggingIsDisabled() {
      table.dragInteractionEnabled = false

      drag(1, to: 3)

      #expect(source.calls.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)`; that it also applies
    /// to drags is *assumed*.
    @Test func aRowThatCannotMoveStays() {
      source.canMove = false

      drag(1, to: 3)

      #expect(source.calls == ["items 1", "begins", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessiondidend:)`
    @Test func aCancelledDragEndsAndMovesNothing() {
      let finger = press(1)
      finger?.move(to: CGPoint(x: 160, y: 154))
      finger?.cancel()

      #expect(source.calls == ["items 1", "begins", "target 1 to 3", "ends"])
      #expect(texts.first == "a")
    }

    /// *Assumed*: no page says so.
    @Test func aDragOfATableThatBecomesEmptyEndsAndMovesNothing() {
      let finger = press(1)
      finger?.move(to: CGPoint(x: 160, y: 100))
      source.rows = []
      table.reloadData()
      window.layoutIfNeeded()
      finger?.move(to: CGPoint(x: 160, y: 154))
      finger?.lift()

      #expect(source.calls == ["items 1", "begins", "target 1 to 2", "ends"])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessionwillbegin:)`
    @Test func aLongPressAloneIsNotADrag() {
      press(1)?.lift()

      #expect(source.calls == ["items 1"])
      #expect(table.indexPathForSelectedRow == nil)
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    private func press(_ row: Int) -> Finger? {
      let finger = Finger(downAt: CGPoint(x: 160, y: CGFloat(row) * 44 + 22), in: window)
      finger?.pressLong()
      return finger
    }

    private func drag(_ row: Int, to place: Int) {
      let finger = press(row)
      finger?.move(to: CGPoint(x: 160, y: CGFloat(place) * 44 + 22))
      finger?.lift()
    }
  }

  private final class ReorderSource: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate
  {
    var rows = [["a", "b", "c", "d"], ["x", "y"]]
    var calls: [String] = []
    var hasItems = true
    var canMove = true
    var target: IndexPath?
    var onMove: () -> Void = {}

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append(
        """
        move \(sourceIndexPath.section) \(sourceIndexPath.row) to \
        \(destinationIndexPath.section) \(destinationIndexPath.row)
        """
      )
      let moved = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
      onMove()
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      calls.append("target \(sourceIndexPath.row) to \(proposedDestinationIndexPath.row)")
      return target ?? proposedDestinationIndexPath
    }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      calls.append("items \(indexPath.row)")
      return hasItems ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begins")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("ends")
    }
  }
#endif
