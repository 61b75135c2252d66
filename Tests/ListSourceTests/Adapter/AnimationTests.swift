import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// How a list takes the place of the one before: animated or not, by batch updates or by a reload.
@MainActor
@Suite
struct AnimationTests {
  private let screen = Screen(NotingTable(frame: .zero, style: .plain))
  private var table: NotingTable? { screen.table as? NotingTable }

  @Test
  func listIsAnimatedInTheWayThatIsAskedFor() {
    screen.show(ListSource(Item.many(0..<2)))
    screen.tableAdapter.apply(ListSource(Item.many(0..<3)), animation: .fade)
    screen.show(ListSource(Item.many(0..<4)), animated: false)
    screen.show(ListSource(Item.many(0..<5)))
    #expect(table?.wereAnimated == [true, false, true])
    #expect(screen.texts.count == 5)
  }

  @Test
  func listThatKeepsItsPositionIsAnimatedUnlessSomethingChangesAbove() {
    screen.adapter.keepsPosition = true
    screen.show(ListSource(Item.many(0..<40)))
    screen.scroll(to: 440)
    screen.show(ListSource(Item.many(0..<50)))
    screen.show(ListSource(Item.many(-1..<50)))
    #expect(table?.wereAnimated == [true, false])
  }

  @Test(arguments: [(2, 1), (3, 2), (nil, 2)])
  func moreChangesThanTheLimitAreShownByAReload(limit: Int?, batches: Int) {
    screen.adapter.changeLimit = limit
    screen.show(ListSource(Item.many(0..<4)))
    let cell = screen.cell(3)
    // One goes, one comes.
    screen.show(ListSource(Item.many(1..<5)))
    #expect(screen.cell(2) === cell)
    // Two go, one comes.
    screen.show(ListSource(Item.many(3..<6)))
    #expect(table?.wereAnimated.count == batches)
    #expect(screen.texts == ["item 3", "item 4", "item 5"])
  }
}

/// A table view that notes of each batch of updates whether it is animated.
private final class NotingTable: UITableView {
  private(set) var wereAnimated: [Bool] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    wereAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}
