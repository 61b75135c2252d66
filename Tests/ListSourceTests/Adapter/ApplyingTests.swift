import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct ApplyingTests {

  @Test(arguments: ListKind.allCases, [true, false])
  func laterListUpdatesAndKeepsCells(kind: ListKind, animated: Bool) async {
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))
    let kept = screen.cell(2)

    let update = screen.show(ListSource(Item.many([3, 4, 1])), animated: animated)

    #expect(screen.texts == ["item 3", "item 4", "item 1"])
    #expect(screen.cell(0) === kept)
    #expect(await update.finished == .applied)
  }

  @Test(arguments: ListKind.allCases)
  func equalListChangesNothing(kind: ListKind) async {
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))

    let update = screen.show(ListSource(Item.many(1...3)))

    #expect(screen.itemCell(0)?.shown == ["item 1"])
    #expect(await update.finished == .applied)
  }

  @Test(arguments: ListKind.allCases)
  func showsEachOfSeveralLists(kind: ListKind) async {
    let screen = Screen(kind)
    let updates = [[1, 2], [2, 3], [3, 1]].map { screen.apply(ListSource(Item.many($0))) }
    screen.layOut()

    #expect(screen.texts == ["item 3", "item 1"])
    for update in updates { #expect(await update.finished == .applied) }
  }

  /// A view caches its counts when asked before the first list.
  @Test(arguments: ListKind.allCases)
  func survivesCountsBeforeFirstListAndReloadsByApp(kind: ListKind) {
    let screen = Screen(kind)
    let before = screen.numberOfSections

    screen.apply(sections(["a": [1]]))
    screen.apply(sections(["a": [1, 2], "b": [3]]))
    screen.layOut()
    #expect(before == 0)
    #expect(screen.texts == ["item 1", "item 2", "item 3"])

    screen.view.reloadData()
    screen.apply(sections(["a": [2], "b": [1]]))
    screen.view.reloadData()
    screen.layOut()
    #expect(screen.texts == ["item 2", "item 1"])
  }

  @Test(arguments: ListKind.allCases)
  func listViewOutsideWindowReloadsOnceInWindow(kind: ListKind) async {
    let screen = Screen(kind)
    screen.leaveWindow()
    var shown: [Int] = []
    func source(_ ids: ClosedRange<Int>) -> ListSource {
      ListSource.oneSection {
        Rows(Item.many(ids), cell: ItemCell.self, noting: { item, _ in shown.append(item.id) })
      }
    }

    let updates = [1...1, 2...4, 3...5].map { screen.apply(source($0)) }
    let shownBefore = shown
    screen.returnToWindow()

    #expect(shownBefore.isEmpty)
    #expect(shown == [3, 4, 5])
    #expect(screen.texts == ["item 3", "item 4", "item 5"])
    for update in updates { #expect(await update.finished == .applied) }
  }

  @Test(arguments: ListKind.allCases)
  func listViewAddedToWindowIsUpdated(kind: ListKind) {
    let screen = Screen(kind)
    screen.leaveWindow()
    screen.apply(ListSource(Item.many(1...2)))
    screen.window.addSubview(screen.listView)

    screen.show(ListSource(Item.many(2...3)))

    #expect(screen.texts == ["item 2", "item 3"])
  }

  @Test(arguments: ListKind.allCases)
  func listViewWithoutSizeAcceptsLists(kind: ListKind) async {
    let screen = Screen(kind)
    screen.listView.frame.size = .zero

    let updates = [1...1, 1...4, 3...5].map { screen.show(ListSource(Item.many($0))) }
    screen.listView.frame.size = CGSize(width: 320, height: 480)
    screen.layOut()

    #expect(screen.texts == ["item 3", "item 4", "item 5"])
    for update in updates { #expect(await update.finished == .applied) }
  }

  @Test(arguments: ListKind.allCases)
  func allWaitersReceiveResult(kind: ListKind) async {
    let screen = Screen(kind)
    let update = screen.show(ListSource(Item.many(1...3)))
    let first = await update.finished
    let second = await update.finished

    #expect(first == .applied && second == .applied)
  }

  @Test(arguments: ListKind.inRows)
  func callsDisplayHandler(kind: ListKind) {
    let screen = Screen(kind)
    var displayed: [Int] = []
    screen.show(
      ListSource.oneSection {
        Rows(Item.many(0..<5), cell: ItemCell.self)
        Rows(Item.many(5..<40), cell: ItemCell.self).onDisplay { item, index in
          #expect(item.id == index)
          displayed.append(item.id)
        }
      }
    )
    let first = displayed

    screen.scroll(to: 44)

    #expect(first == [5, 6, 7, 8, 9, 10])
    #expect(displayed == [5, 6, 7, 8, 9, 10, 11])
  }

  @Test(arguments: ListKind.allCases)
  func leavesOutAndReportsDuplicates(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      screen.show(sections(["a": [1, 2, 1], "b": [2, 3], "a": [4]]))
    }

    #expect(screen.texts == ["item 1", "item 2", "item 3"])
    #expect(
      reports.map(\.text) == [
        """
        A section id repeats in a list (String): sections 0 and 2. The later section and its rows are left out. \
        Give each section a unique id.
        """,
        """
        A row id repeats in a list (Int of Item): row 0 of section 0 and row 2 of section 0. The later row is left \
        out. Give each row an id that is unique in the whole list.
        """,
        """
        A row id repeats in a list (Int of Item): row 1 of section 0 and row 0 of section 1. The later row is left \
        out. Give each row an id that is unique in the whole list.
        """,
      ]
    )
  }

  private func sections(_ sections: KeyValuePairs<String, [Int]>) -> ListSource {
    ListSource {
      for (id, rows) in sections {
        ListSection(id) { Rows(Item.many(rows), cell: ItemCell.self) }
      }
    }
  }
}
