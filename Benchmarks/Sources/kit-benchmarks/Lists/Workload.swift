/// Two lists of ids. The second results from the first by removals, insertions and moves.
struct Workload {
  let old: [Int]
  let new: [Int]

  /// 5,000 ids: 2,000..<3,000 removed, 1,000 new ones inserted at 3,000, the first 200 shuffled.
  static var a: Workload {
    Workload(5_000, removing: 2_000..<3_000, inserting: 1_000, at: 3_000, shuffling: 200)
  }

  /// 100,000 ids: 20,000..<30,000 removed, 10,000 new ones inserted at 30,000, the first 2,000 shuffled.
  static var b: Workload {
    Workload(100_000, removing: 20_000..<30_000, inserting: 10_000, at: 30_000, shuffling: 2_000)
  }

  private init(_ count: Int, removing: Range<Int>, inserting: Int, at place: Int, shuffling: Int) {
    old = Array(0..<count)
    var ids = old
    ids.removeSubrange(removing)
    ids.insert(contentsOf: count..<(count + inserting), at: place)
    var generator = SeededGenerator(seed: 7)
    ids.replaceSubrange(0..<shuffling, with: ids[0..<shuffling].shuffled(using: &generator))
    new = ids
  }

  /// The minimum number of moves: the kept rows minus their longest increasing subsequence.
  var leastMoves: Int {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let survivors = new.compactMap { places[$0] }
    var tails: [Int] = []
    for place in survivors {
      let index = tails.firstIndex { $0 >= place } ?? tails.count
      if index == tails.count { tails.append(place) } else { tails[index] = place }
    }
    return survivors.count - tails.count
  }
}
