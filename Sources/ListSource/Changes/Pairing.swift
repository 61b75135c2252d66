/// The sections, or the rows, that an old list and a new list have in common, as pairs of old and new indices.
struct Pairing {
  private var olds: [Int32]
  private var news: [Int32]

  init(old: Int, new: Int) {
    olds = Array(repeating: -1, count: new)
    news = Array(repeating: -1, count: old)
  }

  /// Pairs the old sections with the new sections from an index on that have the same id. Returns false if an id repeats
  /// in the new list.
  mutating func pair(_ old: [ListSection], _ new: [ListSection], from start: Int) -> Bool {
    let (oldHashes, hashes) = ListSection.hashesOfIDs(old, new)
    let table = HashIndex(of: oldHashes)
    var inserted = HashIndex(capacity: new.count)
    for section in start..<new.count {
      let isSame = { (other: ListSection) in other.hasID(of: new[section]) }
      if let origin = table.position(of: hashes[section], where: { isSame(old[$0]) }) {
        if news[origin] >= 0 { return false }
        pair(origin, section)
      } else {
        if inserted.position(of: hashes[section], where: { isSame(new[$0]) }) != nil { return false }
        inserted.insert(section, hashes[section])
      }
    }
    return true
  }

  var isIdentity: Bool {
    olds.count == news.count && olds.indices.allSatisfy { olds[$0] == $0 }
  }

  mutating func pair(_ old: Int, _ new: Int) {
    olds[new] = Int32(old)
    news[old] = Int32(new)
  }

  func old(of new: Int) -> Int? { olds[new] < 0 ? nil : Int(olds[new]) }
  func new(of old: Int) -> Int? { news[old] < 0 ? nil : Int(news[old]) }

  /// Returns the fewest elements that must move to turn a range of the old list into a range of the new list. If there
  /// is a choice, elements that keep their index in the range stay.
  func movers(from oldRange: Range<Int>, to newRange: Range<Int>) -> [(old: Int, new: Int)] {
    var last = -1
    let isInOrder = newRange.allSatisfy { new in
      guard let old = old(of: new) else { return true }
      defer { last = old }
      return old > last && oldRange.contains(old)
    }
    if isInOrder { return [] }

    // The elements that come from the old range, and whether they keep their index.
    var (stayers, keepsIndex): ([Int32], [Bool]) = ([], [])
    // Growing the arrays would take longer than filling them.
    stayers.reserveCapacity(newRange.count)
    keepsIndex.reserveCapacity(newRange.count)
    for new in newRange {
      guard let old = old(of: new), oldRange.contains(old) else { continue }
      stayers.append(Int32(old))
      keepsIndex.append(old - oldRange.lowerBound == new - newRange.lowerBound)
    }
    let isUnmoved = longestIncreasingSubsequence(of: stayers) { keepsIndex[$0] }
    var movers: [(old: Int, new: Int)] = []
    movers.reserveCapacity(newRange.count)
    var stayer = 0
    for new in newRange {
      guard let old = old(of: new) else { continue }
      let isStayer = oldRange.contains(old)
      if !isStayer || !isUnmoved[stayer] { movers.append((old, new)) }
      if isStayer { stayer += 1 }
    }
    return movers
  }
}

/// Returns for each position whether its value belongs to a longest increasing subsequence of distinct values.
///
/// The algorithm is patience sorting (C. Schensted, "Longest increasing and decreasing subsequences", 1961). Each value
/// is put on the leftmost pile whose top is not smaller. The predecessor of the value is the top of the pile to the
/// left. Of positions that are equally good, the function chooses a preferred one.
///
/// - Complexity: O(*n* log *n*), or O(*n*) if the values are already in ascending order.
func longestIncreasingSubsequence(of values: [Int32], preferring isPreferred: (Int) -> Bool) -> [Bool] {
  if values.count < 2 { return values.map { _ in true } }
  var tops: [Int32] = []
  tops.reserveCapacity(values.count)
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

extension Range<Int> {
  /// Returns the first number that satisfies a condition, or the upper bound if there is none. The condition must also
  /// hold for all numbers after the first match. If none satisfies it, one test is enough.
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
