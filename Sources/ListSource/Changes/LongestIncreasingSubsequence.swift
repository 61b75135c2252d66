/// Finds a longest increasing subsequence of distinct values.
///
/// When a list is reordered, the elements of this subsequence can stay in place, so the fewest possible elements move.
///
/// The algorithm is patience sorting (C. Schensted, "Longest increasing and decreasing subsequences", 1961). Each value
/// goes on the leftmost pile whose top is not smaller. The predecessor of the value is the top of the pile to the left.
///
/// - Parameters:
///   - values: The values, which must be distinct.
///   - isPreferred: Returns whether to prefer a position over others that are equally good.
/// - Returns: For each position, whether its value belongs to the subsequence.
/// - Complexity: O(*n* log *n*), or O(*n*) if the values are already in ascending order.
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
