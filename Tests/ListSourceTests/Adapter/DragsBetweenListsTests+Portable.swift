// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import TestSupport
  import Testing

  @MainActor
  @Suite
  struct DragsBetweenListsTests {
    @Test(arguments: ListKind.allCases, ListKind.allCases)
    func targetEmitsBeforeSourceAndNothingShowsBefore(first: ListKind, second: ListKind) {
      let lists = TwoLists(first, second, [[0, 1, 2, 3], [10, 11]])
      var shown: [[[Int]]] = []
      lists.onEvent = { shown.append($0.shown) }

      lists.drag(1, to: 1)

      #expect(
        lists.received == ["1 added item 1: items 2 to items 2", "0 took item 1: items 2 to items 2"]
      )
      #expect(shown == [[[0, 1, 2, 3], [10, 11]], [[0, 1, 2, 3], [10, 11]]])
      #expect(lists.shown == [[0, 2, 3], [10, 1, 11]])
      #expect(lists.items == lists.shown)
      lists.drag(0, in: 1, to: 0, in: 0)
      #expect(lists.shown == [[10, 0, 2, 3], [1, 11]])
    }

    @Test(arguments: ListKind.allCases, ListKind.allCases)
    func dropsAtEndAndInEmptyRows(first: ListKind, second: ListKind) {
      let lists = TwoLists(first, second, [[0, 1], []])

      // The other row below the items does not accept them, so the place is the end of the items.
      lists.drag(1, to: 0)
      lists.drag(0, to: 1)

      #expect(lists.shown == [[], [1, 0]])
    }

    @Test(arguments: ListKind.collections)
    func dropsInAnEmptyView(kind: ListKind) {
      let lists = TwoLists(.table, kind, [[0, 1], []])
      lists.screens[1].show(
        ListSource {
          ListSection("items") { Rows([Item](), cell: ItemCell.self).dropDestination(emits: .itemAdded) }
        }
      )

      lists.drag(1, to: 5)

      #expect(lists.received.first == "1 added item 1: items 2 to items 0")
      #expect(lists.shown == [[0], [1]])
    }

    @Test func unhandledDropChangesNothing() {
      let lists = TwoLists(.table, .list, [[0, 1], [10]])
      lists.screens[1].show(
        ListSource {
          ListSection("items") {
            Rows(text: "list 1")
            Rows(Item.many([10]), cell: ItemCell.self).dropDestination(emits: "unknown")
          }
        }
      )

      lists.drag(1, to: 0)

      #expect(lists.received.isEmpty)
      #expect(lists.shown == [[0, 1], [10]])
    }

    @Test(arguments: ListKind.inRows)
    func refusesDropsThatAreNotDeclared(kind: ListKind) {
      let foreign = TwoLists(kind, kind, [[0, 1], [10]], accepts: false)
      foreign.drag(0, to: 0)
      #expect(foreign.received.isEmpty && foreign.shown == [[0, 1], [10]])

      // The second list has an item with the id of the first.
      let doubled = TwoLists(kind, kind, [[0, 1], [10, 0]])
      doubled.drag(0, to: 0)
      #expect(doubled.received.isEmpty && doubled.shown == [[0, 1], [10, 0]])

      // The row at the top is not draggable, and none is dropped above it.
      let fixed = TwoLists(kind, kind, [[0, 1], [10]])
      fixed.drag(-1, to: 0)
      fixed.drag(0, to: -1)
      #expect(fixed.received.isEmpty && fixed.shown == [[0, 1], [10]])
    }

    @Test(arguments: ListKind.inRows)
    func draggableRowsDoNotMoveWithinTheirList(kind: ListKind) {
      let lists = TwoLists(kind, .table, [[], []])
      lists.screens[0].show(
        ListSource(Item.many(0...3)) { $0.draggable(emits: .itemTaken).dropDestination(emits: .itemAdded) }
      )

      lists.drag(0, in: 0, to: 2, in: 0)

      #expect(lists.received.isEmpty)
      #expect(lists.shown[0] == [0, 1, 2, 3])
    }

    @Test(arguments: ListKind.allCases, ListKind.allCases)
    func rowsStillMoveWithinEachList(first: ListKind, second: ListKind) {
      let lists = TwoLists(first, second, [[0, 1, 2], [10, 11, 12]])

      lists.drag(0, in: 0, to: 2, in: 0)
      lists.drag(2, in: 1, to: 0, in: 1)

      #expect(lists.shown == [[1, 2, 0], [12, 10, 11]])
    }

    /// UIKit may let the drop delegate of a table move its own row.
    @Test func dropDelegateOfATableMovesItsOwnRow() throws {
      let lists = TwoLists(.table, .table, [[0, 1, 2], []])
      let table = lists.screens[0].table
      let adapter = lists.screens[0].tableAdapter
      let drop = TableDrop(from: [0, 1], to: [0, 3])
      #expect(table.dropDelegate === adapter)
      adapter.tableView(table, dragSessionWillBegin: drop.drag)
      let proposal = adapter.tableView(
        table,
        dropSessionDidUpdate: drop.drag,
        withDestinationIndexPath: [0, 3]
      )
      adapter.tableView(table, performDropWith: drop)
      adapter.tableView(table, dragSessionDidEnd: drop.drag)

      #expect(proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
      #expect(drop.droppedAt == [0, 3])
      #expect(lists.shown[0] == [1, 2, 0])
      #expect(lists.received == ["0 moved item 0: items 1 to items 3"])
    }

    @Test(arguments: ListKind.allCases)
    func rowWithoutIdIsReported(kind: ListKind) {
      let screen = Screen(kind)
      let (_, reports) = Reports.collecting {
        screen.show(ListSource.oneSection { Rows(["a"], text: \.self).draggable(emits: .itemTaken) })
        for _ in 0..<2 { screen.pressLong(0) }
      }

      #expect(
        reports.map(\.text).filter { $0.hasPrefix("Row") } == [
          """
          Row 0 of section 0 is draggable but cannot be dragged, because it is identified by its position. Give the \
          rows an id by Rows.id(_:), or use models that are Identifiable.
          """
        ]
      )
    }

    // MARK: Applying lists

    @Test(arguments: ListKind.allCases, ListKind.allCases)
    func bothListsWaitAndTheDropIsRepeatedInThem(first: ListKind, second: ListKind) {
      let lists = TwoLists(first, second, [[0, 1, 2], [10, 11]])
      var meanwhile: [[Int]] = []

      lists.drag(1, to: 1) {
        lists.show([7, 0, 1, 2], in: 0)
        lists.show([12, 10, 13, 11], in: 1)
        meanwhile = lists.shown
      }

      #expect(meanwhile == [[0, 1, 2], [10, 11]])
      #expect(
        lists.received == ["1 added item 1: items 3 to items 3", "0 took item 1: items 3 to items 3"]
      )
      #expect(lists.shown == [[7, 0, 2], [12, 10, 1, 13, 11]])
    }

    /// Two groups of a section accept the item, and a list comes before the drop.
    @Test(arguments: ListKind.inRows)
    func dropStaysInItsRows(kind: ListKind) {
      let lists = TwoLists(.table, kind, [[0, 1, 2], []])
      let names: [EventName] = ["above", "below"]
      var events: [String] = []
      let observations = names.map { name in
        lists.screens[1].listView.onRouterEvent(name) { event in
          events.append("\(name.rawValue) \(event.userInfo[.reorder]?.to.index ?? -1)")
        }
      }
      func list(_ ids: [Int]) -> ListSource {
        ListSource {
          ListSection("items") {
            Rows(Item.many([10]), cell: ItemCell.self).height(.fixed(30)).dropDestination(emits: names[0])
            Rows(text: "between")
            Rows(Item.many(ids), cell: ItemCell.self).height(.fixed(30)).dropDestination(emits: names[1])
          }
        }
      }
      lists.screens[1].show(list([20]))

      lists.drag(0, to: 1)
      lists.drag(0, to: 1) { lists.screens[1].apply(list([21, 20])) }
      lists.drag(0, to: 1) { lists.screens[1].apply(list([])) }

      #expect(events == ["below 0", "below 0", "below 0"])
      observations.forEach { $0.cancel() }
    }

    enum Change: CaseIterable { case removal, removedPlace, sameID }

    @Test(arguments: ListKind.inRows, Change.allCases)
    func rowOrPlaceThatIsGoneEndsDragWithoutEvent(kind: ListKind, change: Change) {
      let lists = TwoLists(kind, kind, [[0, 1], [10]])

      lists.drag(1, to: 0) {
        switch change {
        case .removal: lists.show([0], in: 0)
        case .removedPlace: lists.screens[1].apply(lists.list([10], in: 1, section: "new"))
        case .sameID: lists.show([10, 1], in: 1)
        }
      }

      #expect(lists.received.isEmpty)
      #expect(lists.shown == [change == .removal ? [0] : [0, 1], change == .sameID ? [10, 1] : [10]])
    }

    @Test(arguments: ListKind.inRows)
    func canceledDragShowsTheWaitingLists(kind: ListKind) {
      let lists = TwoLists(kind, kind, [[0, 1], [10]])
      let finger = Finger(downAt: lists.point(0, in: 0), in: lists.window)
      finger?.pressLong()
      finger?.move(to: lists.point(0, in: 1))
      // Both wait until the drag ends, also after it has left the second list.
      finger?.move(to: lists.point(0, in: 0))
      lists.show([0, 1, 2], in: 0)
      lists.show([10, 11], in: 1)
      let meanwhile = lists.shown

      finger?.cancel()

      #expect(meanwhile == [[0, 1], [10]])
      #expect(lists.shown == [[0, 1, 2], [10, 11]])
      #expect(lists.received.isEmpty)
    }

    @Test(arguments: ListKind.inRows)
    func dragOfAReplacedAdapterBlocksNoList(kind: ListKind) {
      let lists = TwoLists(kind, kind, [[0, 1], [10]])
      let finger = Finger(downAt: lists.point(0, in: 0), in: lists.window)
      finger?.pressLong()
      finger?.move(to: lists.point(0, in: 1))
      _ = Reports.collecting { lists.screens[0].view.makeAdapter() }

      lists.show([10, 11], in: 1)
      finger?.lift()
      lists.layOut()

      #expect(lists.received.isEmpty)
      #expect(lists.shown[1] == [10, 11])
    }

    @Test func appsDropDelegateIsReported() {
      final class Drops: NSObject, UITableViewDropDelegate {
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
        {}
      }
      let drops = Drops()
      let lists = TwoLists(.table, .table, [[0], [10]], accepts: false)
      lists.screens[1].table.dropDelegate = drops

      let (_, reports) = Reports.collecting {
        lists.screens[1].adapter.accepts(dragsFrom: lists.screens[0].adapter)
      }

      #expect(
        reports.map(\.text) == [
          "Rows of other lists cannot be dropped: the drop delegate of the table view is a Drops. Set none."
        ]
      )
      #expect(lists.screens[1].table.dropDelegate === drops)
    }

    // MARK: Outlines

    @Test(arguments: ListKind.inRows)
    func nodeTakesItsChildrenBelowAnotherParent(kind: ListKind) {
      let lists = TwoLists(kind, kind, [[], []])
      var moves: [String] = []
      let observations = lists.screens.map { screen in
        screen.listView.onRouterEvent(.nodeMoved) { event in
          guard let reorder = event.userInfo[.reorder], let node = reorder.item as? Node else { return }
          let (from, to) = (reorder.from, reorder.to)
          moves.append(
            "\(node.id) \(node.children?.count ?? 0), \(from.parent as? String ?? "-") \(from.index)"
              + " to \(to.parent as? String ?? "-") \(to.index), row \(to.indexPath.row)"
          )
        }
      }
      func list(_ nodes: [Node]) -> ListSource {
        NodeCells.content.list(nodes) { $0.draggable(emits: .nodeMoved).dropDestination(emits: .nodeMoved) }
      }
      lists.screens[0].show(list(Node.letters))
      lists.screens[1].show(list([Node("x", [Node("x1"), Node("x2", [Node("x3")])]), Node("y")]))
      lists.screens[0].adapter.expand("b")
      lists.screens[0].adapter.expand("b2")
      for id in ["x", "x2"] { lists.screens[1].adapter.expand(id) }
      lists.layOut()

      // Below x2, and below the last child of x2.
      lists.drag(2, to: 1)
      lists.drag(2, to: 2) {
        lists.screens[1].apply(
          list([Node("z"), Node("x", [Node("x0"), Node("x1"), Node("x2", [Node("x3")])])])
        )
      }

      let first = "b2 2, b 1 to x 1, row 2"
      #expect(moves == [first, first, "b2 2, b 1 to x2 0, row 5", "b2 2, b 1 to x2 0, row 5"])
      observations.forEach { $0.cancel() }
    }

    // MARK: Random drags

    /// `DRAG_CASES` has ten drags a case.
    @Test
    func randomDragsBetweenListsLoseAndDoubleNothing() {
      for random in RandomCase.all(10, "DRAG_CASES") {
        var generator = random.generator
        let kinds = (0..<2).map { _ in ListKind.allCases[Int.random(in: 0..<3, using: &generator)] }
        let count = Int.random(in: 0...5, using: &generator)
        let lists = TwoLists(kinds[0], kinds[1], [Array(0..<count), [100, 101]])
        var (all, next) = (Set(lists.items.joined()), 200)
        for _ in 0..<10 {
          let (from, to) = (
            Int.random(in: 0..<2, using: &generator), Int.random(in: 0..<2, using: &generator)
          )
          let row = Int.random(in: 0...lists.items[from].count, using: &generator)
          let target = Int.random(in: -1...lists.items[to].count, using: &generator)
          let updates = Int.random(in: 0...2, using: &generator)
          let before = lists.received.count
          lists.drag(row, in: from, to: target, in: to) {
            for _ in 0..<updates { change(lists, &all, &next, using: &generator) }
          }
          let kept = lists.items.joined().sorted()
          guard lists.shown == lists.items, kept == all.sorted(), lists.received.count - before <= 2 else {
            Issue.record(
              "\(random): \(kinds): \(lists.shown) show, \(lists.items) of \(all.sorted()) after \(lists.received)"
            )
            return
          }
        }
      }
    }

    /// Adds, removes or moves items as an app does, and shows the lists.
    private func change(
      _ lists: TwoLists,
      _ all: inout Set<Int>,
      _ next: inout Int,
      using generator: inout SeededGenerator
    ) {
      let number = Int.random(in: 0..<2, using: &generator)
      var items = lists.items
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        items[number].insert(next, at: .random(in: 0...items[number].count, using: &generator))
        all.insert(next)
        next += 1
      case 1:
        if let gone = items[number].popLast() { all.remove(gone) }
      case 2: items[number].shuffle(using: &generator)
      default:
        if let moved = items[number].popLast() { items[1 - number].insert(moved, at: 0) }
      }
      for number in 0..<2 { lists.show(items[number], in: number) }
    }
  }
#endif
