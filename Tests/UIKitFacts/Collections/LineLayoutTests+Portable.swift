#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @Suite
  struct LineLayoutTests {
    private let room = CGSize(width: 300, height: 600)
    private let list = GroupElement(
      width: .fractionalWidth(1),
      height: .estimated(44),
      group: GroupElement.Group(
        axis: .vertical,
        elements: [GroupElement(width: .fractionalWidth(1), height: .estimated(44))]
      )
    )

    @Test func linesOfOneLengthArePlacedByArithmetic() {
      let lines = LineStack(count: 4, length: 50, last: 20, spacing: 10)

      #expect(lines.total == 200)
      #expect((0..<4).map { lines.start(of: $0) } == [0, 60, 120, 180])
      #expect(lines.lines(from: 60, to: 180) == 1..<3)
      #expect(lines.lines(from: -100, to: 1000) == 0..<4)
      #expect(lines.lines(from: 500, to: 600).isEmpty)
    }

    @Test func linesOfSeveralLengthsAnswerAlike() {
      var stacked = LineStack([50, 50, 50], spacing: 10)
      stacked.append(20)
      let uniform = LineStack(count: 4, length: 50, last: 20, spacing: 10)

      let edges = stride(from: CGFloat(-20), through: 240, by: 10)
      for start in edges {
        #expect(stacked.lines(from: start, to: start + 40) == uniform.lines(from: start, to: start + 40))
      }
      #expect(stacked.total == uniform.total)
    }

    @Test func rowsMakeRoomForWhatTheirViewsAskFor() {
      var sizes = ItemSizes()
      var lines = GroupLines(list, in: room, along: .vertical, spacing: 0, count: 100_000, sizes: sizes)

      sizes.measured[10] = CGSize(width: 300, height: 60)
      lines.resized(10, sizes: sizes)
      lines.grow(to: 100_020, sizes: sizes)

      #expect(lines.frame(of: 10, sizes: sizes) == CGRect(x: 0, y: 440, width: 300, height: 60))
      #expect(lines.frame(of: 11, sizes: sizes).minY == 500)
      #expect(lines.total == 4_400_896)
    }

    @Test func itemsWrapWhereALineIsFull() {
      let sizes = ItemSizes(given: [100, 150, 60, 300, 10].map { CGSize(width: $0, height: $0) })

      let lines = WrappedLines(plan(.leading), along: .vertical, spacing: 5, count: 5, sizes: sizes)

      let frames = (0..<5).map { lines.frame(of: $0, sizes: sizes).origin }
      #expect(
        frames == [
          CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 155), CGPoint(x: 0, y: 220),
          CGPoint(x: 0, y: 525),
        ]
      )
      #expect(lines.total == 535)
    }

    @Test func justifiedLinesReachFromEdgeToEdge() {
      let sizes = ItemSizes(given: [100, 150, 60].map { CGSize(width: $0, height: 20) })

      let lines = WrappedLines(plan(.justified), along: .vertical, spacing: 5, count: 3, sizes: sizes)

      #expect((0..<3).map { lines.frame(of: $0, sizes: sizes).minX } == [0, 150, 0])
    }

    @Test func changedSizesWrapAsIfTheyHadAlwaysBeen() {
      let seed = UInt64.random(in: 0...UInt64.max)
      var generator = SeededGenerator(seed: seed)
      var sizes = ItemSizes()
      let plan = plan(.leading, of: GroupElement(width: .estimated(70), height: .estimated(20)))
      var lines = WrappedLines(plan, along: .vertical, spacing: 5, count: 60, sizes: sizes)

      for _ in 0..<200 {
        let item = Int.random(in: 0..<60, using: &generator)
        let width = CGFloat(Int.random(in: 1...320, using: &generator))
        sizes.measured[item] = CGSize(
          width: width,
          height: CGFloat(Int.random(in: 1...50, using: &generator))
        )
        lines.resized(item, sizes: sizes)

        let fresh = WrappedLines(plan, along: .vertical, spacing: 5, count: 60, sizes: sizes)
        let found = (0..<60).map { lines.frame(of: $0, sizes: sizes) }
        #expect(found == (0..<60).map { fresh.frame(of: $0, sizes: sizes) }, "seed \(seed)")
      }
    }

    @Test func appendedItemsFillTheLastLine() {
      let sizes = ItemSizes()
      let plan = plan(.leading, of: GroupElement(width: .absolute(70), height: .absolute(20)))
      var lines = WrappedLines(plan, along: .vertical, spacing: 5, count: 5, sizes: sizes)

      lines.grow(to: 9, sizes: sizes)

      let fresh = WrappedLines(plan, along: .vertical, spacing: 5, count: 9, sizes: sizes)
      #expect((0..<9).map { lines.line(of: $0) } == (0..<9).map { fresh.line(of: $0) })
      #expect(lines.total == fresh.total)
    }

    private func plan(
      _ alignment: WrapPlan.Alignment,
      of element: GroupElement = GroupElement(width: .absolute(50), height: .absolute(50))
    ) -> WrapPlan {
      WrapPlan(pattern: [element], room: room, lineLength: nil, spacing: 10, alignment: alignment)
    }
  }
#endif
