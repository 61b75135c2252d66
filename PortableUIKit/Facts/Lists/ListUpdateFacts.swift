import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ListUpdateFacts {
  private let source = ItemsSource([["a", "b", "c", "d"], ["x", "y"]])

  /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`
  @Test(arguments: ListKind.allCases)
  func deletionsReferToBeforeAndInsertionsToAfterInAnyOrder(kind: ListKind) {
    let list = kind.showing(source).laidOut()

    list.batch {
      source.sections[0] = ["a", "new", "d", "newer"]
      list.insert(rows: [[0, 1], [0, 3]])
      list.delete(rows: [[0, 1], [0, 2]])
    }
    list.layoutIfNeeded()

    #expect(list.visibleTexts == ["a", "new", "d", "newer", "x", "y"])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`: a reload refers to
  /// the item before the batch. That this holds for tables is *assumed*.
  @Test(arguments: ListKind.allCases)
  func reloadsAndReconfigurationsReferToBefore(kind: ListKind) {
    let list = kind.showing(source).laidOut()

    list.batch {
      source.sections[0] = ["new", "b", "C", "D"]
      list.delete(rows: [[0, 0]])
      list.insert(rows: [[0, 0]])
      list.reload(rows: [[0, 2]])
      list.reconfigure(rows: [[0, 3]])
    }
    list.layoutIfNeeded()

    #expect(list.visibleTexts == ["new", "b", "C", "D", "x", "y"])
  }

  /// *Assumed*: no page says so.
  @Test func aBatchRequestsCountsWhenTheOutermostEnds() {
    let list = ListKind.table.showing(source).laidOut()
    var counts: [String] = []
    var during = 0
    source.onCountSections = { if counts.last != "sections" { counts.append("sections") } }

    list.batch {
      counts.append("outer")
      list.batch {
        counts = ["inner"]
        source.sections[0].removeFirst()
        list.delete(rows: [[0, 0]])
      }
      counts.append("inner is over")
      during = list.numberOfRows(in: 0)
    }
    counts.append("outer is over")

    #expect(counts == ["inner", "inner is over", "sections", "outer is over"])
    #expect(during == 4)
    #expect(list.numberOfRows(in: 0) == 3)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/moveitem(at:to:)`
  @Test(arguments: ListKind.allCases)
  func aMovedRowKeepsItsCell(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    let cell = list.cell(at: [0, 0])

    list.batch {
      source.sections = [["b", "c", "d"], ["x", "a", "y"]]
      list.move(row: [0, 0], to: [1, 1])
    }
    list.layoutIfNeeded()

    #expect(list.cell(at: [1, 1]) === cell)
    #expect(list.visibleTexts == ["b", "c", "d", "x", "a", "y"])
    #expect(cell?.frame.minY == 200)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/movesection(_:tosection:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/movesection(_:tosection:)`
  @Test(arguments: ListKind.allCases)
  func sectionsAreInsertedDeletedMovedAndReloaded(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    let cell = list.cell(at: [1, 0])

    list.batch {
      source.sections = [["x", "y"], ["n"], ["a", "b", "c", "d"]]
      list.moveSection(1, toSection: 0)
      list.insert(sections: [1])
    }
    list.layoutIfNeeded()
    let moved = list.visibleTexts
    list.batch {
      source.sections = [["x", "y"], ["A"]]
      list.delete(sections: [1])
      list.reload(sections: [2])
    }
    list.layoutIfNeeded()

    #expect(moved == ["x", "y", "n", "a", "b", "c", "d"])
    #expect(list.visibleTexts == ["x", "y", "A"])
    #expect(list.cell(at: [0, 0]) === cell)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)`
  @Test(arguments: ListKind.allCases)
  func aSingleUpdateIsABatch(kind: ListKind) {
    let list = kind.showing(source).laidOut()

    source.sections[1].append("z")
    list.insert(rows: [[1, 2]])
    list.layoutIfNeeded()

    #expect(list.visibleTexts == ["a", "b", "c", "d", "x", "y", "z"])
    #expect(list.numberOfRows(in: 1) == 3)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/beginupdates()`,
  /// `developer.apple.com/documentation/uikit/uitableview/endupdates()` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`; that the inner
  /// batch of a collection view belongs to the outer one is *assumed*.
  @Test(arguments: ListKind.allCases)
  func nestedBatchesAreOneBatch(kind: ListKind) async {
    let list = kind.showing(source).laidOut()

    let finished = await Host.completion { done in
      list.batch {
        (list as? UITableView)?.beginUpdates()
        list.delete(rows: [[0, 0]])
        (list as? UITableView)?.endUpdates()
        list.batch { list.delete(rows: [[0, 1]]) }
        source.sections[0] = ["c", "d"]
      } completion: {
        done($0)
      }
    }
    list.layoutIfNeeded()

    #expect(finished == true)
    #expect(list.visibleTexts == ["c", "d", "x", "y"])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`: a view whose layout
  /// isn't up to date may reload first, so the model must change in the block.
  @Test(arguments: ListKind.allCases)
  func aViewThatNeverLoadedLoadsBeforeItsUpdates(kind: ListKind) {
    let list = kind.showing(source)

    list.batch {
      source.sections[0].removeFirst()
      list.delete(rows: [[0, 0]])
    }
    list.layoutIfNeeded()

    #expect(list.visibleTexts == ["b", "c", "d", "x", "y"])
  }

  /// *Assumed*: no page documents what a batch does outside a window.
  @Test func aBatchOutsideAWindowIsShownWhenTheViewReturns() async {
    let host = Host()
    let window = host.makeWindow()
    let list = ListKind.collection.showing(source)
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    list.removeFromSuperview()
    let finished = await Host.completion { done in
      list.batch {
        source.sections = [["d", "new"], ["x", "y"]]
        list.delete(rows: [[0, 0], [0, 1], [0, 2]])
        list.insert(rows: [[0, 1]])
      } completion: {
        done($0)
      }
    }
    window.addSubview(list)
    window.layoutIfNeeded()

    #expect(finished == true)
    #expect(list.visibleTexts == ["d", "new", "x", "y"])
  }

  /// *Assumed*: no page documents that a batch may fill an empty section or empty a full one.
  @Test func anEmptySectionIsFilledAndAFullOneEmptied() {
    source.sections = [[], ["a", "b"]]
    let collection = UICollectionView.showing(source, layout: UICollectionViewFlowLayout.rows(header: 30))
      .laidOut()

    collection.batch {
      source.sections = [["n"], []]
      collection.insert(rows: [[0, 0]])
      collection.delete(rows: [[1, 0], [1, 1]])
    }
    collection.layoutIfNeeded()

    #expect(collection.visibleTexts == ["n"])
    #expect(collection.frame(at: [0, 0])?.minY == 30)
  }

  /// *Assumed*: no page says so.
  @Test(arguments: ListKind.allCases)
  func onlyNewVisibleRowsAreRequested(kind: ListKind) {
    source.sections = [(0..<1000).map { "item \($0)" }]
    let list = kind.showing(source).laidOut()

    source.askedItems = []
    list.batch {
      source.sections[0].insert("new", at: 2)
      source.sections[0].append("last")
      list.insert(rows: [[0, 2], [0, 1001]])
    }
    list.layoutIfNeeded()

    #expect(source.askedItems == [[0, 2]])
    #expect(list.numberOfRows(in: 0) == 1002)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)`;
  /// that the index path is the old one is *assumed*.
  @Test(arguments: ListKind.allCases)
  func aDeletedRowsCellEndsDisplayingAtItsOldIndexPath(kind: ListKind) async {
    let (list, log) = (kind.showing(source), CallLog())
    let delegate = DisplayDelegate(log: log)
    list.use(delegate: delegate)
    list.layoutIfNeeded()
    log.clear()

    await Host.completion { done in
      list.batch {
        source.sections[0].removeFirst()
        list.delete(rows: [[0, 0]])
      } completion: {
        done($0)
      }
    }

    #expect(log.calls == ["didEndDisplaying 0.0"])
    #expect(list.cellViews.filter { !$0.isHidden }.count == 5)
  }

  /// *Assumed*: no page says so.
  @Test(arguments: ListKind.allCases)
  func aViewWhoseContentShrinksIsScrolledBack(kind: ListKind) {
    source.sections = [(0..<100).map { "item \($0)" }]
    let list = kind.showing(source).laidOut()
    list.scroll(to: 4500)

    source.sections[0].removeLast(20)
    list.delete(rows: (80..<100).map { [0, $0] })
    list.layoutIfNeeded()

    #expect(list.contentOffset.y == 3500)
    #expect(list.visibleTexts.last == "item 79")
  }
}
