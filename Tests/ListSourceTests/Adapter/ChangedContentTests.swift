import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct ChangedContentTests {

  @Test(arguments: ListKind.allCases, [[Item(1), Item(2, "new")], [Item(2, "new"), Item(0), Item(1)]])
  func changedRowKeepsCell(kind: ListKind, items: [Item]) {
    let screen = Screen(kind, showing: ListSource([Item(1), Item(2)]))
    let (other, cell) = (screen.itemCell(0), screen.itemCell(1))
    cell?.draft = "half a sentence"

    screen.show(ListSource(items))

    #expect(screen.texts == items.map(\.text))
    #expect(screen.cell(items[0].id == 2 ? 0 : 1) === cell)
    #expect(cell?.shown == ["item 2", "new"])
    #expect(cell?.draft == "half a sentence")
    #expect(other?.shown == ["item 1"])
  }

  @Test(arguments: ListKind.allCases)
  func rowThatMovesIsConfiguredLikeItsNewSection(kind: ListKind) {
    let screen = Screen(kind)
    func source(_ one: [Item], _ other: [Item], _ plain: [Item]) -> ListSource {
      ListSource {
        for (id, items) in [("one", one), ("other", other)] {
          ListSection(id) {
            Rows(items, cell: ItemCell.self, showing: { Item($0.id, "\($0.text) of \(id)") })
          }
        }
        ListSection("plain") { Rows(plain, cell: ItemCell.self) }
      }
    }
    screen.show(source([Item(1), Item(2), Item(6)], [Item(3)], [Item(4), Item(5)]))
    let kept = (0..<2).map { screen.itemCell($0) }

    screen.show(source([Item(1)], [Item(2), Item(3), Item(4)], [Item(5), Item(6)]))

    let others = (2...4).map { "item \($0) of other" }
    #expect(screen.texts == ["item 1 of one"] + others + ["item 5", "item 6"])
    #expect(kept[0]?.shown == ["item 1 of one"])
    #expect(screen.cell(0, 1) === kept[1])
  }

  @Test(arguments: ListKind.inRows)
  func changedRowOutOfViewShowsNewContent(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource(Item.many(0..<40)))

    screen.show(ListSource(Item.many(0..<39) + [Item(39, "new")]))
    screen.scroll(to: 44 * 40 - 480)

    #expect(screen.texts.last == "new")
  }

  @Test(arguments: ListKind.allCases)
  func newCellClassGetsNewCells(kind: ListKind) {
    let screen = Screen(kind)
    let items = [Item(1), Item(2)]
    screen.show(ListSource(items))

    screen.show(ListSource { ListSection("items") { Rows(items, cell: OtherItemCell.self) } })

    #expect(screen.texts == ["other item 1", "other item 2"])
    #expect(!(screen.cell(0) is any ItemShowing))
  }

  @Test(arguments: ListKind.allCases)
  func newReuseIdentifierGetsNewCell(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(KindCell.self, KindItem.self, for: "small")
    screen.register(BigKindCell.self, BigKindItem.self, for: "big")
    screen.show(ListSource { ListSection("kinds") { Rows([Kind(id: 1, isBig: false), Kind(id: 2)]) } })
    let kept = screen.cell(1)

    screen.show(ListSource { ListSection("kinds") { Rows([Kind(id: 1), Kind(id: 2, text: "new")]) } })

    #expect(screen.texts == ["big ", "big new"])
    #expect(screen.cell(1) === kept)
  }

  @Test(arguments: ListKind.inRows)
  func rowOutOfViewGetsAnotherCell(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(KindCell.self, KindItem.self, for: "small")
    screen.register(BigKindCell.self, BigKindItem.self, for: "big")
    let kinds = (0..<40).map { Kind(id: $0, isBig: false) }
    screen.show(ListSource { ListSection("kinds") { Rows(kinds) } })

    screen.show(ListSource { ListSection("kinds") { Rows(kinds.dropLast() + [Kind(id: 39)]) } })
    screen.scroll(to: 44 * 40 - 480)

    #expect(screen.texts.last == "big ")
  }

  @Test(arguments: ListKind.allCases)
  func nonEquatableModelCountsAsChanged(kind: ListKind) {
    let screen = Screen(kind)
    struct Plain: Identifiable {
      var id: Int
    }
    var configured = 0
    func source() -> ListSource {
      ListSource {
        ListSection("plain") {
          Rows(
            [Plain(id: 1)],
            text: { plain in
              configured += 1
              return "\(plain.id)"
            }
          )
        }
      }
    }

    screen.show(source())
    let cell = screen.cell(0)
    screen.show(source())

    #expect(configured == 2)
    #expect(screen.cell(0) === cell)
  }

  @Test(arguments: ListKind.allCases)
  func changedObjectGetsNewCellForNewIdentifier(kind: ListKind) {
    let screen = Screen(kind)
    let object = ChangingObject()
    screen.register(TextedCell<ChangingObject>.self, TextedItem<ChangingObject>.self, for: "small")
    screen.register(BigTextedCell<ChangingObject>.self, BigTextedItem<ChangingObject>.self, for: "big")
    let source = ListSource { ListSection("a") { Rows([object]) } }
    screen.show(source)

    object.isBig = true
    screen.show(source)

    #expect(screen.texts == ["big true"])
  }

  @Test(arguments: ListKind.allCases)
  func sameListShowsChangesInObjects(kind: ListKind) {
    let screen = Screen(kind)
    final class Counter: Identifiable {
      var count = 0
    }
    let (first, second) = (Counter(), Counter())
    let source = ListSource.oneSection {
      Rows([first, second], text: { counter in "\(counter.count)" })
    }

    screen.show(source)
    let cell = screen.cell(1)
    second.count = 7
    screen.show(source)

    #expect(screen.texts == ["0", "7"])
    #expect(screen.cell(1) === cell)
  }

  @Test(arguments: ListKind.allCases)
  func closuresOfLastListWin(kind: ListKind) {
    let screen = Screen(kind)
    var selected: [String] = []
    func source(_ name: String) -> ListSource {
      ListSource([Item(1)]) { $0.onSelect { item, _ in selected.append("\(name) \(item.id)") } }
    }

    screen.show(source("first"))
    screen.show(source("second"))
    screen.select(0)

    #expect(selected == ["second 1"])
  }
}

/// Models with a cell for each reuse identifier.
extension ChangedContentTests {
  typealias KindCell = TextedCell<Kind>
  typealias KindItem = TextedItem<Kind>
  typealias BigKindCell = BigTextedCell<Kind>
  typealias BigKindItem = BigTextedItem<Kind>

  struct Kind: Texted, CellModel, Identifiable, Equatable {
    var id: Int
    var isBig = true
    var text = ""
    var shownText: String { text }
    var reuseIdentifier: String { isBig ? "big" : "small" }
  }

  final class ChangingObject: Texted, Identifiable, CellModel {
    var isBig = false
    var shownText: String { "\(isBig)" }
    var reuseIdentifier: String { isBig ? "big" : "small" }
  }
}
