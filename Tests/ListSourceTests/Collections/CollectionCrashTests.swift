import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

/// Updates that are known to crash apps with their own batches or with other frameworks.
@MainActor
@Suite
struct CollectionCrashTests {
  private func list(_ sections: KeyValuePairs<String, [Int]>, title: String? = nil) -> ListSource {
    ListSource {
      for (id, ids) in sections {
        ListSection(id, title: title) { Rows(Item.many(ids), cell: ItemCell.self) }
      }
    }
  }

  private func texts(_ ids: [Int]) -> [String] { ids.map { "item \($0)" } }

  // MARK: Sections and rows at once

  /// Moves rows out of a section that the same batch deletes.
  @Test(arguments: ListKind.collections, [true, false])
  func survivesDeletionOfSectionWhoseRowsMoveOut(kind: ListKind, animated: Bool) async {
    let screen = Screen(kind)
    screen.show(list(["a": [1, 2], "b": [3, 4], "c": [5]]))

    let update = screen.show(list(["a": [4, 1, 2], "c": [3, 5]]), animated: animated)

    #expect(screen.texts == texts([4, 1, 2, 3, 5]))
    #expect(screen.numberOfSections == 2)
    #expect(await update.finished == .applied)
  }

  @Test(arguments: ListKind.collections)
  func survivesMovesIntoInsertedSection(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(list(["a": [1, 2, 3]]))

    screen.show(list(["b": [3, 9], "a": [2], "c": [1]]))

    #expect(screen.texts == texts([3, 9, 2, 1]))
  }

  @Test(arguments: ListKind.collections)
  func survivesMovesOfSectionsAndRows(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(list(["a": [1, 2], "b": [3, 4], "c": []], title: "Title"))

    screen.show(list(["c": [1], "b": [4, 2], "a": [3]], title: "Title"))

    #expect(screen.texts == texts([1, 4, 2, 3]))
  }

  @Test(arguments: ListKind.collections)
  func survivesChangesOfHeadersAndRows(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(list(["a": [1, 2], "b": [3]]))

    screen.show(list(["a": [2, 3], "b": []], title: "Title"))
    #expect(screen.headerText(0) == "Title")
    screen.show(list(["b": [1], "a": [2]]))

    #expect(screen.texts == texts([1, 2]))
    #expect(screen.headerText(0) == nil)
  }

  // MARK: Nothing before, nothing after

  /// Inserts the first row of an empty section.
  @Test(arguments: ListKind.collections)
  func survivesInsertionIntoEmptySection(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(list(["a": []], title: "Title"))

    screen.show(list(["a": [1, 2]], title: "Title"))

    #expect(screen.texts == texts([1, 2]))
  }

  @Test(arguments: ListKind.collections)
  func survivesDeletionAndInsertionOfLastRow(kind: ListKind) {
    let screen = Screen(kind)

    for ids in [[1], [], [1], [2]] {
      screen.show(list(["a": ids]))
      #expect(screen.texts == texts(ids))
      screen.show(ListSource())
      #expect(screen.texts.isEmpty)
      #expect(screen.numberOfSections == 0)
    }
  }

  // MARK: When

  @Test(arguments: ListKind.collections)
  func listsAreAppliedBeforeTheFirstLayout(kind: ListKind) async {
    let screen = Screen(kind)

    let updates = [[1], [2, 1], [3, 2], [4, 2]].map { screen.apply(list(["a": $0, "b": [9]])) }
    screen.layOut()

    #expect(screen.texts == texts([4, 2, 9]))
    for update in updates { #expect(await update.finished == .applied) }
  }

  /// A view caches its counts when asked before the first list.
  @Test(arguments: ListKind.collections)
  func survivesCountsBeforeFirstList(kind: ListKind) {
    let screen = Screen(kind)
    let before = screen.numberOfSections

    screen.apply(list(["a": [1]]))
    screen.apply(list(["a": [1, 2], "b": [3]]))
    screen.layOut()

    #expect(before == 0)
    #expect(screen.texts == texts([1, 2, 3]))
  }

  @Test(arguments: ListKind.collections)
  func survivesReloadByApp(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(list(["a": [1, 2]]))

    screen.view.reloadData()
    screen.apply(list(["a": [2], "b": [1]]))
    screen.view.reloadData()
    screen.layOut()

    #expect(screen.texts == texts([2, 1]))
  }

  @Test(arguments: ListKind.collections)
  func listsAreAppliedOffWindowAndBack(kind: ListKind) async {
    let screen = Screen(kind)
    screen.show(list(["a": [1, 2], "b": [3]]))
    screen.leaveWindow()

    let updates = [["a": [2], "c": [1]] as KeyValuePairs, ["c": [1, 2, 3]]].map { screen.apply(list($0)) }
    screen.returnToWindow()
    screen.show(list(["c": [3, 1], "a": [2]]))

    #expect(screen.texts == texts([3, 1, 2]))
    for update in updates { #expect(await update.finished == .applied) }
  }

  @Test(arguments: ListKind.collections)
  func survivesViewWithoutSize(kind: ListKind) {
    let screen = Screen(kind)
    screen.listView.frame.size = .zero

    screen.show(list(["a": [1, 2]], title: "Title"))
    screen.show(list(["b": [2], "a": [1]], title: "Title"))
    screen.listView.frame.size = CGSize(width: 320, height: 480)
    screen.layOut()

    #expect(screen.texts == texts([2, 1]))
  }

  @Test(arguments: ListKind.collections)
  func listIsAppliedWhileACellShows(kind: ListKind) async {
    let screen = Screen(kind)
    var update: ListUpdate?
    unowned let adapter = screen.adapter

    screen.show(
      ListSource {
        ListSection("a") {
          Rows(Item.many(0..<3), cell: ItemCell.self).onDisplay { item, _ in
            if item.id == 1 { update = adapter.apply(list(["b": [7], "a": [0, 2]])) }
          }
        }
      }
    )

    #expect(await update?.finished == .applied)
    screen.layOut()
    #expect(screen.texts == texts([7, 0, 2]))
  }

  @Test(arguments: ListKind.collections)
  func listOfSeveralStagesIsAppliedInABatchOfTheApps(kind: ListKind) async {
    let screen = Screen(kind)
    screen.show(list(["a": [1, 2], "b": [3, 4]]))
    var update: ListUpdate?

    screen.view.performBatchUpdates { update = screen.apply(list(["c": [4, 1], "a": [3]], title: "Title")) }

    #expect(await update?.finished == .applied)
    screen.layOut()
    #expect(screen.texts == texts([4, 1, 3]))
    #expect(screen.headerText(0) == "Title")
  }

  @Test(arguments: ListKind.collections)
  func survivesLayoutChangeWithRows(kind: ListKind) {
    let screen = Screen(kind)
    let layouts: [SectionLayout] = [
      .grid(columns: 3), .carousel(width: .points(40), height: .points(40)), .list(),
    ]
    for (number, layout) in layouts.enumerated() {
      let ids = Array(number..<number + 3)
      screen.show(
        ListSource { ListSection("a") { Rows(Item.many(ids), cell: ItemCell.self) }.layout(layout) }
      )
      #expect(screen.texts == texts(ids))
    }
  }
}
