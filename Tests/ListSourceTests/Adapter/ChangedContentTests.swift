import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ChangedContentTests {
  private let screen = Screen()

  @Test
  func changedRowIsShownByTheCellItHas() {
    screen.show(ListSource([Item(1), Item(2)]))
    let cell = screen.cell(1) as? ItemCell
    cell?.draft = "half a sentence"

    screen.show(ListSource([Item(1), Item(2, "new")]))

    #expect(screen.texts == ["item 1", "new"])
    #expect(screen.cell(1) === cell)
    #expect(cell?.shown == ["item 2", "new"])
    #expect(cell?.draft == "half a sentence")
    #expect((screen.cell(0) as? ItemCell)?.shown == ["item 1"])
  }

  @Test
  func changedRowThatMovesKeepsItsCellToo() {
    screen.show(ListSource([Item(1), Item(2), Item(3)]))
    let cell = screen.cell(2) as? ItemCell
    cell?.draft = "half a sentence"

    screen.show(ListSource([Item(3, "new"), Item(0), Item(1)]))

    #expect(screen.texts == ["new", "item 0", "item 1"])
    #expect(screen.cell(0) === cell)
    #expect(cell?.draft == "half a sentence")
  }

  @Test
  func changedRowOutOfViewIsShownAnewWhenItComes() {
    screen.show(ListSource(Item.many(0..<40)))

    screen.show(ListSource(Item.many(0..<39) + [Item(39, "new")]))
    screen.scroll(to: 44 * 40 - 480)

    #expect(screen.texts.last == "new")
  }

  @Test
  func rowsOfAnotherCellClassAreShownByNewCells() {
    let items = [Item(1), Item(2)]
    screen.show(ListSource(items))

    screen.show(ListSource { ListSection("items") { Rows(items, cell: OtherItemCell.self) } })

    #expect(screen.texts == ["other item 1", "other item 2"])
    #expect(screen.cell(0) is OtherItemCell)
  }

  @Test
  func rowThatCallsItsCellSomethingElseIsShownByANewOne() {
    screen.adapter.register(KindCell.self, for: "small")
    screen.adapter.register(BigKindCell.self, for: "big")
    screen.show(ListSource { ListSection("kinds") { Rows([Kind(id: 1, isBig: false), Kind(id: 2)]) } })
    let kept = screen.cell(1)

    screen.show(ListSource { ListSection("kinds") { Rows([Kind(id: 1), Kind(id: 2, text: "new")]) } })

    #expect(screen.texts == ["big ", "big new"])
    #expect(screen.cell(1) === kept)
  }

  @Test
  func rowOutOfViewMayGetAnotherCell() {
    screen.adapter.register(KindCell.self, for: "small")
    screen.adapter.register(BigKindCell.self, for: "big")
    let kinds = (0..<40).map { Kind(id: $0, isBig: false) }
    screen.show(ListSource { ListSection("kinds") { Rows(kinds) } })

    screen.show(ListSource { ListSection("kinds") { Rows(kinds.dropLast() + [Kind(id: 39)]) } })
    screen.scroll(to: 44 * 40 - 480)

    #expect(screen.texts.last == "big ")
  }

  @Test
  func modelThatCannotBeComparedCountsAsChanged() {
    struct Plain: Identifiable {
      var id: Int
    }
    var configured = 0
    func source() -> ListSource {
      ListSource {
        ListSection("plain") {
          Rows([Plain(id: 1)], cell: UITableViewCell.self) { _, _, _ in configured += 1 }
        }
      }
    }

    screen.show(source())
    let cell = screen.cell(0)
    screen.show(source())

    #expect(configured == 2)
    #expect(screen.cell(0) === cell)
  }

  @Test
  func sameListAgainShowsWhatHasChangedInItsObjects() {
    final class Counter: Identifiable {
      var count = 0
    }
    let (first, second) = (Counter(), Counter())
    let source = ListSource {
      ListSection("counters") {
        Rows([first, second], cell: UITableViewCell.self) { cell, counter, _ in
          cell.textLabel?.text = "\(counter.count)"
        }
      }
    }

    screen.show(source)
    let cell = screen.cell(1)
    second.count = 7
    screen.show(source)

    #expect(screen.texts == ["0", "7"])
    #expect(screen.cell(1) === cell)
  }

  @Test
  func closuresOfTheLastListAreTheOnesThatCount() {
    var selected: [String] = []
    func source(_ name: String) -> ListSource {
      ListSource {
        ListSection("items") {
          Rows([Item(1)], cell: ItemCell.self).onSelect { item, _ in selected.append("\(name) \(item.id)") }
        }
      }
    }

    screen.show(source("first"))
    screen.show(source("second"))
    screen.adapter.tableView(screen.table, didSelectRowAt: IndexPath(row: 0, section: 0))

    #expect(selected == ["second 1"])
  }
}

private struct Kind: CellModel, Identifiable, Equatable {
  var id: Int
  var isBig = true
  var text = ""
  var reuseIdentifier: String { isBig ? "big" : "small" }
}

private class KindCell: UITableViewCell, ViewConfigurable {
  func configure(with kind: Kind) {
    textLabel?.text = "small \(kind.text)"
  }
}

private final class BigKindCell: KindCell {
  override func configure(with kind: Kind) {
    textLabel?.text = "big \(kind.text)"
  }
}
