#if os(Linux) || os(macOS)
  import TestSupport
  import Testing

  @testable import DemoApp

  @Suite
  struct ScreenChangesTests {
    @Test func equalScreensHaveNoChanges() {
      let changes = ScreenChanges(from: ["a", "b"], to: ["a", "b"])

      #expect(changes.lines == [])
      #expect(!changes.isWholeScreen)
    }

    @Test func showsAChangedLineBetweenItsNeighbors() {
      let changes = ScreenChanges(from: ["a", "b", "c", "d", "e"], to: ["a", "b", "C", "d", "e"])

      #expect(changes.lines == [.context("b"), .removed("c"), .added("C"), .context("d")])
    }

    @Test func marksTheLinesLeftOutBetweenTwoChanges() {
      let changes = ScreenChanges(from: ["a", "b", "c", "d", "e"], to: ["A", "b", "c", "d", "E"])

      #expect(
        changes.lines == [
          .removed("a"), .added("A"), .context("b"), .gap, .context("d"), .removed("e"), .added("E"),
        ]
      )
    }

    @Test func sharesOneLineOfContextBetweenTwoChanges() {
      let changes = ScreenChanges(from: ["a", "b", "c"], to: ["A", "b", "C"])

      #expect(
        changes.lines == [.removed("a"), .added("A"), .context("b"), .removed("c"), .added("C")]
      )
    }

    @Test func countsManyRemovedLines() {
      let two = ScreenChanges(from: ["a", "1", "2"], to: ["a"])
      let three = ScreenChanges(from: ["a", "1", "2", "3"], to: ["a"])

      #expect(two.lines == [.context("a"), .removed("1"), .removed("2")])
      #expect(three.lines == [.context("a"), .removed("1"), .moreRemoved(2)])
    }

    @Test func keepsTheLinesOfAScrolledRow() {
      let changes = ScreenChanges(
        from: ["title", "row 1", "[ share ]", "row 2", "[ share ]"],
        to: ["title", "row 2", "[ share ]", "row 3", "[ share ]"]
      )

      #expect(
        changes.lines == [
          .context("title"), .removed("row 1"), .removed("[ share ]"), .context("row 2"),
          .context("[ share ]"), .added("row 3"), .added("[ share ]"),
        ]
      )
    }

    @Test func showsAMovedLineAsRemovedAndAdded() {
      let changes = ScreenChanges(from: ["a", "b", "c"], to: ["b", "c", "a"])

      #expect(changes.lines == [.removed("a"), .context("b"), .context("c"), .added("a")])
    }

    @Test(arguments: [
      ([], ["a"]), (["a"], []), (["a", "──"], ["b", "──"]),
      (["a", "[ share ]", "[ share ]"], ["b", "[ share ]"]),
    ])
    func isAWholeScreenWithoutACommonLine(old: [String], new: [String]) {
      #expect(ScreenChanges(from: old, to: new).isWholeScreen)
    }

    @Test func randomScreensHaveConsistentChanges() {
      for random in RandomCase.all(500) {
        var generator = random.generator
        let old = Self.screen(&generator)
        let new = Self.screen(&generator)

        let changes = ScreenChanges(from: old, to: new)

        let shown = changes.lines.compactMap { line -> String? in
          switch line {
          case .context(let text), .added(let text): text
          case .removed, .moreRemoved, .gap: nil
          }
        }
        #expect(shown.isSubsequence(of: new), "\(random): \(old) to \(new): \(changes.lines)")
        let removed = changes.lines.compactMap { if case .removed(let text) = $0 { text } else { nil } }
        #expect(removed.isSubsequence(of: old), "\(random): \(old) to \(new): \(changes.lines)")
        #expect(changes.removedCount - changes.addedCount == old.count - new.count, "\(random)")
      }
    }

    private static func screen(_ generator: inout SeededGenerator) -> [String] {
      (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        ["a", "b", "c", "d", "e", "──"].randomElement(using: &generator) ?? "a"
      }
    }
  }

  extension [String] {
    fileprivate func isSubsequence(of other: [String]) -> Bool {
      var rest = self[...]
      for line in other where rest.first == line { rest.removeFirst() }
      return rest.isEmpty
    }
  }

  extension ScreenChanges {
    fileprivate var addedCount: Int {
      lines.filter { if case .added = $0 { true } else { false } }.count
    }

    fileprivate var removedCount: Int {
      lines.reduce(0) { count, line in
        switch line {
        case .removed: count + 1
        case .moreRemoved(let more): count + more
        case .added, .context, .gap: count
        }
      }
    }
  }
#endif
