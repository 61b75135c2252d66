/// Which of the old is which of the new, both ways.
struct Pairing {
  private var olds: [Int32]
  private var news: [Int32]

  /// Finds what has the same id.
  ///
  /// Two neighbours are mostly still neighbours: after a pair its successors are tried first, and only where they
  /// differ is the table asked. That is the idea of P. Heckel, "A technique for isolating differences between files",
  /// Communications of the ACM 21(4), 1978; ids that are unique from the start leave nothing else of it to do.
  init<ID>(_ old: IdentityTable<ID>, _ new: IdentityTable<ID>) {
    olds = Array(repeating: -1, count: new.count)
    news = Array(repeating: -1, count: old.count)
    var next = 0
    for (position, hash) in new.index.hashes.enumerated() {
      if next == old.count || old.index.hashes[next] != hash || old.ids[next] != new.ids[position] {
        guard let found = old.position(of: new.ids[position], hash: hash) else { continue }
        next = found
      }
      olds[position] = Int32(next)
      news[next] = Int32(position)
      next += 1
    }
  }

  /// What `new` was in the old list, if it is not new.
  func old(of new: Int) -> Int? {
    olds[new] < 0 ? nil : Int(olds[new])
  }

  /// What `old` is in the new list, if it is still there.
  func new(of old: Int) -> Int? {
    news[old] < 0 ? nil : Int(news[old])
  }
}

extension Pairing {
  /// What has to move to stand in a stretch of the new list, when that stretch of the old one becomes it.
  ///
  /// That is what comes from elsewhere, and of the rest as little as possible. Where there is a choice, what has its
  /// place already is left there.
  func movers(from oldStretch: Range<Int>, to newStretch: Range<Int>) -> [(old: Int, new: Int)] {
    var last = -1
    let isInOrder = newStretch.allSatisfy { new in
      guard let old = old(of: new) else { return true }
      defer { last = old }
      return old > last && oldStretch.contains(old)
    }
    if isInOrder { return [] }

    let survivors = newStretch.compactMap { new in old(of: new).map { (old: $0, new: new) } }
    let stayers = survivors.filter { oldStretch.contains($0.old) }
    var unmoved = longestIncreasingSubsequence(of: stayers.map { Int32($0.old) }) {
      stayers[$0].old - oldStretch.lowerBound == stayers[$0].new - newStretch.lowerBound
    }[...]
    return survivors.filter { !oldStretch.contains($0.old) || !unmoved.removeFirst() }
  }
}
