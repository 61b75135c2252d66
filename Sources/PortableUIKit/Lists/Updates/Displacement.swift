/// The displacement of a list's elements when some are removed and others inserted. The remaining elements keep their
/// order and fill the other places.
struct Displacement {
  private let leaving: [Int]
  private let arriving: [Int]

  /// Makes a displacement from the places of removed elements, counted before, and those of inserted ones, counted
  /// after.
  init(leaving: some Sequence<Int> = [], arriving: some Sequence<Int> = []) {
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  /// Returns whether nothing is removed and everything inserted comes after a number of elements.
  func onlyAppends(to count: Int) -> Bool {
    leaving.isEmpty && arriving.first.map { $0 >= count } ?? true
  }

  /// Returns the new place of an element, or `nil` if it was removed.
  func destination(of place: Int) -> Int? {
    Displacement.follow(place, from: leaving, to: arriving)
  }

  /// Returns the old place of an element, or `nil` if it was inserted.
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
  /// Returns the first index for which the condition is false. It must be true for all indices before, and false for
  /// all after.
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
