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
struct RememberedHeightTests {
  private let screen = Screen()

  /// Cells of these items are as high as their texts say: 50, 51, 52 …
  private let items = (0..<60).map { Item($0, "\(50 + $0)") }

  @Test
  func whatARowWasFoundToHaveIsTheEstimateLater() {
    screen.show(ListSource(items))

    #expect(estimate(0) == 50)
    #expect(estimate(5) == 55)
    #expect(estimate(59) == UITableView.automaticDimension)
  }

  @Test
  func tableViewsOwnEstimateIsTakenForRowsThatNeverShowed() {
    screen.table.estimatedRowHeight = 80

    screen.show(ListSource(items))

    #expect(estimate(5) == 55)
    #expect(estimate(59) == 80)
  }

  @Test
  func declaredHeightIsTheEstimate() {
    screen.show(
      ListSource {
        ListSection("items") {
          Rows(Array(items.prefix(30)), cell: ItemCell.self).height(.fixed(33))
          Rows(Array(items.suffix(30)), cell: ItemCell.self)
        }
      }
    )

    #expect(estimate(29) == 33)
    #expect(estimate(30) == UITableView.automaticDimension)
  }

  @Test
  func scrollingBackNeverJumps() {
    screen.show(ListSource(items))
    scrollThrough()
    let places = rects()
    makeAnew(ListSource(items))

    screen.scroll(to: screen.table.contentSize.height - 480)
    var offsets: [CGFloat] = []
    var expected: [CGFloat] = []
    while screen.table.contentOffset.y > 100 {
      expected.append(screen.table.contentOffset.y - 100)
      screen.scroll(to: screen.table.contentOffset.y - 100)
      offsets.append(screen.table.contentOffset.y)
    }

    #expect(offsets == expected)
    #expect(rects() == places)
  }

  @Test
  func changedRowInViewIsRememberedAsItIsNow() {
    screen.show(ListSource(items))

    screen.show(ListSource([Item(0, "150")] + items.dropFirst()))

    #expect(estimate(0) == 150)
    #expect(estimate(1) == 51)
  }

  @Test
  func scrollingBackNeverJumpsOverRowsThatChangedInView() {
    screen.show(ListSource(items))
    var items = items
    var visited: [Int] = []
    while screen.table.contentOffset.y < screen.table.contentSize.height - 480 {
      screen.scroll(to: min(screen.table.contentOffset.y + 200, screen.table.contentSize.height - 480))
      guard let row = screen.table.indexPathsForVisibleRows?.dropFirst(2).first?.row else { continue }
      items[row].text = "\(120 + row)"
      visited.append(row)
      screen.show(ListSource(items))
    }
    let places = rects()
    makeAnew(ListSource(items))

    screen.scroll(to: screen.table.contentSize.height - 480)
    var jumps: [CGFloat] = []
    while screen.table.contentOffset.y > 100 {
      let expected = screen.table.contentOffset.y - 100
      screen.scroll(to: expected)
      jumps.append(screen.table.contentOffset.y - expected)
    }

    #expect(visited.count > 10)
    #expect(Set(jumps) == [0])
    #expect(rects() == places)
  }

  @Test
  func heightIsKeptThroughUpdatesThatLeaveTheContentAlone() {
    screen.show(ListSource(items))

    screen.show(ListSource([Item(-1)] + items.reversed()))
    screen.show(ListSource(items))

    #expect(estimate(3) == 53)
  }

  @Test
  func heightIsForgottenWithTheContent() {
    screen.show(ListSource(items))
    scrollThrough()
    let before = estimate(59)

    screen.scroll(to: 0)
    screen.show(ListSource(items.dropLast() + [Item(59, "20")]))

    #expect(before == 109)
    #expect(estimate(59) == UITableView.automaticDimension)
    #expect(estimate(58) == 108)
  }

  @Test
  func heightIsForgottenWithTheContentWhereNobodySeesIt() {
    screen.show(ListSource(items))
    scrollThrough()

    screen.scroll(to: 0)
    makeAnew(ListSource(items.dropLast() + [Item(59, "20")]))

    #expect(estimate(59) == UITableView.automaticDimension)
    #expect(estimate(58) == 108)
  }

  @Test(arguments: [true, false])
  func heightIsForgottenWithTheRow(isSeen: Bool) {
    func show(_ items: [Item]) {
      if isSeen { screen.show(ListSource(items)) } else { makeAnew(ListSource(items)) }
    }
    show(items)
    scrollThrough()
    screen.scroll(to: 0)

    show(items.dropLast())
    show(items.dropLast() + [Item(59, "20")])

    #expect(estimate(59) == UITableView.automaticDimension)
    #expect(estimate(58) == 108)
  }

