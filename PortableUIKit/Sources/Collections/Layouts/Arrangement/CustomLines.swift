import Foundation

/// The items of custom groups. Each item counts as a line of its own.
package struct CustomLines: ItemLines {
  private let frames: [CGRect]
  private let size: CGSize
  private let direction: UICollectionView.ScrollDirection
  private let spacing: CGFloat
  private var count: Int

  /// The largest end of the first items, by index, and the smallest start of the last items.
  private let ends: [CGFloat]
  private let starts: [CGFloat]

  /// Creates groups that follow each other with a spacing, and contain items with the given frames.
  ///
  /// - Complexity: Linear in the number of frames.
  package init(
    _ frames: [CGRect],
    of size: CGSize,
    along direction: UICollectionView.ScrollDirection,
    spacing: CGFloat,
    count: Int
  ) {
    (self.frames, self.size, self.direction, self.spacing, self.count) =
      (frames, size, direction, spacing, count)
    let spans = frames.map { $0.span(along: direction) }
    var (end, start) = (-CGFloat.infinity, CGFloat.infinity)
    ends = spans.map {
      end = max(end, $0.end)
      return end
    }
    starts = spans.reversed().map {
      start = min(start, $0.start)
      return start
    }.reversed()
  }

  private func group(of item: Int) -> Int { item / frames.count }

  package var step: CGFloat { count == 0 ? 0 : size.length(along: direction) + spacing }

  package var total: CGFloat { count == 0 ? 0 : CGFloat(group(of: count - 1) + 1) * step - spacing }

  package var breadth: CGFloat { count == 0 ? 0 : size.length(along: direction.across) }

  package mutating func grow(to count: Int, sizes: ItemSizes) { self.count = count }

  package func resized(_ item: Int, sizes: ItemSizes) {}

  package func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard step > 0, end > start else { return 0..<0 }
    let groups = CGFloat(group(of: count - 1))
    let first = Int(min(groups, max(0, (start / step).rounded(.down))))
    let last = Int(min(groups, max(0, (end / step).rounded(.down))))
    let lower = first * frames.count + ends.firstSortedIndex { $0 > start - CGFloat(first) * step }
    let upper = last * frames.count + starts.firstSortedIndex { $0 >= end - CGFloat(last) * step }
    return min(lower, count)..<max(min(lower, count), min(upper, count))
  }

  package func line(of item: Int) -> Int { item }

  package func frames(ofLine line: Int, sizes: ItemSizes) -> (first: Int, frames: [CGRect]) {
    let offset = CGFloat(group(of: line)) * step
    return (line, [frames[line % frames.count].moved(by: offset, across: 0, along: direction)])
  }

  package func element(of item: Int) -> GroupElement {
    let size = frames[item % frames.count].size
    return GroupElement(width: .absolute(size.width), height: .absolute(size.height))
  }

  package func assumedSize(of item: Int, sizes: ItemSizes) -> CGSize { frames[item % frames.count].size }
}

extension [CGFloat] {
  /// Returns the index of the first of the sorted values that satisfies a condition, or the number of values.
  fileprivate func firstSortedIndex(where isMatch: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMatch(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
