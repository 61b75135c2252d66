import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

/// Lists that are applied inside batch updates of the app.
@MainActor
@Suite
struct ApplyingInBatchesTests {

  @Test(arguments: ListKind.allCases, [false, true])
  func showsListWithOneStageAtEndOfOutermostBatch(kind: ListKind, isNested: Bool) async {
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))
    var update: ListUpdate?
    let apply = { update = screen.apply(ListSource(Item.many([3, 4, 1]))) }

    screen.view.batch { if isNested { screen.view.batch(apply) } else { apply() } }

    #expect(await update?.finished == .applied)
    screen.layOut()
    #expect(screen.texts == ["item 3", "item 4", "item 1"])
  }

  @Test(arguments: ListKind.allCases, [(true, false), (false, false), (true, true)])
  func showsListWithSeveralStagesAfterBatch(kind: ListKind, way: (animated: Bool, reloads: Bool)) async {
    let screen = Screen(kind, showing: sections(["a": [1, 2], "b": [3, 4], "c": [5]]))
    var update: ListUpdate?
    let list = sections(["c": [5, 1], "d": [7, 3], "a": [2]], changed: 2)

    screen.view.batch {
      update = screen.apply(list, animated: way.animated)
      if way.reloads { screen.view.reloadData() }
    }

    #expect(await update?.finished == .applied)
    screen.layOut()
    #expect(screen.texts == ["changed", "item 5", "item 1", "item 7", "item 3"])
  }

  enum Reason: CaseIterable {
    case isFirst, manyChanges, isReload
  }

  /// In the batch, UIKit's collection view would raise an exception.
  @Test(arguments: ListKind.allCases, Reason.allCases)
  func reloadsAfterBatch(kind: ListKind, reason: Reason) async {
    let screen = Screen(kind, showing: reason == .isFirst ? nil : ListSource(Item.many(1...3)))
    screen.layOut()
    if reason == .manyChanges { screen.adapter.changeLimit = 0 }
    var update: ListUpdate?

    screen.view.batch {
      update = screen.apply(ListSource(Item.many(4...7)))
      if reason == .isReload { update = screen.adapter.reload() }
    }

    #expect(await update?.finished == .applied)
    screen.layOut()
    #expect(screen.texts == ["item 4", "item 5", "item 6", "item 7"])
  }

  /// A collection view of the kit shows no intermediate list, because its lists wait until the batch ends.
  @Test(arguments: ListKind.allCases)
  func showsListsInOneBatchInOrder(kind: ListKind) async {
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))
    var updates: [ListUpdate] = []

    screen.view.batch {
      for ids in [[3, 1], [1, 9], [9, 8, 7]] {
        updates.append(screen.apply(ListSource(Item.many(ids))))
      }
    }

    #expect(await updates.last?.finished == .applied)
    #expect(await updates.first?.finished == (kind == .table ? .applied : .superseded))
    #expect(await updates[1].finished == .superseded)
    screen.layOut()
    #expect(screen.texts == ["item 9", "item 8", "item 7"])
  }

  @Test(arguments: ListKind.allCases)
  func supersedesListIfAdapterLosesViewInBatch(kind: ListKind) async {
    let screen = Screen(kind, showing: sections(["a": [1, 2], "b": [3, 4]]))
    var update: ListUpdate?

    let (_, reports) = Reports.collecting {
      screen.view.batch {
        update = screen.apply(sections(["b": [4, 1], "c": [3]]))
        screen.view.makeAdapter().apply(ListSource(Item.many(6...7)))
      }
    }

    #expect(await update?.finished == .superseded)
    screen.layOut()
    #expect(screen.texts == ["item 6", "item 7"])
    #expect(reports.count == 1)
  }

  private func sections(_ ids: KeyValuePairs<String, [Int]>, changed: Int? = nil) -> ListSource {
    ListSource {
      for (section, ids) in ids.sorted(by: { $0.key < $1.key }) {
        ListSection(section) {
          Rows(ids.map { Item($0, $0 == changed ? "changed" : nil) }, cell: ItemCell.self)
        }
      }
    }
  }
}