  @Test
  func heightsAreKeptWhereAPageIsAppended() {
    let source = ListSource(Array(items.dropLast(10)))
    screen.show(source)
    scrollThrough()

    screen.scroll(to: 0)
    screen.show(source.appending(Rows(items.suffix(10), cell: ItemCell.self), to: "items"))

    #expect(estimate(49) == 99)
    #expect(estimate(50) == UITableView.automaticDimension)
  }

  @Test
  func heightsOfPagesAreKeptThroughLaterUpdates() {
    func appending(_ ids: Range<Int>, to section: String, of source: ListSource) -> ListSource {
      source.appending(Rows(Array(items[ids]), cell: ItemCell.self), to: section)
    }
    var source = ListSource {
      ListSection("one") { Rows(Array(items[0..<10]), cell: ItemCell.self) }
      ListSection("two") { Rows(Array(items[10..<20]), cell: ItemCell.self) }
    }
    for (ids, section) in [(20..<30, "one"), (30..<40, "two"), (40..<50, "one"), (50..<60, "two")] {
      source = appending(ids, to: section, of: source)
    }
    screen.show(source)
    scrollThrough()

    screen.show(ListSource(items.dropLast() + [Item(59, "20")]))
    screen.scroll(to: 0)

    #expect((0..<59).map(estimate) == (50..<109).map { CGFloat($0) })
  }

  @Test
  func heightsHoldForOneWidth() {
    screen.show(ListSource(items))
    scrollThrough()

    screen.table.frame.size.width = 200
    let narrow = estimate(30)
    screen.layOut()
    screen.table.frame.size.width = 320

    #expect(narrow == UITableView.automaticDimension)
    #expect(estimate(30) == UITableView.automaticDimension)
  }

  @Test
  func tableViewWithoutAWidthTeachesNothing() {
    screen.table.frame.size.width = 0
    screen.show(ListSource(items))

    #expect(!screen.texts.isEmpty)
    #expect(estimate(0) == UITableView.automaticDimension)
  }

  @Test
  func cellThatAsksForNoHeightGets44PointsAndIsReportedOnceForItsClass() {
    let source = ListSource {
      ListSection("flat") { Rows(Item.many(0..<30), cell: FlatCell.self) }
      ListSection("flatter") { Rows(Item.many(30..<60), cell: FlatterCell.self) }
    }

    let (_, reports) = Reports.collecting {
      screen.show(source)
      scrollThrough()
    }

    #expect(Set(rects().map(\.height)) == [44])
    #if DEBUG
      #expect(
        reports.map(\.message) == [
          """
          A FlatCell asked for no height where it is 320.0 points wide; its row is 44.0 points high. \
          Constrain its content from top to bottom, or declare a height.
          """,
          """
          A FlatterCell asked for no height where it is 320.0 points wide; its row is 44.0 points high. \
          Constrain its content from top to bottom, or declare a height.
          """,
        ]
      )
    #endif
  }

  @Test
  func noCellIsMadeToBeMeasuredOnly() {
    var cells: Set<ObjectIdentifier> = []
    let source = ListSource {
      ListSection("items", title: "Items") {
        Rows(items, cell: ItemCell.self) { cell, item, _ in
          cells.insert(ObjectIdentifier(cell))
          cell.configure(with: item)
        }
      }
    }

    screen.show(source)

    #expect(!cells.isEmpty)
    #expect(cells == Set(screen.table.visibleCells.map { ObjectIdentifier($0) }))
  }

  @Test
  func rowThatIsDeclaredToHaveNoHeightIsNotReported() {
    let (_, reports) = Reports.collecting {
      screen.show(
        ListSource { ListSection("flat") { Rows(Item.many(0..<3), cell: FlatCell.self) } }.height(.fixed(0))
      )
    }

    #expect(reports.isEmpty)
  }

  private func estimate(_ row: Int) -> CGFloat {
    screen.adapter.tableView(screen.table, estimatedHeightForRowAt: IndexPath(row: row, section: 0))
  }

  private func scrollThrough() {
    while screen.table.contentOffset.y < screen.table.contentSize.height - 480 {
      screen.scroll(to: screen.table.contentOffset.y + 200)
    }
  }

  /// Has the table view show a list out of sight, which makes everything anew.
  private func makeAnew(_ source: ListSource) {
    screen.table.removeFromSuperview()
    screen.adapter.apply(source)
    screen.window.addSubview(screen.table)
    screen.layOut()
  }

  private func rects() -> [CGRect] {
    (0..<screen.table.numberOfSections).flatMap { section in
      (0..<screen.table.numberOfRows(inSection: section)).map {
        screen.table.rectForRow(at: IndexPath(row: $0, section: section))
      }
    }
  }
}

private class FlatCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Item) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 0) }
}

private final class FlatterCell: FlatCell {}
