/// Which of the old is which of the new, both ways.
struct Pairing {
  private var olds: [Int32]
  private var news: [Int32]

  /// Nothing is anything else yet.
  init(old: Int, new: Int) {
    olds = Array(repeating: -1, count: new)
    news = Array(repeating: -1, count: old)
  }

  /// Finds which sections have the same id; nil if one of the new has an id twice.
  init?(_ old: [ListSection], _ new: [ListSection]) {
    olds = new.indices.map(Int32.init)
    news = olds
    if old.count == new.count, old.indices.allSatisfy({ old[$0].hasID(of: new[$0]) }) { return }
    self = Pairing(old: old.count, new: new.count)
    let places = Dictionary(zip(old.lazy.map(\.id), old.indices)) { first, _ in first }
    var found: Set<AnyHashable> = []
    for (section, id) in new.lazy.map(\.id).enumerated() {
      guard found.insert(id).inserted else { return nil }
      if let origin = places[id], news[origin] < 0 { pair(origin, section) }
    }
  }

  /// Whether all is where it was.
  var isIdentity: Bool {
    olds.count == news.count && olds.indices.allSatisfy { olds[$0] == $0 }
  }

  mutating func pair(_ old: Int, _ new: Int) {
    olds[new] = Int32(old)
    news[old] = Int32(new)
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
