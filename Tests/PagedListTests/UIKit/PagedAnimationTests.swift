import Foundation
import ListSource
import PagedList
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct PagedAnimationTests {
  @Test(arguments: [true, false])
  func changesAreAnimatedUnlessToldOtherwise(isTold: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = AnimationNotingTable(frame: window.bounds, style: .plain)
    window.addSubview(table)
    window.isHidden = false
    let list = PagedList(SamplePageLoader(count: 0) { Row(id: $0) }, pageSize: 20)
    let manager = PagedTable(table, showing: list) { rows in
      ListSource { ListSection("rows") { Rows(rows, cell: UITableViewCell.self) { _, _, _ in } } }
    }

    if isTold { manager.animatesChanges = false }
    list.edit { $0 = [Row(id: 1)] }

    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.areBatchesAnimated == [!isTold])
  }
}

/// Notes of each batch whether it is animated.
private final class AnimationNotingTable: UITableView {
  private(set) var areBatchesAnimated: [Bool] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    areBatchesAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}
