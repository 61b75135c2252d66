import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

private struct ItemMoved: EventMessage {
  static let name: EventName = "item.moved"
  var id: Int
  var row: Int
}

/// The adapter's methods for moves without a drag, as in the editing mode of a table view.
@MainActor
@Suite
struct ReorderingTests {
  @Test(arguments: ListKind.allCases)
  func reorderableRowsCanMove(kind: ListKind) {
    let screen = ReorderedLists.showing([0], [5], on: kind).screen

    let movable = [[0, 0], [1, 0], [2, 0], [2, 2], [7, 7]].map {
      screen.canMove(IndexPath(indexes: $0))
    }

    #expect(movable == [true, true, false, true, false])
    #expect(screen.view[.dragging] === screen.adapter)
  }

  @Test(arguments: ListKind.allCases)
  func rowsWithoutIdsDoNotMoveAndAreReported(kind: ListKind) {
    let screen = ReorderedLists(kind).screen
    let rows = Rows(["a", "b"], text: { word in word })
    screen.show(ListSource { ListSection("words") { rows.reorderable(emits: .itemsReordered) } })

    let (answers, reports) = Reports.collecting {
      (0...1).map { screen.canMove([0, $0]) }
    }

    #expect(answers == [false, false])
    #expect(reports.count == 1)
    #expect(reports.first?.text.hasPrefix("Row 0 of section 0 is reorderable but cannot move") == true)
  }

  @Test(arguments: ListKind.allCases)
  func leavesDraggingAndPrefetchingAloneWithoutRowsThatNeedThem(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource(Item.many(0..<3)))
    #expect(screen.view[.dragging] == nil)
    #expect(screen.view[.prefetching] == nil)
  }

  @Test(arguments: ListKind.allCases)
  func laterAdapterBecomesDragDelegate(kind: ListKind) {
    let (lists, screen) = ReorderedLists.showing([0], on: kind)
    screen.view[.dragging] = screen.adapter

    let (second, _) = Reports.collecting { screen.view.makeAdapter() }

    #expect(screen.view[.dragging] !== screen.adapter)
    second.apply(lists.list([0]))
    #expect(screen.view[.dragging] === second)
  }

  @Test(arguments: ListKind.allCases)
  func moveWithoutDragEmitsFromListView(kind: ListKind) {
    let (lists, screen) = ReorderedLists.showing([0, 1, 2], on: kind)

    screen.move(0, to: 2)

    #expect(lists.received == ["item 0 from favorites 0 to favorites 2, now at 0 2"])
    #expect(lists.sources.first === screen.listView)
    #expect(screen.adapter.item(at: [0, 2], as: Item.self) == Item(0))
    #expect(screen.adapter.indexPath(for: 0) == [0, 2])
  }

  @Test(arguments: ListKind.allCases)
  func limitsTargetToAcceptingRows(kind: ListKind) {
    let screen = ReorderedLists.showing([0, 1], [5], on: kind).screen
    func target(_ proposed: IndexPath) -> IndexPath {
      screen.target(of: [0, 0], at: proposed)
    }

    #expect([[0, 1], [1, 0], [1, 1]].allSatisfy { target($0) == $0 })
    #expect([[0, 2], [1, 2], [2, 0], [2, 2], [9, 0]].allSatisfy { target($0) == [0, 0] })
  }

  @Test(arguments: ListKind.allCases)
  func rowsMoveAmongTheirOwnModelType(kind: ListKind) {
    let (lists, screen) = ReorderedLists.showing([], on: kind)
    func list(_ upper: [Int], _ lower: [Int]) -> ListSource {
      ListSource.oneSection {
        Rows([Item(90)], cell: ItemCell.self)
        Rows(Item.many(upper), cell: ItemCell.self).reorderable(emits: .itemsReordered)
        Rows(Item.many(lower), cell: ItemCell.self).reorderable(emits: .itemsReordered)
      }
    }
    screen.show(list([0, 1], [5, 6]))

    screen.move(1, to: 2)
    #expect(screen.adapter.source == list([1, 0], [5, 6]))
    screen.move(4, to: 3)
    #expect(screen.adapter.source == list([1, 0], [6, 5]))
    screen.move(1, to: 4)
    #expect(screen.adapter.source == list([0], [6, 5, 1]))
    screen.move(1, to: 0)
    #expect(screen.adapter.source == list([0], [6, 5, 1]))
    #expect(lists.received.count == 3)
  }

  @Test(arguments: ListKind.allCases)
  func revertsMoveThatListDoesNotAccept(kind: ListKind) async {
    let (lists, screen) = ReorderedLists.showing([0, 1], on: kind)

    screen.move(0, to: 0, 2)
    let update = screen.apply(lists.list([0, 1]))

    #expect(await update.finished == .applied)
    screen.layOut()
    #expect(lists.received.isEmpty)
    #expect(lists.shown == [0, 1])
  }

  @Test(arguments: ListKind.allCases)
  func emitsTypedEvent(kind: ListKind) {
    let screen = ReorderedLists(kind).screen
    var moved: [ItemMoved] = []
    let observation = screen.window.onRouterEvent(ItemMoved.name) { event in
      if let message = event.message as? ItemMoved { moved.append(message) }
    }
    screen.show(
      ListSource(Item.many([3, 4])) {
        $0.reorderable { item, reorder in .message { ItemMoved(id: item.id, row: reorder.to.indexPath.row) }
        }
      }
    )

    screen.move(0, to: 1)

    #expect(moved.map(\.id) == [3])
    #expect(moved.map(\.row) == [1])
    observation.cancel()
  }

  @Test(arguments: ListKind.allCases)
  func rowsWithOtherIdTypesDoNotMix(kind: ListKind) {
    let screen = ReorderedLists(kind).screen
    screen.show(
      ListSource {
        ListSection("items") { Rows([Item(1)], cell: ItemCell.self).reorderable(emits: .itemsReordered) }
        ListSection("texts") {
          Rows([Item(2)], cell: ItemCell.self).id { $0.text }.reorderable(emits: .itemsReordered)
        }
      }
    )

    #expect(screen.target(of: [0, 0], at: [1, 0]) == [0, 0])
  }
}

extension Screen {
  /// Moves a row of the first section like the list view.
  fileprivate func move(_ row: Int, to target: Int, _ section: Int = 0) {
    let (from, to) = (IndexPath(row: row, section: 0), IndexPath(row: target, section: section))
    ask {
      $0.tableView($1, moveRowAt: from, to: to)
    } collection: {
      $0.collectionView($1, moveItemAt: from, to: to)
    }
  }

  fileprivate func canMove(_ row: IndexPath) -> Bool {
    ask {
      $0.tableView($1, canMoveRowAt: row)
    } collection: {
      $0.collectionView($1, canMoveItemAt: row)
    }
  }

  fileprivate func target(of row: IndexPath, at proposed: IndexPath) -> IndexPath {
    ask {
      $0.tableView($1, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: proposed)
    } collection: {
      $0.collectionView(
        $1,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: row,
        atCurrentIndexPath: row,
        toProposedIndexPath: proposed
      )
    }
  }
}
