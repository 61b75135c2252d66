extension Range<Int> {
  /// The first number from which on all satisfy the condition, where those that do come last; the end if none does.
  ///
  /// The last is asked first, so that what belongs at the end is found at once.
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
