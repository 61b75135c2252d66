import Foundation

/// Stacked heights, with the offset of each and the index at an offset in logarithmic time. Both depend only on the
/// current heights, not on earlier ones.
///
/// It is a Fenwick tree, so a change of one of 100,000 heights doesn't move the others.
package struct StackedHeights {
  private var heights: [CGFloat]
  /// At each place, the sum of the heights that end there, as many as the value of the place's lowest set bit.
  private var sums: [CGFloat]

  /// Stacks heights, in time linear in their number.
  package init(_ heights: some Sequence<CGFloat>) {
    self.heights = Array(heights)
    sums = [0] + self.heights
    for place in sums.indices.dropFirst() {
      let next = place + place & -place
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  /// Adds a height at the end, in logarithmic time.
  package mutating func append(_ height: CGFloat) {
    heights.append(height)
    sums.append(0)
    sum(at: count)
  }

  /// The number of heights.
  package var count: Int { heights.count }

  /// The sum of all heights.
  package var total: CGFloat { offset(of: count) }

  /// The height at an index.
  package subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      heights[index] = newValue
      var place = index + 1
      while place < sums.count {
        sum(at: place)
        place += place & -place
      }
    }
  }

  /// Recomputes the sum at a place, adding in the same order as the initializer.
  ///
  /// Adding only the change would be less work, but would keep the rounding errors of the earlier height.
  private mutating func sum(at place: Int) {
    var sum = heights[place - 1]
    var step = (place & -place) / 2
    while step > 0 {
      sum += sums[place - step]
      step /= 2
    }
    sums[place] = sum
  }

  /// Returns the offset at which a height begins, or the total for the number of heights.
  package func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var place = index
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }

  /// Returns the index of the height that contains an offset. It is the first for an offset before the stack, and the
  /// number of heights for one at the end or beyond. A height of zero contains no offset.
  package func index(at offset: CGFloat) -> Int {
    var place = 0
    var left = offset
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = place + step
      if next < sums.count, sums[next] <= left {
        left -= sums[next]
        place = next
      }
      step /= 2
    }
    return place
  }
}
