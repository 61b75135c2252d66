/// Which of some distinct values lie on one longest increasing subsequence.
///
/// That is what stays in place when a list is put in another order: the rest has to move, and no fewer will do.
/// Patience sorting (C. Schensted, "Longest increasing and decreasing subsequences", 1961): each value goes on the
/// leftmost pile whose top is not smaller; the top of the pile to its left is its predecessor.
///
/// - Parameters:
///   - values: What is looked through.
///   - isPreferred: Whether a position is better than others that are as good.
/// - Returns: For each position whether it is chosen.
/// - Complexity: O(*n* log *n*); O(*n*) where the values ascend already.
func longestIncreasingSubsequence(of values: [Int32], preferring isPreferred: (Int) -> Bool) -> [Bool] {
  var tops: [Int32] = []
  var left = Array(repeating: Int32(-1), count: values.count)
  var beneath = left
  for (position, value) in values.enumerated() {
    let pile = tops.indices.partitioningIndex { values[Int(tops[$0])] > value }
    if pile > 0 { left[position] = tops[pile - 1] }
    if pile < tops.count {
      beneath[position] = tops[pile]
      tops[pile] = Int32(position)
    } else {
      tops.append(Int32(position))
    }
  }

  var isChosen = Array(repeating: false, count: values.count)
  var bound = Int32.max
  var top = Int(tops.last ?? -1)
  while top >= 0 {
    var choice = top
    while choice >= 0, !isPreferred(choice) { choice = Int(beneath[choice]) }
    if choice < 0 || values[choice] >= bound { choice = top }
    isChosen[choice] = true
    bound = values[choice]
    top = Int(left[choice])
  }
  return isChosen
}
