import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Which rows stay selected.
@MainActor
@Suite
struct KeptSelectionTests {
  private let screen = Screen()

  private func list(_ ids: [Int], _ text: String? = nil) -> ListSource {
    ListSource {
      ListSection("items") { Rows(ids.map { Item($0, text) }, cell: ItemCell.self).onSelect { _, _ in } }
    }
  }

  /// Selects a row as a finger does.
  private func tap(_ row: Int) {
    let indexPath = IndexPath(row: row, section: 0)
    screen.table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    screen.adapter.tableView(screen.table, didSelectRowAt: indexPath)
  }

  private var selected: [Int] { screen.adapter.selectedItems(of: Item.self).map(\.id).sorted() }

  @Test
  func rowIsDeselectedUnlessToldOtherwise() {
    screen.show(list([1, 2]))
    tap(0)
    #expect(selected.isEmpty)
  }

  @Test
  func oneRowStaysSelected() {
    screen.adapter.selection = .single
    screen.show(list([1, 2]))
    tap(0)
    tap(1)
    #expect(selected == [2])
  }

  @Test
  func severalRowsStaySelected() {
    screen.adapter.selection = .multiple
    screen.show(list([1, 2, 3]))
    tap(0)
    tap(2)
    #expect(selected == [1, 3])
  }

  @Test(arguments: [true, false])
  func selectionGoesWithTheRows(isReload: Bool) {
    screen.adapter.selection = .multiple
    screen.show(list([1, 2, 3, 4]))
    tap(0)
    tap(2)
    tap(3)
    if isReload { screen.adapter.register(OtherItemCell.self, for: Item.self) }

    screen.show(list([5, 3, 1, 2], "changed"))

    #expect(selected == [1, 3])
    #expect(screen.cell(1)?.isSelected == true)
    #expect(screen.cell(3)?.isSelected == false)
  }

  @Test
  func reloadedSectionKeepsItsSelection() {
    screen.adapter.selection = .single
    let list = { (header: UIView) in self.list([1, 2]).sections[0].header(header) }
    screen.show(ListSource(sections: [list(UILabel())]))
    tap(1)

    screen.show(ListSource(sections: [list(UIView())]))

    #expect(selected == [2])
  }

  @Test
  func rowsAreSelectedByTheirIDs() {
    screen.adapter.selection = .multiple
    screen.show(list([1, 2, 3]))

    #expect(screen.adapter.select(3))
    #expect(screen.adapter.select(1))
    #expect(!screen.adapter.select(4))
    #expect(selected == [1, 3])

    #expect(screen.adapter.deselect(3))
    #expect(!screen.adapter.deselect(4))
    #expect(selected == [1])
  }
}
