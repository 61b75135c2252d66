#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @Suite
  struct StackedHeightsTests {
    @Test func offsetsAreSumsOfHeights() {
      let stack = StackedHeights([10, 20, 0, 30])

      let offsets = (0...4).map { stack.offset(of: $0) }

      #expect(offsets == [0, 10, 30, 30, 60])
      #expect(stack.total == 60)
      #expect(stack.count == 4)
    }

    @Test(
      arguments: [
        (-5, 0), (0, 0), (9, 0), (10, 1), (29, 1), (30, 3), (59, 3), (60, 4), (1000, 4),
      ] as [(CGFloat, Int)]
    )
    func anOffsetIsInTheOneThatReachesOverIt(offset: CGFloat, index: Int) {
      let stack = StackedHeights([10, 20, 0, 30])

      let found = stack.index(at: offset)

      #expect(found == index)
    }

    @Test func anEmptyStackHasNoHeight() {
      let stack = StackedHeights([])

      let found = stack.index(at: 7)

      #expect(found == 0)
      #expect(stack.total == 0)
    }

    @Test func aChangedHeightMovesWhatIsAbove() {
      let seed = UInt64.random(in: 0...UInt64.max)
      var generator = SeededGenerator(seed: seed)
      var heights = (0..<257).map { _ in CGFloat(Int.random(in: 0...9, using: &generator)) }
      var stack = StackedHeights(heights)

      for _ in 0..<500 {
        let index = Int.random(in: 0..<257, using: &generator)
        let height = CGFloat(Int.random(in: 0...9, using: &generator))
        heights[index] = height
        stack[index] = height
      }

      let offsets = heights.reduce(into: [CGFloat(0)]) { $0.append($0[$0.count - 1] + $1) }
      #expect((0...257).map { stack.offset(of: $0) } == offsets, "seed \(seed)")
      #expect(
        (0..<257).allSatisfy { heights[$0] == 0 || stack.index(at: offsets[$0]) == $0 },
        "seed \(seed)"
      )
    }

    @Test func oneMayBeStackedUponAnother() {
      var stack = StackedHeights([])

      for height in 1...100 { stack.append(CGFloat(height)) }
      stack[9] = 0

      let other = StackedHeights((1...100).map { $0 == 10 ? 0 : CGFloat($0) })
      #expect((0...100).map { stack.offset(of: $0) } == (0...100).map { other.offset(of: $0) })
      #expect(stack.index(at: 54) == other.index(at: 54))
    }

    @Test func earlierHeightsLeaveNothingBehind() {
      var stack = StackedHeights([28, 0.1, 1e9, 28, 0.3])

      stack[0] = .leastNonzeroMagnitude
      stack[2] = 0.2

      let other = StackedHeights([.leastNonzeroMagnitude, 0.1, 0.2, 28, 0.3])
      #expect((0...5).map { stack.offset(of: $0) } == (0...5).map { other.offset(of: $0) })
    }

    @Test func manyAreNoMatter() {
      var stack = StackedHeights(repeatElement(50, count: 1_000_000))

      for index in 0..<100_000 { stack[index * 10] = 60 }

      #expect(stack.total == 51_000_000)
      #expect(stack.index(at: stack.offset(of: 654_321)) == 654_321)
    }
  }
#endif
