// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import Testing

  @MainActor
  @Suite
  struct EditingTests {

    @Test(arguments: ListKind.inRows)
    func listAppliedInDeletionHandlerRemovesRow(kind: ListKind) async {
      let screen = Screen(kind)
      var ids = Array(0..<4)
      var update: ListUpdate?
      unowned let adapter = screen.adapter
      func source() -> ListSource {
        ListSource(Item.many(ids)) {
          $0.onDelete { item, index in
            #expect(ids[index] == item.id)
            ids.remove(at: index)
            update = adapter.apply(source())
          }
        }
      }
      screen.show(source())
      let kept = screen.cell(3)

      let isAsked = screen.swipe(2)

      #expect(isAsked)
      #expect(screen.numberOfRows(inSection: 0) == 3)
      #expect(screen.texts == ["item 0", "item 1", "item 3"])
      #expect(screen.cell(2) === kept)
      #expect(await update?.finished == .applied)
    }

    @Test(arguments: ListKind.inRows)
    func rowsWithoutHandlerCannotBeDeleted(kind: ListKind) {
      let screen = Screen(kind, showing: ListSource(Item.many(0..<3)))

      #expect(!screen.swipe(1))
    }

    @Test
    func insertionDeletesNothing() {
      let screen = Screen()
      var deleted = 0
      screen.show(ListSource(Item.many(0..<3)) { $0.onDelete { _, _ in deleted += 1 } })

      screen.tableAdapter.tableView(screen.table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
      screen.tableAdapter.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 9, section: 9))

      #expect(deleted == 0)
    }
  }
#endif
