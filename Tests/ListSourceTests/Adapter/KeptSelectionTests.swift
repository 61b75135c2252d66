import Foundation
import ListSource
import PlatformUIKit
import Testing

/// Selection across lists.
@MainActor
@Suite
struct KeptSelectionTests {

  private func list(_ ids: [Int], _ text: String? = nil) -> ListSource {
    ListSource(ids.map { Item($0, text) }) { $0.onSelect { _, _ in } }
  }

  @Test(arguments: ListKind.allCases, [ListSelection.single, .multiple])
  func rowsStaySelected(kind: ListKind, selection: ListSelection) {
    let screen = Screen(kind, selection: selection, showing: list([1, 2, 3]))

    screen.select(0)
    screen.select(2)

    #expect(screen.selected == (selection == .single ? [3] : [1, 3]))
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func selectionMovesWithRows(kind: ListKind, isReload: Bool) {
    let screen = Screen(kind, selection: .multiple, showing: list([1, 2, 3, 4]))
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
    let screen = Screen(kind, selection: .single)
    let list = { (header: UIView) in self.list([1, 2]).sections[0].header(header) }
    screen.show(ListSource(sections: [list(UILabel())]))
    screen.select(1)

    screen.show(ListSource(sections: [list(UIView())]))

    #expect(screen.selected == [2])
  }

  private func collapsible(_ ids: [Int] = [1, 2], others: [Int] = [7, 8]) -> ListSource {
    ListSource {
      ListSection("folding") { Rows(Item.many(ids), cell: ItemCell.self) }
        .collapsible(emits: "selection.toggled")
      ListSection("others") { Rows(Item.many(others), cell: ItemCell.self) }
    }
  }

  @Test(arguments: ListKind.allCases, [(true, nil), (true, 0), (false, nil), (false, 0)] as [(Bool, Int?)])
  func rowStaysSelectedInCollapsedSection(kind: ListKind, _ way: (Bool, Int?)) {
    let (isSingle, limit) = way
    let screen = Screen(kind, selection: isSingle ? .single : .multiple)
    screen.adapter.changeLimit = limit
    screen.show(collapsible())
    screen.select(1)

    screen.adapter.setCollapsed(true, section: "folding")
    screen.show(collapsible([2, 3]))
    #expect(screen.selectedPlaces.isEmpty)
    #expect(screen.selected == [2])
    screen.adapter.setCollapsed(false, section: "folding")
    screen.layOut()

    #expect(screen.selected == [2])
    #expect(screen.selectedPlaces == [[0, 0]])
    #expect(screen.cell(0)?.isSelected == true)
  }

  @Test(arguments: ListKind.allCases)
  func otherSelectionReplacesHiddenRow(kind: ListKind) {
    let screen = Screen(kind, selection: .single, showing: collapsible())
    screen.select(1)
    screen.adapter.setCollapsed(true, section: "folding")

    screen.select(0, 1)
    #expect(screen.selected == [7])
    screen.view.deselect(place: [1, 0])
    screen.adapter.setCollapsed(false, section: "folding")

    #expect(screen.selected.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func selectsHiddenRowsByID(kind: ListKind) {
    let screen = Screen(kind, selection: .multiple, showing: collapsible([1, 2, 3]))
    screen.adapter.setCollapsed(true, section: "folding")

    #expect(screen.adapter.select(1))
    #expect(screen.adapter.select(2))
    #expect(screen.adapter.deselect(1))
    #expect(screen.selected == [2])
    screen.adapter.setCollapsed(false, section: "folding")

    #expect(screen.selectedPlaces == [[0, 1]])
  }

  @Test(arguments: ListKind.allCases)
  func selectingHiddenRowReplacesSingleSelection(kind: ListKind) {
    let screen = Screen(kind, selection: .single, showing: collapsible())
    screen.select(0, 1)
    screen.adapter.setCollapsed(true, section: "folding")

    #expect(screen.adapter.select(2))

    #expect(screen.selected == [2])
    #expect(screen.selectedPlaces.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func hiddenRowsCannotBeSelectedIfSelectionIsNotKept(kind: ListKind) {
    let screen = Screen(kind, showing: collapsible())
    screen.adapter.setCollapsed(true, section: "folding")
    #expect(!screen.adapter.select(1))
    screen.adapter.selection = .multiple
    #expect(screen.adapter.select(1))
    screen.adapter.selection = .none
    screen.adapter.setCollapsed(false, section: "folding")
    #expect(screen.selected.isEmpty)
  }

  @Test(arguments: ListKind.allCases, [nil, 0])
  func rowThatLeavesAndReturnsIsSelectedAgain(kind: ListKind, limit: Int?) {
    let screen = Screen(kind, selection: .multiple)
    screen.adapter.changeLimit = limit
    screen.show(list([1, 2, 3, 4]))
    screen.select(1)
    screen.select(2)
    screen.select(3)

    screen.show(list([1, 4]))
    #expect(screen.selected == [4])
    #expect(!screen.adapter.deselect(3))
    screen.show(list([4, 3, 2, 1]))

    #expect(screen.selected == [2, 4])
  }

  @Test(arguments: ListKind.allCases, [nil, 0])
  func otherRowAtPositionOfSelectedRowIsNotSelected(kind: ListKind, limit: Int?) {
    func list(_ texts: [String]) -> ListSource {
      ListSource { ListSection("texts") { Rows(texts, text: { $0 }) } }
    }
    let screen = Screen(kind, selection: .multiple)
    screen.adapter.changeLimit = limit
    screen.show(list(["a", "b", "c"]))
    screen.select(2)

    screen.show(list(["a"]))
    screen.show(list(["a", "x", "y"]))

    #expect(screen.selectedPlaces.isEmpty)
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func rowStaysSelectedIfListReloadsInBatchOfApp(kind: ListKind, inWindow: Bool) async {
    let screen = Screen(kind, selection: .multiple)
    screen.adapter.changeLimit = 0
    screen.show(list([1, 2, 3]))
    screen.select(1)
    var updates: [ListUpdate] = []
    if !inWindow { screen.leaveWindow() }

    screen.view.batch {
      updates.append(screen.apply(list([4, 3, 2])))
      #expect(screen.adapter.select(4))
      #expect(screen.selected == [2, 4])
      updates.append(screen.apply(list([5, 4, 3, 2])))
    }
    if !inWindow { screen.returnToWindow() }
    screen.layOut()

    #expect(await updates.last?.finished == .applied)
    #expect(screen.selectedPlaces == [[0, 1], [0, 3]])
    #expect(screen.selected == [2, 4])
    #expect(screen.cell(3)?.isSelected == true)
  }

  @Test(arguments: ListKind.allCases)
  func positionIsKeptIfListReloadsInBatchOfApp(kind: ListKind) {
    let screen = Screen(kind, keepsPosition: true)
    screen.adapter.changeLimit = 0
    screen.show(list(Array(0..<60)))
    screen.scroll(to: 440)
    let before = screen.view.rect(at: [0, 30]).minY - screen.listView.contentOffset.y

    screen.view.batch { screen.apply(list(Array(-10..<60))) }
    screen.layOut()

    #expect(screen.view.rect(at: [0, 40]).minY - screen.listView.contentOffset.y == before)
  }

  @Test(arguments: ListKind.allCases)
  func selectsRowsByID(kind: ListKind) {
    let screen = Screen(kind, selection: .multiple, showing: list([1, 2, 3]))

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
