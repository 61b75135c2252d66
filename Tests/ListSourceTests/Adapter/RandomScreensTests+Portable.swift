// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import TestSupport
  import Testing

  /// Sequences of random lists, some with outlines, in random situations, with random scrolling, taps, drags, swipes and selections in
  /// between.
  @MainActor
  @Suite
  struct RandomScreensTests {
    @Test(arguments: ListKind.allCases)
    func sequenceOfListsShowsSameAsLastAlone(kind: ListKind) async {
      let limit = ProcessInfo.processInfo.environment["LIST_STEPS"].flatMap(Int.init) ?? 6
      var steps = 0
      for random in RandomCase.all(100, "LIST_CASES") {
        var generator = random.generator

        let (complaint, _) = await Reports.collecting {
          await Self.complaint(on: kind, after: limit, counting: &steps, using: &generator)
        }

        if let complaint {
          Issue.record("\(kind): \(random) LIST_STEPS=\(limit): \(complaint)")
          return
        }
      }
      print("\(steps) steps in all")
    }

    /// A grouped table view has tiny header heights, which were rounded off.
    @Test
    func hiddenRowsDoNotMoveRowsBelow() {
      let first = ListSection(0) { Rows(Item.many(0..<3), cell: ItemCell.self) }
      let second = ListSection(1, title: "one") { Rows(Item.many(3..<6), cell: ItemCell.self) }
      let (screen, fresh) = (Screen(style: .grouped), Screen(style: .grouped))
      screen.show(ListSource(sections: [first, second]))

      screen.show(ListSource(sections: [first.height(.fixed(0)), second]))
      fresh.show(ListSource(sections: [first.height(.fixed(0)), second]))

      #expect(screen.headerRect(1) == fresh.headerRect(1))
    }

    /// The first problem after a sequence of lists, at most as many as the limit.
    private static func complaint(
      on kind: ListKind,
      after limit: Int,
      counting steps: inout Int,
      using generator: inout SeededGenerator
    ) async -> String? {
      let style: UITableView.Style = Bool.random(using: &generator) ? .plain : .grouped
      let selections = [ListSelection.none, ListSelection.single, ListSelection.multiple]
      let selection = selections[Int.random(in: 0..<3, using: &generator)]
      let folds = Bool.random(using: &generator)
      let first = RandomList(folding: folds, using: &generator)
      let screen = RandomScreen(kind, style: style, selection: selection, first)
      for _ in 0..<Int.random(in: 1...limit, using: &generator) {
        steps += 1
        let next = Bool.random(using: &generator) ? screen.list.altered(using: &generator) : nil
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: screen.scroll(to: .random(in: 0...2_000, using: &generator))
        case 1: screen.tapAnything(using: &generator)
        case 2: screen.leaveAndReturn()
        case 3: screen.selectAnything(using: &generator)
        case 4, 5:
          screen.dragAnything(using: &generator) {
            if let next { screen.show(next) }
          }
        case 6, 7, 8:
          screen.actOnAnything(using: &generator) {
            if let next { screen.show(next) }
          }
        case 9: screen.toggleFooter()
        default: break
        }
        if let complaint = screen.complaint { return "touched: \(complaint)" }
        let isAltered = Bool.random(using: &generator)
        let list =
          isAltered ? screen.list.altered(using: &generator) : RandomList(folding: folds, using: &generator)
        let situation = Situation.random(using: &generator)
        await screen.show(list, in: situation, animated: .random(using: &generator))
        if let complaint = screen.complaint { return complaint }
      }
      let fresh = RandomScreen(kind, style: style, screen.list)
      if screen.hasFooter { fresh.toggleFooter() }
      fresh.fold(like: screen)

      let (left, alone) = (screen.seenByScrollingThrough(), fresh.seenByScrollingThrough())
      if left == alone { return nil }
      let difference = zip(left, alone).first { $0 != $1 }.map { "\($0) instead of \($1)" }
      return difference ?? "\(left.count) lines instead of \(alone.count)"
    }
  }
#endif
