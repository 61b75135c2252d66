import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct RememberedHeightTests {
  private let screen = Screen()

  /// Items whose cells have the heights 50, 51, 52 …
  private let items = (0..<60).map { Item($0, "\(50 + $0)") }

  @Test(arguments: [nil, 80] as [CGFloat?])
  func measuredHeightBecomesEstimate(ofTable: CGFloat?) {
    if let ofTable { screen.table.estimatedRowHeight = ofTable }
    screen.show(ListSource(items))
    #expect(estimate(0) == 50)
    #expect(estimate(5) == 55)
    #expect(estimate(59) == ofTable ?? UITableView.automaticDimension)
  }

  @Test
  func declaredHeightIsTheEstimate() {
    screen.show(
      ListSource.oneSection {
        Rows(Array(items.prefix(30)), cell: ItemCell.self).height(.fixed(33))
        Rows(Array(items.suffix(30)), cell: ItemCell.self)
      }
    )

    #expect(estimate(29) == 33)
    #expect(estimate(30) == UITableView.automaticDimension)
  }

  @Test
  func remembersNewHeightOfChangedVisibleRow() {
    screen.show(ListSource(items))

    screen.show(ListSource([Item(0, "150")] + items.dropFirst()))

    #expect(estimate(0) == 150)
    #expect(estimate(1) == 51)
  }

  @Test
  func scrollingBackNeverJumpsAfterVisibleRowsChange() {
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
    let places = screen.rects
    makeAnew(ListSource(items))

    #expect(visited.count > 10)
    #expect(jumpsWhenScrollingBack() == [0])
    #expect(screen.rects == places)
  }

  @Test
  func keepsHeightIfContentIsUnchanged() {
    screen.show(ListSource(items))

    screen.show(ListSource([Item(-1)] + items.reversed()))
    screen.show(ListSource(items))

    #expect(estimate(3) == 53)
  }

  @Test(arguments: [true, false])
  func forgetsHeightOfChangedContent(isSeen: Bool) {
    screen.show(ListSource(items))
    screen.scrollThrough()
    let before = estimate(59)

    screen.scroll(to: 0)
    let changed = ListSource(items.dropLast() + [Item(59, "20")])
    if isSeen { screen.show(changed) } else { makeAnew(changed) }

    #expect(before == 109)
    #expect(estimate(59) == UITableView.automaticDimension)
    #expect(estimate(58) == 108)
  }

  @Test
  func doesNotRememberHeightBetweenStages() {
    func show(_ sections: [(String, [Item])]) {
      screen.show(
        ListSource { for (id, items) in sections { ListSection(id) { Rows(items, cell: ItemCell.self) } } }
      )
    }
    show([("a", Array(items.prefix(50))), ("b", [Item(100, "70")])])

    // The section moves to the top with its row. The row then moves to the end of the other section and changes.
    show([("b", [Item(101, "70")]), ("a", Array(items.prefix(50)) + [Item(100, "90")])])

    #expect(estimate(RowIndex(section: 1, row: 50)) == UITableView.automaticDimension)
    #expect(estimate(RowIndex(section: 0, row: 0)) == 70)
  }

  @Test
  func forgetsHeightOfObjectChangedInPlace() {
    let objects = (0..<60).map { TextObject(id: $0, text: "50") }
    func show() {
      screen.show(ListSource { ListSection("objects") { Rows(objects, cell: TextObjectCell.self) } })
    }
    show()
    screen.scrollThrough()
    screen.scroll(to: 0)
    let before = estimate(59)

    objects[59].text = "20"
    show()

    #expect(before == 50)
    #expect(estimate(59) == UITableView.automaticDimension)
  }

  @Test(arguments: [true, false])
  func forgetsHeightOfDeletedRow(isSeen: Bool) {
    func show(_ items: [Item]) {
      if isSeen { screen.show(ListSource(items)) } else { makeAnew(ListSource(items)) }
    }
    show(items)
    screen.scrollThrough()
    screen.scroll(to: 0)

    show(items.dropLast())
    show(items.dropLast() + [Item(59, "20")])

    #expect(estimate(59) == UITableView.automaticDimension)
    #expect(estimate(58) == 108)
  }

  @Test
  func keepsHeightsOfPagesInLaterUpdates() {
    func rows(_ ranges: Range<Int>...) -> Rows<Item> {
      Rows(ranges.flatMap { items[$0] }, cell: ItemCell.self)
    }
    let source = ListSource {
      ListSection("one") { rows(0..<10, 20..<30, 40..<50) }
      ListSection("two") { rows(10..<20, 30..<40, 50..<60) }
    }
    screen.show(source)
    screen.scrollThrough()

    screen.show(ListSource(items.dropLast() + [Item(59, "20")]))
    screen.scroll(to: 0)

    #expect((0..<59).map(estimate) == (50..<109).map { CGFloat($0) })
  }

  @Test
  func forgetsHeightsOnNewWidth() {
    screen.show(ListSource(items))
    screen.scrollThrough()

    screen.table.frame.size.width = 200
    let narrow = estimate(30)
    screen.layOut()
    screen.table.frame.size.width = 320

    #expect(narrow == UITableView.automaticDimension)
    #expect(estimate(30) == UITableView.automaticDimension)
  }

  @Test
  func recordsNoHeightsWithoutTableWidth() {
    screen.table.frame.size.width = 0
    screen.show(ListSource(items))

    #expect(!screen.texts.isEmpty)
    #expect(estimate(0) == UITableView.automaticDimension)
  }

  // In UIKit, the user chooses the text size.
  #if !canImport(UIKit) || os(watchOS)
    @Test
    func forgetsHeightsOnNewTextSize() {
      let application = UIApplication(delegate: nil)
      screen.window.windowScene = UIWindowScene(application: application)
      screen.show(ListSource(items))
      let before = estimate(0)

      application.preferredContentSizeCategory = .extraLarge

      #expect(before == 50)
      #expect(estimate(0) == UITableView.automaticDimension)
    }
  #endif

  /// Scrolls from the end to the top, and returns how far the list moved by itself.
  private func jumpsWhenScrollingBack() -> Set<CGFloat> {
    screen.scroll(to: screen.table.contentSize.height - 480)
    var jumps: Set<CGFloat> = []
    while screen.table.contentOffset.y > 100 {
      let expected = screen.table.contentOffset.y - 100
      screen.scroll(to: expected)
      jumps.insert(screen.table.contentOffset.y - expected)
    }
    return jumps
  }

  private func estimate(_ row: Int) -> CGFloat { estimate(RowIndex(section: 0, row: row)) }

  private func estimate(_ index: RowIndex) -> CGFloat {
    screen.tableAdapter.tableView(screen.table, estimatedHeightForRowAt: IndexPath(index))
  }

  /// Shows a list outside the window, which reloads everything.
  private func makeAnew(_ source: ListSource) {
    screen.leaveWindow()
    screen.apply(source)
    screen.returnToWindow()
  }
}

/// A model object that is not `Equatable`.
private final class TextObject: Identifiable {
  let id: Int
  var text: String

  init(id: Int, text: String) {
    (self.id, self.text) = (id, text)
  }
}

/// A cell with the height in its object's text.
private final class TextObjectCell: UITableViewCell, ViewConfigurable {
  func configure(with object: TextObject) {
    textLabel?.text = object.text
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Double(textLabel?.text ?? "").map { CGFloat($0) } ?? 44)
  }
}
