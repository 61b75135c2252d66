import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableUpdateFacts {
  private let source = RowsSource([["a", "b", "c", "d"], ["x", "y"]])

  /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`
  @Test func deletionsReferToBeforeAndInsertionsToAfterInAnyOrder() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    table.performBatchUpdates {
      source.sections[0] = ["a", "new", "d", "newer"]
      table.insertRows(at: [row(1), row(3)], with: .automatic)
      table.deleteRows(at: [row(1), row(2)], with: .automatic)
    }
    table.layoutIfNeeded()

    #expect(table.visibleTexts == ["a", "new", "d", "newer", "x", "y"])
  }

  /// *Assumed*: no page says so.
  @Test func aBatchRequestsCountsWhenTheOutermostEnds() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    var counts: [String] = []
    source.onCountSections = { if counts.last != "sections" { counts.append("sections") } }

    table.performBatchUpdates {
      counts.append("outer")
      table.performBatchUpdates {
        counts = ["inner"]
        source.sections[0].removeFirst()
        table.deleteRows(at: [row(0)], with: .none)
      }
      counts.append("inner is over")
    }
    counts.append("outer is over")

    #expect(counts == ["inner", "inner is over", "sections", "outer is over"])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)`
  @Test func aMovedRowKeepsItsCell() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: row(0))

    table.performBatchUpdates {
      source.sections = [["b", "c", "d"], ["x", "a", "y"]]
      table.moveRow(at: row(0), to: row(1, 1))
    }
    table.layoutIfNeeded()

    #expect(table.cellForRow(at: row(1, 1)) === cell)
    #expect(table.visibleTexts == ["b", "c", "d", "x", "a", "y"])
    #expect(cell?.frame.minY == 200)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/movesection(_:tosection:)`
  @Test func sectionsAreInsertedDeletedMovedAndReloaded() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: row(0, 1))

    table.performBatchUpdates {
      source.sections = [["x", "y"], ["n"], ["a", "b", "c", "d"]]
      table.moveSection(1, toSection: 0)
      table.insertSections([1], with: .automatic)
    }
    table.layoutIfNeeded()
    let moved = table.visibleTexts
    table.performBatchUpdates {
      source.sections = [["x", "y"], ["A"]]
      table.deleteSections([1], with: .automatic)
      table.reloadSections([2], with: .automatic)
    }
    table.layoutIfNeeded()

    #expect(moved == ["x", "y", "n", "a", "b", "c", "d"])
    #expect(table.visibleTexts == ["x", "y", "A"])
    #expect(table.cellForRow(at: row(0, 0)) === cell)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)`
  @Test func aSingleUpdateIsABatch() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    source.sections[1].append("z")
    table.insertRows(at: [row(2, 1)], with: .none)
    table.layoutIfNeeded()

    #expect(table.visibleTexts == ["a", "b", "c", "d", "x", "y", "z"])
    #expect(table.numberOfRows(inSection: 1) == 3)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/beginupdates()` and
  /// `developer.apple.com/documentation/uikit/uitableview/endupdates()`
  @Test func nestedBatchesAreOneBatch() async {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    let finished = await Host.completion { done in
      table.performBatchUpdates {
        table.beginUpdates()
        table.deleteRows(at: [row(0)], with: .none)
        table.endUpdates()
        table.performBatchUpdates { table.deleteRows(at: [row(1)], with: .none) }
        source.sections[0] = ["c", "d"]
      } completion: {
        done($0)
      }
    }

    #expect(finished == true)
    #expect(table.visibleTexts == ["c", "d", "x", "y"])
  }

  /// *Assumed*: no page says so.
  @Test func countsChangeWhenTheBatchEnds() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    var during = 0

    table.performBatchUpdates {
      source.sections[0] = []
      table.deleteRows(at: (0..<4).map { row($0) }, with: .none)
      during = table.numberOfRows(inSection: 0)
    }

    #expect(during == 4)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`
  @Test func aTableThatNeverLoadedLoadsBeforeItsUpdates() {
    let table = UITableView.showing(source)

    table.performBatchUpdates {
      source.sections[0].removeFirst()
      table.deleteRows(at: [row(0)], with: .none)
    }
    table.layoutIfNeeded()

    #expect(table.visibleTexts == ["b", "c", "d", "x", "y"])
  }

  /// *Assumed*: no page says so.
  @Test func onlyNewVisibleRowsAreRequested() {
    let source = RowsSource(rows: 1000)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    source.askedRows = []
    table.performBatchUpdates {
      source.sections[0].insert("new", at: 2)
      source.sections[0].append("last")
      table.insertRows(at: [row(2), row(1001)], with: .none)
    }
    table.layoutIfNeeded()

    #expect(source.askedRows == [row(2)])
    #expect(table.numberOfRows(inSection: 0) == 1002)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)`
  @Test func aDeletedRowsCellEndsDisplayingAtItsOldIndexPath() async {
    let log = CallLog()
    let delegate = DisplayDelegate(log: log)
    let table = UITableView.showing(source)
    table.delegate = delegate
    table.layoutIfNeeded()
    log.clear()

    await Host.completion { done in
      table.performBatchUpdates {
        source.sections[0].removeFirst()
        table.deleteRows(at: [row(0)], with: .none)
      } completion: {
        done($0)
      }
    }

    #expect(log.calls == ["didEndDisplaying 0"])
    #expect(table.subviews.filter { $0 is TextCell && !$0.isHidden }.count == 5)
  }

  /// *Assumed*: no page says so.
  @Test func aTableWhoseContentShrinksIsScrolledBack() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 4500
    table.layoutIfNeeded()

    source.sections[0].removeLast(20)
    table.deleteRows(at: (80..<100).map { row($0) }, with: .none)
    table.layoutIfNeeded()

    #expect(table.contentOffset.y == 3500)
    #expect(table.visibleTexts.last == "row 79")
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
