import Foundation
import ListSource
import PlatformUIKit
import Testing

/// Looking up, scrolling to and reconfiguring rows.
@MainActor
@Suite
struct LookupTests {
  private struct Note: Texted, CellModel, Identifiable, Equatable {
    let id: Int
    let reuseIdentifier = "note"
    var shownText: String { "note" }
  }

  @Test(arguments: ListKind.allCases)
  func findsModelByIndexPath(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource(Item.many(10..<14)))

    #expect(screen.adapter.item(at: IndexPath(row: 2, section: 0), as: Item.self)?.id == 12)
    #expect(screen.adapter.item(at: IndexPath(row: 2, section: 0), as: String.self) == nil)
    #expect(screen.adapter.item(at: IndexPath(row: 4, section: 0), as: Item.self) == nil)
    #expect(screen.adapter.item(at: IndexPath(row: 0, section: 1), as: Item.self) == nil)
  }

  @Test(arguments: ListKind.allCases)
  func findsIndexPathByID(kind: ListKind) {
    let screen = Screen(kind)
    let list = { (ids: [Int]) in
      ListSource {
        ListSection("first") { Rows(Item.many(0..<3), cell: ItemCell.self) }
        ListSection("second") {
          Rows(Item.many([100]), cell: ItemCell.self)
          Rows(Item.many(ids), cell: ItemCell.self).id { "item \($0.id)" }
        }
      }
    }
    screen.show(list([7, 8]))
    #expect(screen.adapter.indexPath(for: 1) == IndexPath(row: 1, section: 0))
    #expect(screen.adapter.indexPath(for: "item 8") == IndexPath(row: 2, section: 1))
    #expect(screen.adapter.indexPath(for: 8) == nil)
    // As `AnyHashable`, equal integers of different types are equal.
    #expect(screen.adapter.indexPath(for: Int8(100)) == IndexPath(row: 0, section: 1))

    screen.show(list([8, 7]))
    #expect(screen.adapter.indexPath(for: "item 8") == IndexPath(row: 1, section: 1))
  }

  @Test(arguments: ListKind.allCases)
  func findsFirstOfSeveralTypes(kind: ListKind) {
    let screen = Screen(kind)
    let models: [any Identifiable] = [Note(id: 1), Item(1), Item(2)]
    screen.register(ItemCell.self, for: Item.self)
    screen.register(TextedCell<Note>.self, TextedItem<Note>.self, for: "note")
    screen.show(ListSource { ListSection("mixed") { Rows(models) } })

    #expect(screen.adapter.indexPath(for: 1) == IndexPath(row: 0, section: 0))
    #expect(screen.adapter.indexPath(for: 2) == IndexPath(row: 2, section: 0))
  }

  @Test(arguments: ListKind.inRows)
  func scrollsToRow(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource(Item.many(0..<100)))

    #expect(screen.scrollToTop(of: 40))
    screen.layOut()
    #expect(screen.texts.first == "item 40")

    #expect(!screen.scrollToTop(of: 400))
    screen.layOut()
    #expect(screen.texts.first == "item 40")
  }

  @Test(arguments: ListKind.allCases)
  func reconfiguresRowsInTheirCells(kind: ListKind) throws {
    let screen = Screen(kind, showing: ListSource(Item.many(0..<3)))
    let cells = try (0..<3).map { try #require(screen.itemCell($0)) }

    screen.adapter.reconfigure([1, 400])
    screen.layOut()

    #expect(cells.map(\.shown.count) == [1, 2, 1])
    #expect(screen.cell(1) === cells[1])
  }

  @Test(arguments: ListKind.allCases)
  func reconfiguresLaterDuringCallback(kind: ListKind) async throws {
    let screen = Screen(kind)
    let adapter = screen.adapter
    screen.show(
      ListSource(Item.many(0..<3)) {
        $0.onDisplay { [weak adapter] item, _ in
          if item.id == 2 { adapter?.reconfigure([0]) }
        }
      }
    )
    let cell = try #require(screen.itemCell(0))
    #expect(cell.shown.count == 1)

    while cell.shown.count == 1 { await Task.yield() }

    #expect(screen.cell(0) === cell)
  }

  @Test(arguments: ListKind.allCases)
  func reconfiguresRowsOutsideWindow(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource(Item.many(0..<3)))
    screen.leaveWindow()
    screen.adapter.reconfigure([1])
    screen.returnToWindow()
    let cells = (0..<3).compactMap { screen.itemCell($0) }
    #expect(cells.count == 3)
    #expect(cells.reduce(0) { $0 + $1.shown.count } > 3)
  }

  @Test(arguments: ListKind.allCases)
  func reloadShowsListWithNewCells(kind: ListKind) throws {
    let screen = Screen(kind, showing: ListSource(Item.many(0..<3)))
    let cell = try #require(screen.itemCell(0))
    cell.draft = "unsaved"

    screen.adapter.reload()
    screen.layOut()

    let count = (0..<3).reduce(0) { $0 + (screen.itemCell($1)?.shown.count ?? 0) }
    #expect(count == 6)
    #expect(cell.draft.isEmpty)
  }
}
