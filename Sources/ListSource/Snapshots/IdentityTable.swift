/// Ids in order, each once, and where each stands.
///
/// An id is hashed when it comes in and never again, however often tables are compared or joined.
struct IdentityTable<ID: Hashable> {
  private(set) var ids: [ID] = []
  private(set) var index: HashIndex

  init(capacity: Int) {
    ids.reserveCapacity(capacity)
    index = HashIndex(capacity: capacity)
  }

  var count: Int { ids.count }

  /// Adds those ids that are neither here nor in tables that come before this one.
  ///
  /// - Parameters:
  ///   - new: What is added.
  ///   - tables: Those before, whose positions come before these.
  ///   - taken: Is told where each of the others stands in `new`, and the position of what is equal.
  mutating func append(
    _ new: [ID],
    after tables: [IdentityTable] = [],
    taken: (_ offset: Int, _ first: Int) -> Void
  ) {
    let start = tables.reduce(0) { $0 + $1.count }
    var done = 0
    for offset in new.indices {
      let hash = new[offset].shortHash
      var first = start == 0 ? nil : tables.position(of: new[offset], hash: hash)
      var slot = Int(hash)
      while first == nil, let position = index.nextPosition(of: hash, from: &slot) {
        ids.append(contentsOf: new[done..<offset])
        done = offset
        if ids[position] == new[offset] { first = start + position }
      }
      if let first {
        ids.append(contentsOf: new[done..<offset])
        done = offset + 1
        taken(offset, first)
      } else {
        index.append(hash)
      }
    }
    ids.append(contentsOf: new[done...])
  }

  /// Adds ids of another table, which are known to be new.
  mutating func append(_ positions: Range<Int>, of other: IdentityTable) {
    ids.append(contentsOf: other.ids[positions])
    for position in positions { index.append(other.index.hashes[position]) }
  }

  /// The position of an id, if it is here.
  func position(of id: ID, hash: UInt32) -> Int? {
    var slot = Int(hash)
    while let position = index.nextPosition(of: hash, from: &slot) {
      if ids[position] == id { return position }
    }
    return nil
  }
}

extension IdentityTable: Sendable where ID: Sendable {}

extension Array {
  /// The position of an id in tables that follow each other, if it is in one.
  func position<ID>(of id: ID, hash: UInt32) -> Int? where Element == IdentityTable<ID> {
    var start = 0
    for table in self {
      if let position = table.position(of: id, hash: hash) { return start + position }
      start += table.count
    }
    return nil
  }
}
