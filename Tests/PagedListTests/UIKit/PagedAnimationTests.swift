import Foundation
import PagedList
import PlatformUIKit
import Testing

@MainActor
@Suite
struct PagedAnimationTests {
  @Test(arguments: PagedKind.allCases, [true, false])
  func animatesChangesUnlessTurnedOff(kind: PagedKind, isTurnedOff: Bool) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view: any AnimationRecordingView =
      switch kind {
      case .table: AnimationRecordingTable(frame: frame, style: .plain)
      case .collection:
        AnimationRecordingCollection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
    let screen = PagedScreen(view)

    if isTurnedOff { screen.manager.animatesChanges = false }
    screen.list.edit { $0 = [Row(id: 1)] }

    #expect(screen.rowCount == 1)
    #expect(view.areBatchesAnimated == [!isTurnedOff])
  }
}

/// Records whether each batch update is animated.
private protocol AnimationRecordingView: PagedTestView {
  var areBatchesAnimated: [Bool] { get }
}

private final class AnimationRecordingTable: UITableView, AnimationRecordingView {
  private(set) var areBatchesAnimated: [Bool] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    areBatchesAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class AnimationRecordingCollection: UICollectionView, AnimationRecordingView {
  private(set) var areBatchesAnimated: [Bool] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    areBatchesAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}
