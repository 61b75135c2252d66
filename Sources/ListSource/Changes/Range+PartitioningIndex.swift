extension Range<Int> {
  /// Returns the first number that satisfies a condition, or the upper bound if there is none.
  ///
  /// The condition must also hold for all numbers after the first match. The method tests the last number first, so it
  /// returns after one test if no number satisfies the condition.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isAbove: (Int) -> Bool) -> Int {
    guard let last, isAbove(last) else { return upperBound }
    var low = lowerBound
    var high = last
    while low < high {
      let middle = (low + high) / 2
      if isAbove(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
