import Foundation
import ListSource
import PlatformUIKit
import Testing

/// Visible rows that keep their position while rows above them change.
@MainActor
@Suite
struct KeptPositionTests {

  /// Makes a list of rows with a height.
  private func list(_ ids: some Sequence<Int>, height: Int = 50) -> ListSource {
    ListSource(ids.map { Item($0, "\(height)") })
  }

  @Test(arguments: ListKind.inRows, [0, 10, 500].flatMap { [($0, true), ($0, false)] })
  func insertionsAboveKeepPosition(kind: ListKind, _ way: (CGFloat, Bool)) throws {
    let screen = Screen(kind, keepsPosition: true)
    let (offset, animated) = way
    screen.show(list(0..<40))
    screen.scroll(to: offset)
    let first = try #require(screen.first)
    let before = try #require(screen.place(of: first))

    screen.show(list(-30..<40), animated: animated)

    #expect(screen.place(of: first) == before)
    #expect(screen.listView.contentOffset.y > offset)
  }

  @Test(arguments: ListKind.inRows)
  func doesNotKeepPositionByDefault(kind: ListKind) {
    let screen = Screen(kind, keepsPosition: true)
    screen.adapter.keepsPosition = false
    screen.show(list(0..<40))
    screen.show(list(-1..<40))
    #expect(screen.listView.contentOffset.y == 0)
    #expect(screen.place(of: -1) == 0)
  }

  @Test(arguments: ListKind.inRows)
  func heightChangesAboveKeepPosition(kind: ListKind) throws {
    let screen = Screen(kind, keepsPosition: true)
    func list(_ height: Int) -> ListSource {
      ListSource((0..<40).map { Item($0, $0 < 10 ? "\(height)" : "50") })
    }
    screen.show(list(30))
    screen.scroll(to: 620)
    let first = try #require(screen.first)
    #expect(first > 10)
    let before = try #require(screen.place(of: first))

    for height in [90, 20, 60] {
      screen.show(list(height))
      #expect(screen.place(of: first) == before)
    }
    // Measuring these rows when they become visible moves nothing either.
    for step in 1...10 {
      screen.scroll(to: screen.listView.contentOffset.y - 30)
      #expect(screen.place(of: first) == before + 30 * CGFloat(step))
    }
  }

  @Test(arguments: ListKind.inRows)
  func reloadKeepsPosition(kind: ListKind) throws {
    let screen = Screen(kind, keepsPosition: true)
    screen.adapter.changeLimit = 3
    screen.show(list(0..<40))
    screen.scroll(to: 520)
    let cell = screen.cell(11)
    let before = try #require(screen.place(of: 11))

    screen.show(list(-10..<40))

    #expect(screen.place(of: 11) == before)
    #expect(screen.cell(21) !== cell)
  }

  /// Makes titled sections of ten rows. The title and the rows are not as high as a layout estimates.
  private func titledSections(_ ids: some Sequence<Int>) -> ListSource {
    ListSource(
      sections: ids.map { id in
        ListSection(id, title: "section \(id)") {
          Rows((0..<10).map { Item(100 * id + $0, "\(30 + 7 * ($0 % 5))") }, cell: ItemCell.self)
        }
      }
    )
  }

  @Test(arguments: ListKind.inRows, [0, 10])
  func changesBelowOutsideWindowDoNotScroll(kind: ListKind, offset: CGFloat) {
    let screen = Screen(kind, keepsPosition: true, showing: titledSections(0..<6))
    screen.scroll(to: offset)

    screen.leaveWindow()
    screen.apply(titledSections(0..<7))
    screen.returnToWindow()

    #expect(screen.listView.contentOffset.y == offset)
  }

  /// The last list comes outside the window, or in it before its layout.
  @Test(
    arguments: ListKind.inRows,
    [(0, true), (10, true), (1_500, true), (1_500, false)] as [(CGFloat, Bool)]
  )
  func titledSectionsAboveKeepPositionOutsideWindow(kind: ListKind, _ way: (CGFloat, Bool)) throws {
    let screen = Screen(kind, keepsPosition: true, showing: titledSections(0..<6))
    let (offset, isOutside) = way
    screen.scroll(to: offset)
    let first = try #require(screen.first)
    let before = try #require(screen.place(of: first))

    screen.leaveWindow()
    screen.apply(titledSections(-5..<6))
    if isOutside { screen.apply(ListSource()) } else { screen.window.addSubview(screen.listView) }
    screen.apply(titledSections(-2..<6))
    if isOutside { screen.returnToWindow() }
    screen.layOut()

    #expect(screen.place(of: first) == before)
  }

