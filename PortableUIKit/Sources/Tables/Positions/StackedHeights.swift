import Foundation

/// An array of heights that are stacked from top to bottom.
///
/// Finding the offset of a height, or the index of the height at an offset, takes logarithmic time. A Fenwick
/// tree stores partial sums, so setting one height doesn't visit all the others. The results depend only on the current
/// heights, not on earlier changes.
package struct StackedHeights {
  private var heights: [CGFloat]
  /// The partial sums of the Fenwick tree. The sum at `n` covers the last `n & -n` of the first `n` heights.
  private var sums: [CGFloat]

  /// Creates an array of stacked heights in linear time.
  package init(_ heights: some Sequence<CGFloat>) {
    self.heights = Array(heights)
    sums = [0] + self.heights
    for place in sums.indices.dropFirst() {
      let next = place + place & -place
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  /// Appends a height in logarithmic time.
  package mutating func append(_ height: CGFloat) {
    heights.append(height)
    sums.append(0)
    sum(at: count)
  }

  package var count: Int { heights.count }

  package var total: CGFloat { offset(of: count) }

  /// Accesses the height at an index. Setting a height takes O(log² *n*) time, where *n* is ``count``.
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

  /// Recomputes the partial sum at an index.
  ///
  /// The method adds in the same order as the initializer. Adding only the change of the height would be faster,
  /// but would keep the rounding errors of earlier heights.
  private mutating func sum(at place: Int) {
    var sum = heights[place - 1]
    var step = (place & -place) / 2
    while step > 0 {
      sum += sums[place - step]
      step /= 2
    }
    sums[place] = sum
  }

  /// Returns the offset at which the height at an index begins. For the index ``count``, the result is ``total``.
  package func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var place = index
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }

  /// Returns the index of the height that contains an offset.
  ///
  /// For an offset before the first height, the result is 0. For an offset at or beyond the end, the result is
  /// ``count``. A height of zero contains no offset.
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
