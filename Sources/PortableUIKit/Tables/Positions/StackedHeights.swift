import Foundation

/// Heights stacked one upon another: where each begins and which is at an offset, in logarithmic time. They alone say
/// it, not which heights there were before.
///
/// It is a Fenwick tree, so that one of 100,000 rows gets another height without the others being moved.
package struct StackedHeights {
  private var heights: [CGFloat]
  /// At each place the sum of the heights that end there, as many as the place's lowest set bit.
  private var sums: [CGFloat]

  /// Stacks heights, which takes time by their number.
  package init(_ heights: some Sequence<CGFloat>) {
    self.heights = Array(heights)
    sums = [0] + self.heights
    for place in sums.indices.dropFirst() {
      let next = place + place & -place
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  /// Stacks one more upon them, in logarithmic time.
  package mutating func append(_ height: CGFloat) {
    heights.append(height)
    sums.append(0)
    sum(at: count)
  }

  /// How many there are.
  package var count: Int { heights.count }

  /// How high the stack is.
  package var total: CGFloat { offset(of: count) }

  /// One of the heights.
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

  /// Adds up what ends at a place, in the order in which all of them are added up at first.
  ///
  /// To add the change of a height would be less work, and leave what was rounded off with the earlier height.
  private mutating func sum(at place: Int) {
    var sum = heights[place - 1]
    var step = (place & -place) / 2
    while step > 0 {
      sum += sums[place - step]
      step /= 2
    }
    sums[place] = sum
  }

  /// Where one begins; the end of the stack for the number of all.
  package func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var place = index
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }

  /// Which one reaches over an offset: the first for an offset before the stack, the number of all for one at
  /// its end or after it. What has no height reaches nowhere.
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
