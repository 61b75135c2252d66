// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import Testing

  /// The state that moves with a dragged row.
  extension ReorderingByFingerTests {
    @Test(arguments: ListKind.inRows)
    func selectionAndHeightMoveWithRow(kind: ListKind) {
      let lists = ReorderedLists(kind)
      let screen = lists.screen
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
    }

    @Test(arguments: ListKind.inRows)
    func movedRowGetsCellOfTargetRows(kind: ListKind) {
      let lists = ReorderedLists(kind)
      let screen = lists.screen
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
