// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import StrategyTable
  import TestSupport
  import Testing

  @MainActor
  @Suite
  struct ReorderingByFingerTests {

    // MARK: Targets

    @Test(
      arguments: ListKind.inRows,
      [
        (0, 2, [1, 2, 0, 3]), (3, 0, [3, 0, 1, 2]), (2, 1, [0, 2, 1, 3]), (0, 3, [1, 2, 3, 0]),
        (1, 1, [0, 1, 2, 3]),
      ]
    )
    func movesRowAndEmitsEvent(kind: ListKind, move: (Int, Int, [Int])) {
      let (from, to, order) = move
      let (lists, screen) = ReorderedLists.showing([0, 1, 2, 3], on: kind)
      let cell = screen.cell(from)

      screen.drag(from, to: to)

      #expect(lists.shown == order)
      #expect(screen.cell(to) === cell)
      let event = "item \(from) from favorites \(from) to favorites \(to), now at 0 \(to)"
      #expect(lists.received == (from == to ? [] : [event]))
      #expect(lists.sources.allSatisfy { $0 === cell })
      #expect(screen.adapter.source == lists.list(order))
      #expect(screen.selectedPlaces.isEmpty)
    }

    /// UIKit may call the drop delegate instead of the data source.
    @Test(arguments: [ListKind.list, .grid])
    func dropPerformedByDelegateMovesRow(kind: ListKind) throws {
      let (lists, screen) = ReorderedLists.showing([0, 1], [5, 6], on: kind)
      let cell = screen.cell(0)
      let adapter = try #require(screen.collection.listAdapter)
      let drop = Drop(from: [0, 0], to: [1, 1])
      adapter.collectionView(screen.collection, dragSessionWillBegin: drop.drag)
      let proposal = adapter.collectionView(
        screen.collection,
        dropSessionDidUpdate: drop.drag,
        withDestinationIndexPath: [1, 1]
      )
      #expect(proposal.operation == .move)
      #expect(proposal.intent == .insertAtDestinationIndexPath)

      adapter.collectionView(screen.collection, performDropWith: drop)
      adapter.collectionView(screen.collection, dragSessionDidEnd: drop.drag)
      screen.layOut()

      #expect(lists.shown == [1, 5, 0, 6])
      #expect(lists.received == ["item 0 from favorites 0 to recent 1, now at 1 1"])
      #expect(drop.droppedAt == [1, 1])
      #expect(screen.cell(1, 1) === cell)
      #expect(screen.adapter.source == lists.list([1], [5, 0, 6]))
    }

    @Test
    func forbidsDropOfForeignDrag() throws {
      let lists = ReorderedLists(.list)
      lists.screen.show(lists.list([0, 1]))
      let adapter = try #require(lists.screen.collection.listAdapter)
      let drop = Drop(from: [0, 0], to: [0, 1])

      let proposal = adapter.collectionView(
        lists.screen.collection,
        dropSessionDidUpdate: drop.drag,
        withDestinationIndexPath: [0, 1]
      )
      adapter.collectionView(lists.screen.collection, performDropWith: drop)

      #expect(proposal.operation == .forbidden)
      #expect(lists.shown == [0, 1])
      #expect(lists.received.isEmpty)
    }

    /// The rows between have no ids, so their identities are their positions, which the move changes.
    @Test(
      arguments: ListKind.inRows,
      [
        (0, 3, ["item 1", "a", "b", "item 0", "item 5", "item 6"]),
        (4, 1, ["item 0", "item 5", "item 1", "a", "b", "item 6"]),
      ]
    )
    func movesRowAcrossRowsWithoutIDs(kind: ListKind, move: (Int, Int, [String])) {
      let (from, to, order) = move
      func list(_ ids: [Int]) -> ListSource {
        ListSource {
          ListSection("favorites") {
            Rows(Item.many(ids.prefix(2)), cell: ItemCell.self).reorderable(emits: .itemsReordered)
            Rows(["a", "b"], text: { $0 })
            Rows(Item.many(ids.dropFirst(2)), cell: ItemCell.self).reorderable(emits: .itemsReordered)
          }
        }
      }
      let screen = Screen(kind)
      var events: [String] = []
      let observation = screen.window.onRouterEvent(.itemsReordered) { event in
        events.append(event.userInfo[.reorder].map { "\($0)" } ?? "nothing")
      }
      screen.show(list([0, 1, 5, 6]))

      screen.drag(from, to: to)

      #expect(events == ["favorites \(from) to favorites \(to)"])
      #expect(screen.texts == order)
      screen.show(screen.adapter.source)
      #expect(screen.texts == order)
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func movesRowToAnotherSectionWithSameModelType(kind: ListKind) {
      let (lists, screen) = ReorderedLists.showing([0, 1], [5, 6], on: kind)
      let cell = screen.cell(0)

      screen.drag(0, to: 1, 1)

      #expect(lists.shown == [1, 5, 0, 6])
      #expect(lists.received == ["item 0 from favorites 0 to recent 1, now at 1 1"])
      #expect(lists.sources.first === cell)
      #expect(screen.adapter.source == lists.list([1], [5, 0, 6]))
    }

    @Test(arguments: ListKind.inRows)
    func movesRowIntoEmptySection(kind: ListKind) {
      let (lists, screen) = ReorderedLists.showing([0, 1], on: kind)
      let header = screen.headerRect(1)

      screen.drag(0, to: CGPoint(x: 100, y: header.midY))

      #expect(lists.received == ["item 0 from favorites 0 to recent 0, now at 1 0"])
      #expect(screen.adapter.source == lists.list([1], [0]))
    }

    @Test(arguments: ListKind.inRows, [0, 1, 2, 3])
    func rowDoesNotMoveAmongOtherRows(kind: ListKind, row: Int) {
      let (lists, screen) = ReorderedLists.showing([0, 1], [5], on: kind)

      screen.drag(0, to: row, 2)

      // Above the first of the other rows, the neighbors are rows that do not accept it.
      #expect(lists.shown == [0, 1, 5])
      #expect(lists.received.isEmpty)
    }

    @Test(arguments: ListKind.inRows)
    func doesNotDragRowThatIsNotReorderable(kind: ListKind) {
      let (lists, screen) = ReorderedLists.showing([0, 1], on: kind)

      screen.drag(0, 2, to: 1, 0)
      screen.drag(1, 2, to: 0, 2)

      #expect(screen.texts.suffix(4) == ["item 90", "item 91", "other 1", "other 2"])
      #expect(lists.received.isEmpty)
    }

    /// UIKit asks for the drag items of all selected rows.
    @Test(arguments: ListKind.inRows, [0, 1, 2])
    func dragOfSelectedRowMovesOnlyPressedRow(kind: ListKind, row: Int) {
      let lists = ReorderedLists(kind)
      let screen = lists.screen
      screen.adapter.selection = .multiple
      screen.show(lists.list([0, 1, 2, 3]))
      for id in 0..<3 { screen.adapter.select(id) }
      let cell = screen.cell(row)

      screen.drag(row, to: 3)

      #expect(lists.received == ["item \(row) from favorites \(row) to favorites 3, now at 0 3"])
      #expect(lists.shown == [0, 1, 2, 3].filter { $0 != row } + [row])
      #expect(lists.sources.first === cell)
    }

    // MARK: Applying lists

    @Test(arguments: ListKind.inRows)
    func listInNewOrderMakesNoBatch(kind: ListKind) async {
      let (lists, screen) = ReorderedLists.showing([0, 1, 2], on: kind)
      var update: ListUpdate?
      lists.onReorder = { lists, reorder in
        var order = [0, 1, 2]
        order.insert(order.remove(at: reorder.from.indexPath.row), at: reorder.to.indexPath.row)
        update = lists.screen.apply(lists.list(order))
        lists.countings = 0
      }

      screen.drag(0, to: 2)
      // The table view counts its rows once for the move.
      let countings = lists.countings
      lists.countings = 0
      screen.show(lists.list([1, 2, 0]))

      #expect(await update?.finished == .applied)
      if kind == .table { #expect(countings == 1) }
      #expect(lists.countings == 0)
      #expect(screen.itemCell(2)?.shown == ["item 0"])
      #expect(lists.shown == [1, 2, 0])
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func listInOldOrderMovesRowBack(kind: ListKind, isInTheStrategy: Bool) {
      let (lists, screen) = ReorderedLists.showing([0, 1], [5], on: kind)
      let cell = screen.cell(0)
      lists.onReorder = { lists, _ in
        if isInTheStrategy { lists.screen.apply(lists.list([0, 1], [5])) }
      }

      screen.drag(0, to: 0, 1)
      if !isInTheStrategy { screen.show(lists.list([0, 1], [5])) }
      screen.layOut()

      #expect(lists.received.count == 1)
      #expect(lists.shown == [0, 1, 5])
      #expect(screen.cell(0) === cell)
    }

    @Test(arguments: ListKind.inRows)
    func listAppliedDuringDragShowsAfterItWithMovedRow(kind: ListKind) async {
      let (lists, screen) = ReorderedLists.showing([0, 1, 2], on: kind)
      var update: ListUpdate?
      var shownMeanwhile: [Int] = []

      screen.drag(0, to: 2) {
        update = screen.show(lists.list([7, 0, 1, 2, 8, 9], [5]))
        shownMeanwhile = lists.shown
      }

      #expect(shownMeanwhile == [0, 1, 2])
      #expect(await update?.finished == .applied)
      #expect(lists.shown == [7, 1, 2, 0, 8, 9, 5])
      #expect(screen.adapter.source == lists.list([7, 1, 2, 0, 8, 9], [5]))
      #expect(lists.received == ["item 0 from favorites 1 to favorites 3, now at 0 2"])
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @Test(arguments: ListKind.inRows)
    func observationUpdateUndoesMove(kind: ListKind) {
      let lists = ReorderedLists(kind)
      let screen = lists.screen
      let list = lists.list([0, 1, 2])
      let observation = screen.adapter.observe { list }
      screen.drag(0, to: 2)
      #expect(lists.shown == [1, 2, 0])

      observation.update()

      #expect(lists.shown == [0, 1, 2])
    }

    @Test(arguments: ListKind.inRows)
    func dragEndingUnderAnotherAdapterDoesNotBlockLists(kind: ListKind) async {
      let (lists, screen) = ReorderedLists.showing([0, 1, 2], on: kind)
      let finger = Finger(downAt: screen.middle(of: 0), in: screen.window)
      finger?.pressLong()
      finger?.move(to: screen.middle(of: 2))
      let (adapter, _) = Reports.collecting { screen.view.makeAdapter() }
      adapter.apply(lists.list([0, 1, 2]))

      finger?.lift()
      let update = adapter.apply(lists.list([0, 1, 2, 3]))
      screen.layOut()

      #expect(await update.finished == .applied)
      #expect(screen.texts.prefix(4) == ["item 0", "item 1", "item 2", "item 3"])
    }

    @Test(
      arguments: ListKind.inRows,
      [
        ([1, 2], [1, 2]),  // without the row that is dragged
        ([2, 1, 0], [2, 0, 1]),  // after the nearest of those above it that is there still
        ([0, 8], [0, 8]),
      ]
    )
    func listAppliedDuringDragIsOtherwiseUnchanged(kind: ListKind, lists both: ([Int], [Int])) {
      let (list, order) = both
      let (lists, screen) = ReorderedLists.showing([0, 1, 2], on: kind)

      screen.drag(0, to: 2) { screen.show(lists.list(list)) }

      #expect(lists.shown == order)
    }

    @Test(arguments: ListKind.inRows)
    func listAppliedByStrategyWinsOverWaitingList(kind: ListKind) async {
      let (lists, screen) = ReorderedLists.showing([0, 1, 2], on: kind)
      var update: ListUpdate?
      lists.onReorder = { lists, _ in lists.screen.apply(lists.list([2, 1, 0, 8])) }

      screen.drag(0, to: 2) { update = screen.apply(lists.list([0, 1, 2, 8])) }

      #expect(lists.shown == [2, 1, 0, 8])
      #expect(await update?.finished == .superseded)
    }

    @Test(arguments: ListKind.inRows)
    func cancelledDragShowsWaitingListUnchanged(kind: ListKind) {
      let (lists, screen) = ReorderedLists.showing([0, 1, 2], on: kind)
      let finger = Finger(downAt: screen.middle(of: 0), in: screen.window)
      finger?.pressLong()
      finger?.move(to: screen.middle(of: 2))
      screen.show(lists.list([0, 1, 2, 3]))
      let meanwhile = lists.shown

      finger?.cancel()

      #expect(meanwhile == [0, 1, 2])
      #expect(lists.shown == [0, 1, 2, 3])
      #expect(lists.received.isEmpty)
    }

    // MARK: Moves that are not accepted

    @Test(arguments: ListKind.inRows, [Mover.Answer.accepts, .ignores, .refuses, .refusesAndApplies])
    private func movedRowReturnsUnlessItsEventIsAccepted(kind: ListKind, answer: Mover.Answer) {
      let mover = Mover()
      let screen = Screen(kind, in: answer == .ignores ? UIViewController() : mover)
      func list(_ ids: [Int]) -> ListSource {
        ListSource(Item.many(ids)) { $0.reorderable(emits: .itemsReordered) }.laidOut(as: kind)
      }
      screen.show(list([0, 1, 2]))
      let cell = screen.cell(0)
      mover.answer = { [weak adapter = screen.adapter] in
        if answer == .refusesAndApplies { adapter?.apply(list([2, 1, 0])) }
        if answer != .accepts { throw Broken() }
      }

      screen.drag(0, to: 2)

      let order =
        switch answer {
        case .accepts: [1, 2, 0]
        case .ignores, .refuses: [0, 1, 2]
        case .refusesAndApplies: [2, 1, 0]
        }
      #expect(screen.texts == order.map { "item \($0)" })
      #expect(screen.adapter.source == list(order))
      // The cell has moved. The list view was not reloaded.
      #expect(screen.cell(order.firstIndex(of: 0) ?? -1) === cell)
    }

    /// A controller that answers moves.
    private final class Mover: UIViewController, EventHandling {
      enum Answer: Sendable { case accepts, ignores, refuses, refusesAndApplies }

      static let table = StrategyTable<Mover> {
        On(.itemsReordered) { mover, _ in try mover.answer() }
      }

      var answer: @MainActor () throws -> Void = {}
    }

    // MARK: State that moves with a dragged row

    @Test(arguments: ListKind.inRows)
    func selectionAndHeightMoveWithRow(kind: ListKind) {
      let (lists, screen) = ReorderedLists.showing([], on: kind)
      screen.adapter.selection = .multiple
      let list = ListSource([Item(0, "60"), Item(1, "30"), Item(2, "50")]) {
        $0.reorderable(
          emits: .itemsReordered
        )
      }
      screen.show(list)
      screen.adapter.select(0)

      screen.drag(0, to: 2)

      #expect(screen.heights == [30, 50, 60])
      #expect(screen.adapter.selectedItems(of: Item.self).map(\.id) == [0])
      #expect(screen.selectedPlaces == [IndexPath(row: 2, section: 0)])
      #expect(lists.received.count == 1)
    }

    @Test(arguments: ListKind.inRows)
    func movedRowGetsCellOfTargetRows(kind: ListKind) {
      let (lists, screen) = ReorderedLists.showing([], on: kind)
      func list(_ items: [Int], _ others: [Int]) -> ListSource {
        ListSource {
          ListSection("items") {
            Rows(Item.many(items), cell: ItemCell.self).reorderable(emits: .itemsReordered)
          }
          ListSection("others") {
            Rows(Item.many(others), cell: OtherItemCell.self).height(.fixed(60)).reorderable(
              emits: .itemsReordered
            )
          }
        }
      }
      screen.adapter.selection = .multiple
      screen.show(list([0, 1], [2]))
      screen.adapter.select(0)

      screen.drag(0, to: 0, 1) { screen.apply(list([0, 1, 3], [2])) }

      #expect(screen.texts == ["item 1", "item 3", "other item 0", "other item 2"])
      // Declared row heights apply in table views only.
      #expect(screen.heights == (kind == .table ? [44, 44, 60, 60] : [44, 44, 44, 44]))
      #expect(screen.adapter.selectedItems(of: Item.self).map(\.id) == [0])
      #expect(lists.received.count == 1)
    }

    @Test(arguments: ListKind.inRows)
    func menuShowsUntilDragBegins(kind: ListKind) {
      let lists = ReorderedLists(kind)
      let screen = lists.screen
      screen.show(
        ListSource(Item.many([0, 1])) {
          $0.reorderable(emits: .itemsReordered)
            .menu { _ in RowAction("Share", emits: .itemsReordered) }
        }
      )
      let finger = Finger(downAt: screen.middle(of: 0), in: screen.window)

      let hasMenu = finger?.pressLong()
      let buttons = screen.window.buttons.count
      finger?.move(to: screen.middle(of: 1))
      finger?.lift()

      #expect(hasMenu == true)
      #expect(buttons == 1)
      #expect(screen.window.buttons.isEmpty)
      #expect(lists.shown == [1, 0])
    }
  }
#endif