  @Test(arguments: ListKind.inRows)
  func scrollingOutsideWindowReplacesKeptPosition(kind: ListKind) {
    let screen = Screen(kind, keepsPosition: true, showing: titledSections(0..<6))
    screen.scroll(to: 1_500)

    screen.leaveWindow()
    screen.apply(titledSections(-5..<6))
    screen.listView.contentOffset.y = 0
    screen.returnToWindow()

    #expect(screen.listView.contentOffset.y == 0)
  }

  @Test(arguments: ListKind.inRows)
  func listThatWasNotDisplayedKeepsNoPosition(kind: ListKind) {
    let screen = Screen(kind, keepsPosition: true)
    screen.leaveWindow()

    for start in [0, -10, -20] { screen.apply(list(start..<40)) }
    screen.returnToWindow()

    #expect(screen.place(of: -20) == 0)
  }

  /// UIKit logs a warning if they are read.
  @Test func visibleRowsAreNotReadOutsideAWindow() throws {
    let table = WatchedTable(frame: .zero, style: .plain)
    let screen = Screen(table)
    screen.adapter.keepsPosition = true
    screen.show(list(0..<40))
    screen.scroll(to: 500)
    let first = try #require(screen.first)
    let before = try #require(screen.place(of: first))

    screen.leaveWindow()
    for start in [-10, -20] { screen.apply(list(start..<40)) }
    screen.returnToWindow()

    #expect(table.reads == 0)
    #expect(screen.place(of: first) == before)
  }

  /// Counts how often its visible rows are read outside a window.
  private final class WatchedTable: ListTableView {
    private(set) var reads = 0

    override var indexPathsForVisibleRows: [IndexPath]? {
      if window == nil { reads += 1 }
      return super.indexPathsForVisibleRows
    }
  }

  @Test(arguments: ListKind.inRows)
  func sectionMovesAboveKeepPosition(kind: ListKind) throws {
    let screen = Screen(kind, keepsPosition: true)
    func list(_ ids: [String]) -> ListSource {
      ListSource(
        sections: ids.map { id in
          section(
            id,
            title: id,
            items: ["a", "b", "c"].firstIndex(of: id)! * 100..<["a", "b", "c"].firstIndex(of: id)! * 100 + 20
          )
        }
      )
    }
    screen.show(list(["b", "c", "a"]))
    screen.scroll(to: 1000)
    let first = try #require(screen.visibleCells.first as? any ItemShowing)
    let id = try #require(first.shown.last.flatMap { Int($0.dropFirst(5)) })
    let before = try #require(screen.place(of: id))

    screen.show(list(["a", "c", "b"]))

    #expect(screen.place(of: id) == before)
  }

  @Test(arguments: ListKind.inRows)
  func doesNotScrollBeyondEnd(kind: ListKind) throws {
    let screen = Screen(kind, keepsPosition: true, showing: list(0..<40))
    screen.scroll(to: 1000)

    screen.show(list(19..<22))

    #expect(screen.listView.contentOffset.y == 0)
  }

  @Test(arguments: ListKind.inRows, [(true, true), (true, false), (false, true), (false, false)])
  func movedRowDoesNotScrollList(kind: ListKind, _ way: (Bool, Bool)) throws {
    let screen = Screen(kind, keepsPosition: true)
    let (isFirst, inWindow) = way
    screen.show(list(0..<40))
    screen.scroll(to: 500)
    let first = try #require(screen.first)
    let before = try #require(screen.place(of: first + 1))

    if !inWindow { screen.leaveWindow() }
    let others = (0..<40).filter { $0 != first }
    screen.show(list(isFirst ? [first] + others : others + [first]))
    if !inWindow { screen.returnToWindow() }
    screen.layOut()

    #expect(screen.place(of: first + 1) == before)
  }

  @Test(arguments: ListKind.inRows)
  func emptyListKeepsNoPosition(kind: ListKind) {
    let screen = Screen(kind, keepsPosition: true, showing: ListSource())
    for _ in 0..<2 {
      screen.show(list(0..<40))
      #expect(screen.listView.contentOffset.y == 0)
      screen.scroll(to: 500)
      screen.show(ListSource())
      #expect(screen.listView.contentOffset.y == 0)
    }
  }
}

extension Screen {
  /// The position on the screen of an item's row.
  func place(of id: Int) -> CGFloat? {
    adapter.indexPath(for: id).flatMap { view.cell(at: $0) }.map { $0.frame.minY - listView.contentOffset.y }
  }

  /// The first visible item.
  var first: Int? {
    view.visiblePlaces.first.flatMap { adapter.item(at: $0, as: Item.self)?.id }
  }
}
