import Foundation
import ListSource
import PlatformUIKit
import Testing

/// Animated and immediate updates, by batch updates or a reload.
@MainActor
@Suite
struct AnimationTests {
  private let notes = BatchNotes()

  @Test(arguments: ListKind.allCases)
  func usesRequestedAnimation(kind: ListKind) {
    let screen = Screen(kind, notes)
    screen.show(ListSource(Item.many(0..<2)))
    if kind == .table {
      screen.tableAdapter.apply(ListSource(Item.many(0..<3)), animation: .fade)
    } else {
      screen.apply(ListSource(Item.many(0..<3)))
    }
    screen.show(ListSource(Item.many(0..<4)), animated: false)
    screen.show(ListSource(Item.many(0..<5)))
    #expect(notes.wereAnimated == [true, false, true])
    #expect(screen.texts.count == 5)
  }

  @Test(arguments: ListKind.inRows)
  func keptPositionIsAnimatedUnlessRowsAboveChange(kind: ListKind) {
    let screen = Screen(kind, notes)
    screen.adapter.keepsPosition = true
    screen.show(ListSource(Item.many(0..<40)))
    screen.scroll(to: 440)
    screen.show(ListSource(Item.many(0..<50)))
    screen.show(ListSource(Item.many(-1..<50)))
    #expect(notes.wereAnimated == [true, false])
  }

  @Test(arguments: ListKind.allCases, [(2, 1), (3, 2), (nil, 2)])
  func reloadsAboveChangeLimit(kind: ListKind, limit both: (Int?, Int)) {
    let (limit, batches) = both
    let screen = Screen(kind, notes)
    screen.adapter.changeLimit = limit
    screen.show(ListSource(Item.many(0..<4)))
    let cell = screen.cell(3)
    // One deletion, one insertion.
    screen.show(ListSource(Item.many(1..<5)))
    #expect(screen.cell(2) === cell)
    // Two deletions, one insertion.
    screen.show(ListSource(Item.many(3..<6)))
    #expect(notes.wereAnimated.count == batches)
    #expect(screen.texts == ["item 3", "item 4", "item 5"])
  }
}

/// Records for each batch update whether it is animated.
@MainActor
private final class BatchNotes {
  var wereAnimated: [Bool] = []
}

private final class NotingTable: UITableView {
  var notes: BatchNotes?

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    notes?.wereAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class NotingCollectionView: UICollectionView {
  var notes: BatchNotes?

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    notes?.wereAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}

extension Screen {
  /// Makes a view that records its batches.
  fileprivate init(_ kind: ListKind, _ notes: BatchNotes) {
    if kind == .table {
      let table = NotingTable(frame: .zero, style: .plain)
      table.notes = notes
      self.init(table)
    } else {
      let view = NotingCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.notes = notes
      self.init(kind, collection: view)
    }
  }
}
