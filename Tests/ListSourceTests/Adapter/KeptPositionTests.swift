import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Rows that stay where they are on the screen while others come, go or change above them.
@MainActor
@Suite
struct KeptPositionTests {
  private let screen = Screen()

  init() {
    screen.adapter.keepsPosition = true
  }

  /// Rows of these heights, known by their places.
  private func list(_ ids: some Sequence<Int>, height: Int = 50) -> ListSource {
    ListSource(ids.map { Item($0, "\(height)") })
  }

  /// Where the row of an item is on the screen.
  private func place(of id: Int) -> CGFloat? {
    screen.adapter.indexPath(for: id).flatMap(screen.table.cellForRow).map {
      $0.frame.minY - screen.table.contentOffset.y
    }
  }

  /// The first item in view.
  private var first: Int? {
    screen.table.indexPathsForVisibleRows?.min().flatMap { screen.adapter.item(at: $0, as: Item.self)?.id }
  }

  @Test(arguments: [0, 10, 500.0], [true, false])
  func rowsThatComeAboveDoNotMoveTheFirstOneInView(offset: CGFloat, animated: Bool) throws {
    screen.show(list(0..<40))
    screen.scroll(to: offset)
    let first = try #require(first)
    let before = try #require(place(of: first))

    screen.show(list(-30..<40), animated: animated)

    #expect(place(of: first) == before)
    #expect(screen.table.contentOffset.y > offset)
  }

  @Test
  func rowsStayAtTheBeginningWhereNothingElseIsSaid() {
    screen.adapter.keepsPosition = false
    screen.show(list(0..<40))
    screen.show(list(-1..<40))
    #expect(screen.table.contentOffset.y == 0)
    #expect(place(of: -1) == 0)
  }

  @Test
  func rowsThatGoAboveDoNotMoveItEither() throws {
    screen.show(list(0..<40))
    screen.scroll(to: 820)
    let first = try #require(first)
    let before = try #require(place(of: first))

    screen.show(list([3] + (first - 2..<40)))

    #expect(place(of: first) == before)
  }

  @Test
  func rowsThatChangeTheirHeightAboveDoNotMoveIt() throws {
    func list(_ height: Int) -> ListSource {
      ListSource((0..<40).map { Item($0, $0 < 10 ? "\(height)" : "50") })
    }
    screen.show(list(30))
    screen.scroll(to: 620)
    let first = try #require(first)
    #expect(first > 10)
    let before = try #require(place(of: first))

    for height in [90, 20, 60] {
      screen.show(list(height))
      #expect(place(of: first) == before)
    }
    // Those rows are measured when they come into view, which moves nothing either.
    for step in 1...10 {
      screen.scroll(to: screen.table.contentOffset.y - 30)
      #expect(place(of: first) == before + 30 * CGFloat(step))
    }
  }

  @Test
  func nextRowTakesThePlaceOfOneThatGoes() throws {
    screen.show(list(0..<40))
    screen.scroll(to: 500)
    let before = try #require(place(of: 12))

    screen.show(list((-5..<10).map { $0 } + (12..<40)))

    #expect(place(of: 12) == before)
  }

  @Test
  func reloadKeepsThePlaceToo() throws {
    screen.adapter.changeLimit = 3
    screen.show(list(0..<40))
    screen.scroll(to: 520)
    let cell = screen.cell(11)
    let before = try #require(place(of: 11))

    screen.show(list(-10..<40))

    #expect(place(of: 11) == before)
    #expect(screen.cell(21) !== cell)
  }

  @Test
  func placeIsKeptWhileTheListIsNotSeen() throws {
    screen.show(list(0..<40))
    screen.scroll(to: 520)
    let before = try #require(place(of: 11))

    screen.table.removeFromSuperview()
    screen.show(list(-10..<40))
    screen.show(list(-20..<40))
    screen.window.addSubview(screen.table)
    screen.layOut()

    #expect(place(of: 11) == before)
  }

  @Test
  func sectionsThatMoveAboveDoNotMoveIt() throws {
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
    let first = try #require(screen.table.visibleCells.first as? ItemCell)
    let id = try #require(first.shown.last.flatMap { Int($0.dropFirst(5)) })
    let before = try #require(place(of: id))

    screen.show(list(["a", "c", "b"]))

    #expect(place(of: id) == before)
  }

  @Test
  func nothingIsScrolledBeyondTheEnd() throws {
    screen.show(list(0..<40))
    screen.scroll(to: 1000)

    screen.show(list(19..<22))

    #expect(screen.table.contentOffset.y == 0)
  }

  @Test(arguments: [true, false], [true, false])
  func rowThatMovesAwayLeavesTheOthersWhereTheyAre(isFirst: Bool, inWindow: Bool) throws {
    screen.show(list(0..<40))
    screen.scroll(to: 500)
    let first = try #require(first)
    let before = try #require(place(of: first + 1))

    if !inWindow { screen.table.removeFromSuperview() }
    let others = (0..<40).filter { $0 != first }
    screen.show(list(isFirst ? [first] + others : others + [first]))
    if !inWindow { screen.window.addSubview(screen.table) }
    screen.layOut()

    #expect(place(of: first + 1) == before)
  }

  @Test
  func placeIsForgottenWithTheRows() {
    screen.show(list(0..<40))
    screen.scroll(to: 500)
    screen.show(ListSource())
    screen.show(list(0..<40))
    #expect(screen.table.contentOffset.y == 0)
  }

  @Test
  func emptyListKeepsNothing() {
    screen.show(ListSource())
    screen.show(list(0..<40))
    #expect(screen.table.contentOffset.y == 0)
    screen.show(ListSource())
    #expect(screen.table.contentOffset.y == 0)
  }
}
