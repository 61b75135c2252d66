import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ApplyingTests {
  private let screen = Screen()

  @Test
  func firstListIsShownByAReload() async {
    let update = screen.show(ListSource(Item.many(1...3)))

    #expect(screen.texts == ["item 1", "item 2", "item 3"])
    #expect(await update.finished == .applied)
  }

  @Test
  func laterListIsShownByUpdatesThatKeepCells() async {
    screen.show(ListSource(Item.many(1...3)))
    let kept = screen.cell(2)

    let update = screen.show(ListSource(Item.many([3, 4, 1])))

    #expect(screen.texts == ["item 3", "item 4", "item 1"])
    #expect(screen.cell(0) === kept)
    #expect(await update.finished == .applied)
  }

  @Test
  func listWithoutAnimationIsShownTheSameWay() async {
    screen.show(ListSource(Item.many(1...3)))
    let kept = screen.cell(2)

    let update = screen.show(ListSource(Item.many([3])), animated: false)

    #expect(screen.texts == ["item 3"])
    #expect(screen.cell(0) === kept)
    #expect(await update.finished == .applied)
  }

  @Test
  func equalListChangesNothing() async {
    screen.show(ListSource(Item.many(1...3)))

    let update = screen.show(ListSource(Item.many(1...3)))

    #expect((screen.cell(0) as? ItemCell)?.shown == ["item 1"])
    #expect(await update.finished == .applied)
  }

  @Test
  func severalListsInARowAreEachShown() async {
    let updates = [[1, 2], [2, 3], [3, 1]].map { screen.adapter.apply(ListSource(Item.many($0))) }
    screen.layOut()

    #expect(screen.texts == ["item 3", "item 1"])
    for update in updates { #expect(await update.finished == .applied) }
  }

  @Test
  func sourceIsTheListThatWasAppliedLast() {
    let source = ListSource(Item.many(1...2))

    screen.adapter.apply(ListSource(Item.many(1...3)))
    screen.adapter.apply(source)

    #expect(screen.adapter.source == source)
  }

  @Test
  func tableViewInNoWindowIsReloadedWhenItHasOne() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let adapter = TableAdapter(table)

    var shown: [Int] = []
    func source(_ ids: ClosedRange<Int>) -> ListSource {
      ListSource {
        ListSection("items") {
          Rows(Item.many(ids), cell: ItemCell.self) { cell, item, _ in
            cell.configure(with: item)
            shown.append(item.id)
          }
        }
      }
    }

    let updates = [1...1, 2...4, 3...5].map { adapter.apply(source($0)) }
    let shownBefore = shown
    let screen = UIWindow(frame: table.frame)
    screen.addSubview(table)
    screen.layoutIfNeeded()

    #expect(shownBefore.isEmpty)
    #expect(shown == [3, 4, 5])
    #expect(table.visibleCells.map(\.said) == ["item 3", "item 4", "item 5"])
    for update in updates { #expect(await update.finished == .applied) }
  }

  @Test
  func tableViewThatGotAWindowMeanwhileIsUpdated() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let adapter = TableAdapter(table)
    adapter.apply(ListSource(Item.many(1...2)))
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)

    adapter.apply(ListSource(Item.many(2...3)))
    window.layoutIfNeeded()

    #expect(table.visibleCells.map(\.said) == ["item 2", "item 3"])
  }

  @Test
  func tableViewThatLeftItsWindowShowsTheLastListWhenItIsBack() {
    screen.show(ListSource(Item.many(1...2)))
    screen.table.removeFromSuperview()

    screen.adapter.apply(ListSource(Item.many(2...3)))
    screen.adapter.apply(ListSource(Item.many(3...4)))
    screen.window.addSubview(screen.table)
    screen.layOut()

    #expect(screen.texts == ["item 3", "item 4"])
  }

  @Test
  func tableViewWithoutASizeTakesLists() async {
    screen.table.frame.size = .zero

    let updates = [1...1, 1...4, 3...5].map { screen.show(ListSource(Item.many($0))) }
    screen.table.frame.size = CGSize(width: 320, height: 480)
    screen.layOut()

    #expect(screen.texts == ["item 3", "item 4", "item 5"])
    for update in updates { #expect(await update.finished == .applied) }
  }

  @Test
  func listForATableViewThatIsGoneIsSuperseded() async {
    var table: UITableView? = UITableView(frame: .zero, style: .plain)
    let adapter = table.map { TableAdapter($0) }
    table = nil

    let update = adapter?.apply(ListSource(Item.many(1...3)))

    #expect(adapter?.tableView == nil)
    #expect(await update?.finished == .superseded)
  }

  @Test
  func everybodyWhoWaitsIsToldOnce() async {
    let update = screen.show(ListSource(Item.many(1...3)))
    let first = await update.finished
    let second = await update.finished

    #expect(first == .applied && second == .applied)
  }

  @Test
  func sectionsMoveWithTheirRows() {
    screen.show(sections(["a": [1, 2], "b": [3], "c": [4]]))
    let kept = screen.cell(0, 2)

    screen.show(sections(["c": [4, 5], "a": [2], "d": [1], "b": []]))

    #expect(screen.texts == ["item 4", "item 5", "item 2", "item 1"])
    #expect(screen.cell(0, 0) === kept)
    #expect(screen.table.numberOfSections == 4)
  }

  @Test
  func duplicatesAreLeftOutAndReported() {
    let (_, reports) = Reports.collecting {
      screen.show(sections(["a": [1, 2, 1], "b": [2, 3], "a": [4]]))
    }

    #expect(screen.texts == ["item 1", "item 2", "item 3"])
    #expect(
      reports.map(\.message) == [
        """
        A list has one section id twice (String), as section 0 and as section 2. The later one is left out with its \
        rows. Give each section an id of its own.
        """,
        """
        A list has one row id twice (Int of Item), in row 0 of section 0 and in row 2 of section 0. The later row is \
        left out. Give each row an id of its own, whatever its section.
        """,
        """
        A list has one row id twice (Int of Item), in row 1 of section 0 and in row 0 of section 1. The later row is \
        left out. Give each row an id of its own, whatever its section.
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
