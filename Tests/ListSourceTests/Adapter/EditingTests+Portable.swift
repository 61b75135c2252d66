// The stand-in alone: nobody makes touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct EditingTests {
    private let screen = Screen()

    @Test
    func deletedRowIsTakenOutByTheListThatIsAppliedThen() async {
      var ids = Array(0..<4)
      var update: ListUpdate?
      unowned let adapter = screen.adapter
      func source() -> ListSource {
        ListSource {
          ListSection("items") {
            Rows(Item.many(ids), cell: ItemCell.self).onDelete { item, index in
              #expect(ids[index] == item.id)
              ids.remove(at: index)
              update = adapter.apply(source())
            }
          }
        }
      }
      screen.show(source())
      let kept = screen.cell(3)

      let isAsked = screen.swipe(2)

      #expect(isAsked)
      #expect(screen.table.numberOfRows(inSection: 0) == 3)
      #expect(screen.texts == ["item 0", "item 1", "item 3"])
      #expect(screen.cell(2) === kept)
      #expect(await update?.finished == .applied)
    }

    @Test
    func rowsThatSayNothingCannotBeDeleted() {
      screen.show(ListSource(Item.many(0..<3)))

      #expect(!screen.swipe(1))
    }

    @Test
    func nothingIsDoneForARowThatIsInserted() {
      var deleted = 0
      screen.show(
        ListSource {
          ListSection("items") {
            Rows(Item.many(0..<3), cell: ItemCell.self).onDelete { _, _ in deleted += 1 }
          }
        }
      )

      screen.adapter.tableView(screen.table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
      screen.adapter.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 9, section: 9))

      #expect(deleted == 0)
    }
  }
#endif
