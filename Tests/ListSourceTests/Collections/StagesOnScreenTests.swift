import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import TestSupport
import Testing

/// Pairs of lists whose stages a list view performs.
@MainActor
@Suite
struct StagesOnScreenTests {
  @Test(arguments: ListKind.allCases)
  func stagesOfRandomListsShow(kind: ListKind) async {
    for random in RandomCase.all(300, "LIST_CASES") {
      var generator = random.generator
      let old = SampleList.random(using: &generator)
      let isAltered = Bool.random(using: &generator)
      let new = isAltered ? old.altered(using: &generator) : SampleList.random(using: &generator)

      let situation = Situation.random(using: &generator)

      let (left, _) = await Reports.collecting { await shown(by: [old, new], on: kind, in: situation) }

      if left != new.shown {
        Issue.record("\(kind): \(random): \(old) to \(new) \(situation) shows \(left)")
        return
      }
    }
  }

  /// Lists for which apps or other frameworks made illegal batches: those of `KnownCrashTests`, and others.
  nonisolated static let knownCrashes: [(old: SampleList, new: SampleList)] = [
    (SampleList([0: [], 1: [], 2: [], 3: [], 4: []]), SampleList([0: [], 1: [], 5: [], 3: [], 2: []])),
    (
      SampleList([0: [1, 2, 3], 1: [4, 5, 6], 2: [7, 8, 9], 3: [10, 11, 12]]),
      SampleList([4: [], 3: [13, 10, 11, 12], 0: [1, 2, 3], 1: [4, 5, 6], 2: [7, 8, 9]])
    ),
    (SampleList([0: [], 1: [1]]), SampleList([0: [1], 1: []])),
    (SampleList([0: [1, 2], 1: [3, 4]]), SampleList([1: [3, 4], 0: [1, 2]])),
    // Rows move out of a deleted section, and into an inserted one.
    (SampleList([0: [1, 2], 1: [3, 4], 2: [5]]), SampleList([0: [4, 1, 2], 2: [3, 5]])),
    (SampleList([0: [1, 2, 3]]), SampleList([1: [3, 9], 0: [2], 2: [1]])),
    // Sections and rows move.
    (SampleList([0: [1, 2], 1: [3, 4], 2: []]), SampleList([2: [1], 1: [4, 2], 0: [3]])),
    // The first and the last row.
    (SampleList([0: []]), SampleList([0: [1, 2]])),
    (SampleList([:]), SampleList([0: [1]])),
  ]

  @Test(arguments: ListKind.allCases, 0..<knownCrashes.count)
  func listsOfKnownCrashesShow(kind: ListKind, number: Int) async {
    let (old, new) = Self.knownCrashes[number]

    for situation in Situation.allCases {
      #expect(await shown(by: [old, new], on: kind, in: situation) == new.shown)
      #expect(await shown(by: [new, old], on: kind, in: situation) == old.shown)
    }
  }

  /// The texts of the last of some lists, in a view high enough to show everything. Each list is applied in a
  /// situation.
  private func shown(by lists: [SampleList], on kind: ListKind, in situation: Situation) async -> [[String]] {
    let screen = Screen(kind)
    screen.listView.frame.size.height = 3_000
    for list in lists { await screen.show(list.source, in: situation) }
    return (0..<screen.numberOfSections).map { section in
      [screen.headerText(section) ?? "no header"]
        + (0..<screen.numberOfRows(inSection: section)).map {
          screen.cell($0, section)?.shownText ?? "no cell"
        }
    }
  }
}
