import Foundation
import KitSupport
import ListSource
import RouterEvents
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

private struct ItemMoved: EventMessage {
  static let name: EventName = "item.moved"
  var id: Int
  var row: Int
}

/// What the adapter answers the table view, which moves rows in its editing mode too, without a drag.
@MainActor
@Suite
struct ReorderingTests {
  private let lists = ReorderedLists()
  private var screen: Screen { lists.screen }

  private func move(_ row: Int, to target: Int, _ section: Int = 0) {
    let target = IndexPath(row: target, section: section)
    screen.adapter.tableView(screen.table, moveRowAt: IndexPath(row: row, section: 0), to: target)
  }

  @Test
  func rowsCanBeMovedThatDeclareIt() {
    screen.show(lists.list([0], [5]))

    let movable = [[0, 0], [1, 0], [2, 0], [2, 2], [7, 7]].map {
      screen.adapter.tableView(screen.table, canMoveRowAt: IndexPath(indexes: $0))
    }

    #expect(movable == [true, true, false, true, false])
    #expect(screen.table.dragDelegate === screen.adapter)
    #expect(screen.table.dragInteractionEnabled)
  }

  @Test
  func rowsThatAreKnownByTheirPlacesDoNotMoveWhichIsReported() {
    let rows = Rows(["a", "b"], cell: UITableViewCell.self) { cell, word, _ in cell.textLabel?.text = word }
    screen.show(ListSource { ListSection("words") { rows.reorderable(emits: .itemsReordered) } })

    let (answers, reports) = Reports.collecting {
      (0...1).map { screen.adapter.tableView(screen.table, canMoveRowAt: [0, $0]) }
    }

    #expect(answers == [false, false])
    #expect(reports.count == 1)
    #expect(reports.first?.message.hasPrefix("Row 0 of section 0 is reorderable and cannot be moved") == true)
  }

  @Test
  func listWithoutReorderableRowsLeavesTheTableViewsDragsAlone() {
    let screen = Screen()
    screen.show(ListSource(Item.many(0..<3)))
    #expect(screen.table.dragDelegate == nil)
  }

  @Test
  func anotherAdapterTakesThePlaceOfTheDragDelegate() {
    screen.show(lists.list([0]))
    _ = screen.adapter
    screen.table.dragDelegate = screen.adapter

    let second = Screen(screen.table).adapter

    #expect(screen.table.dragDelegate !== screen.adapter)
    second.apply(lists.list([0]))
    #expect(screen.table.dragDelegate === second)
  }

  @Test
  func rowThatNobodyDraggedIsToldOfByTheListView() {
    screen.show(lists.list([0, 1, 2]))

    move(0, to: 2)

    #expect(lists.heard == ["item 0 from favorites 0 to favorites 2, now at 0 2"])
    #expect(lists.sources.first === screen.table)
    #expect(screen.adapter.item(at: [0, 2], as: Item.self) == Item(0))
    #expect(screen.adapter.indexPath(for: 0) == [0, 2])
  }

  @Test
  func targetIsWhereTheRowMayStand() {
    screen.show(lists.list([0, 1], [5]))
    func target(_ proposed: IndexPath) -> IndexPath {
      screen.adapter.tableView(
        screen.table,
        targetIndexPathForMoveFromRowAt: [0, 0],
        toProposedIndexPath: proposed
      )
    }

    #expect([[0, 1], [1, 0], [1, 1]].allSatisfy { target($0) == $0 })
    #expect([[0, 2], [1, 2], [2, 0], [2, 2], [9, 0]].allSatisfy { target($0) == [0, 0] })
  }

  @Test
  func rowsOfSeveralKindsInASectionGoAmongTheirOwn() {
    func list(_ upper: [Int], _ lower: [Int]) -> ListSource {
      ListSource {
        ListSection("items") {
          Rows([Item(90)], cell: ItemCell.self)
          Rows(Item.many(upper), cell: ItemCell.self).reorderable(emits: .itemsReordered)
          Rows(Item.many(lower), cell: ItemCell.self).reorderable(emits: .itemsReordered)
        }
      }
    }
    screen.show(list([0, 1], [5, 6]))

    move(1, to: 2)
    #expect(screen.adapter.source == list([1, 0], [5, 6]))
    move(4, to: 3)
    #expect(screen.adapter.source == list([1, 0], [6, 5]))
    move(1, to: 4)
    #expect(screen.adapter.source == list([0], [6, 5, 1]))
    move(1, to: 0)
    #expect(screen.adapter.source == list([0], [6, 5, 1]))
  }

  @Test
  func moveThatTheListHasNoPlaceForIsTakenBack() async {
    screen.show(lists.list([0, 1]))

    move(0, to: 0, 2)
    let update = screen.adapter.apply(lists.list([0, 1]))

    #expect(await update.finished == .applied)
    screen.layOut()
    #expect(lists.heard.isEmpty)
    #expect(lists.shown == [0, 1])
  }

  @Test
  func eventMayBeATypedOne() {
    var moved: [ItemMoved] = []
    let observation = screen.window.onRouterEvent(ItemMoved.name) { event in
      if let message = event.message as? ItemMoved { moved.append(message) }
    }
    screen.show(
      ListSource {
        ListSection("items") {
          Rows(Item.many([3, 4]), cell: ItemCell.self)
            .reorderable { item, reorder in .message { ItemMoved(id: item.id, row: reorder.to.indexPath.row) }
            }
        }
      }
    )

    move(0, to: 1)

    #expect(moved.map(\.id) == [3])
    #expect(moved.map(\.row) == [1])
    observation.cancel()
  }

  @Test
  func rowsWithIdsOfOtherKindsKeepApart() {
    screen.show(
      ListSource {
        ListSection("items") { Rows([Item(1)], cell: ItemCell.self).reorderable(emits: .itemsReordered) }
        ListSection("texts") {
          Rows([Item(2)], cell: ItemCell.self).id { $0.text }.reorderable(emits: .itemsReordered)
        }
      }
    )

    let target = screen.adapter.tableView(
      screen.table,
      targetIndexPathForMoveFromRowAt: [0, 0],
      toProposedIndexPath: [1, 0]
    )

    #expect(target == [0, 0])
  }
}
