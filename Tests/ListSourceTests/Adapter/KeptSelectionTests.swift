import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Selection across lists.
@MainActor
@Suite
struct KeptSelectionTests {

  private func list(_ ids: [Int], _ text: String? = nil) -> ListSource {
    ListSource {
      ListSection("items") { Rows(ids.map { Item($0, text) }, cell: ItemCell.self).onSelect { _, _ in } }
    }
  }

  @Test(arguments: ListKind.allCases)
  func deselectsRowByDefault(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(list([1, 2]))
    screen.select(0)
    #expect(screen.selected.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func oneRowStaysSelected(kind: ListKind) {
    let screen = Screen(kind)
    screen.adapter.selection = .single
    screen.show(list([1, 2]))
    screen.select(0)
    screen.select(1)
    #expect(screen.selected == [2])
  }

  @Test(arguments: ListKind.allCases)
  func severalRowsStaySelected(kind: ListKind) {
    let screen = Screen(kind)
    screen.adapter.selection = .multiple
    screen.show(list([1, 2, 3]))
    screen.select(0)
    screen.select(2)
    #expect(screen.selected == [1, 3])
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func selectionMovesWithRows(kind: ListKind, isReload: Bool) {
    let screen = Screen(kind)
    screen.adapter.selection = .multiple
    screen.show(list([1, 2, 3, 4]))
    screen.select(0)
    screen.select(2)
    screen.select(3)
    if isReload { screen.register(OtherItemCell.self, for: Item.self) }

    screen.show(list([5, 3, 1, 2], "changed"))

    #expect(screen.selected == [1, 3])
    #expect(screen.cell(1)?.isSelected == true)
    #expect(screen.cell(3)?.isSelected == false)
  }

  @Test(arguments: ListKind.allCases)
  func reloadedSectionKeepsItsSelection(kind: ListKind) {
    let screen = Screen(kind)
    screen.adapter.selection = .single
    let list = { (header: UIView) in self.list([1, 2]).sections[0].header(header) }
    screen.show(ListSource(sections: [list(UILabel())]))
    screen.select(1)

    screen.show(ListSource(sections: [list(UIView())]))

    #expect(screen.selected == [2])
  }

  @Test(arguments: ListKind.allCases)
  func selectsRowsByID(kind: ListKind) {
    let screen = Screen(kind)
    screen.adapter.selection = .multiple
    screen.show(list([1, 2, 3]))

    #expect(screen.adapter.select(3))
    #expect(screen.adapter.select(1))
    #expect(!screen.adapter.select(4))
    #expect(screen.selected == [1, 3])

    #expect(screen.adapter.deselect(3))
    #expect(!screen.adapter.deselect(4))
    #expect(screen.selected == [1])
  }
}

extension Screen {
  fileprivate var selected: [Int] { adapter.selectedItems(of: Item.self).map(\.id).sorted() }
}
