/// Where the elements of a list go when some leave and others arrive: those that stay keep their order and
/// fill the places in between.
struct Displacement {
  private let leaving: [Int]
  private let arriving: [Int]

  /// Makes a displacement of the places that are left, counted before, and those that are taken, counted
  /// after.
  init(leaving: some Sequence<Int> = [], arriving: some Sequence<Int> = []) {
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  /// Whether nothing leaves, and all that arrives comes after that many elements.
  func onlyAppends(to count: Int) -> Bool {
    leaving.isEmpty && arriving.first.map { $0 >= count } ?? true
  }

  /// Where the element that was at a place before is after, or `nil` if it left.
  func destination(of place: Int) -> Int? {
    Displacement.follow(place, from: leaving, to: arriving)
  }

  /// Where the element that is at a place after was before, or `nil` if it arrived.
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
  /// The first index for which the condition, which holds up to somewhere, does not hold.
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
