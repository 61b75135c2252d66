/// The change of indexes when elements of a list are removed and inserted.
///
/// The remaining elements keep their order and occupy the indexes that inserted elements don't occupy.
struct Displacement {
  private let leaving: [Int]
  private let arriving: [Int]

  /// Creates a displacement from the indexes of removed and inserted elements.
  ///
  /// - Parameters:
  ///   - leaving: The indexes of removed elements before the change.
  ///   - arriving: The indexes of inserted elements after the change.
  init(leaving: some Sequence<Int> = [], arriving: some Sequence<Int> = []) {
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  /// Returns whether no elements are removed and all inserted elements follow the `count` existing elements.
  func onlyAppends(to count: Int) -> Bool {
    leaving.isEmpty && arriving.first.map { $0 >= count } ?? true
  }

  /// Returns the new index of an element, or `nil` if the element was removed.
  func destination(of place: Int) -> Int? {
    Displacement.follow(place, from: leaving, to: arriving)
  }

  /// Returns the old index of an element, or `nil` if the element was inserted.
  func origin(of place: Int) -> Int? {
    Displacement.follow(place, from: arriving, to: leaving)
  }

  private static func follow(_ place: Int, from missing: [Int], to added: [Int]) -> Int? {
    let before = missing.indices.partitionPoint { missing[$0] < place }
    guard before == missing.count || missing[before] != place else { return nil }
    let rank = place - before
    return rank + added.indices.partitionPoint { added[$0] - $0 <= rank }
  }
}

extension Range<Int> {
  /// Returns the first index for which a condition is false, or the upper bound if the condition is always true.
  ///
  /// The method uses a binary search, so the condition must be true for all indexes before the result and false for all
  /// others.
  func partitionPoint(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
