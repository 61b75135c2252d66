extension UserInfo {
  /// The stored pairs of a user info.
  ///
  /// A change adds a node that refers to the previous storage, so writing a value usually copies no pairs. Each case
  /// contains at most one reference, so copying a user info costs at most one retain.
  enum Storage {
    case empty

    /// 1 to 16 pairs with unique keys: the array of a dictionary literal, stored without copying.
    case pairs([Pair])

    /// Pairs that are changed in place while nothing else refers to them.
    case indexed(IndexedPairs)

    case changed(Change)

    /// Storage that a decorator is changing, with the keys that the decorator has written so far.
    case recorded(Recording)
  }

  typealias Pair = (UserInfoKeys, Any)

  /// Pairs, and a hash table of their positions if there are more than 16.
  ///
  /// Exclusivity checking is off. This is safe, because only uniquely referenced instances are mutated.
  final class IndexedPairs {
    @exclusivity(unchecked) private(set) var pairs: [Pair]

    /// The slots of the hash table, which contain a position or -1, or nothing if there is no table. Their number is a
    /// power of two, and at least half of them are free, so every search ends.
    @exclusivity(unchecked) private var slots: ContiguousArray<Int> = []

    init(_ pairs: [Pair]) {
      self.pairs = pairs
      if pairs.count > 16 { _ = fillSlots() }
    }

    /// Creates an index, or returns nil if a key repeats.
    init?(unique pairs: [Pair]) {
      self.pairs = pairs
      if !fillSlots() { return nil }
    }

    /// Returns false if a key repeats.
    private func fillSlots() -> Bool {
      var count = 64
      while count < pairs.count * 2 { count *= 2 }
      slots = ContiguousArray(repeating: -1, count: count)
      for position in pairs.indices {
        let slot = pairs.withUnsafeBufferPointer { find($0.key(at: position).pointee, in: $0) }
        if slots[slot] >= 0 { return false }
        slots[slot] = position
      }
      return true
    }

    func index(of key: UserInfoKeys) -> Int? {
      if slots.isEmpty { return pairs.index(of: key) }
      let position = slots[pairs.withUnsafeBufferPointer { find(key, in: $0) }]
      return position < 0 ? nil : position
    }

    func write(_ value: Any, under key: UserInfoKeys) {
      if slots.isEmpty {
        pairs.write(value, under: key)
        if pairs.count > 16 { _ = fillSlots() }
        return
      }
      let slot = pairs.withUnsafeBufferPointer { find(key, in: $0) }
      if slots[slot] >= 0 {
        pairs[slots[slot]] = (key, value)
      } else {
        slots[slot] = pairs.count
        pairs.append((key, value))
        if pairs.count * 2 > slots.count { _ = fillSlots() }
      }
    }

    /// Returns the slot that contains the key's position, or the free slot where it belongs.
    private func find(_ key: UserInfoKeys, in pairs: UnsafeBufferPointer<Pair>) -> Int {
      var slot = key.hash & (slots.count - 1)
      while slots[slot] >= 0, !pairs.key(at: slots[slot]).pointee.isSameKey(as: key) {
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }

  /// A change to the value of one key. ``below`` is the storage before the change.
  final class Change {
    let key: UserInfoKeys
    let value: Any?
    let isRemoval: Bool
    let below: Storage

    /// The length of the chain of changes that starts with this one.
    let depth: Int

    /// The maximum depth. If a chain has this depth, the next write first merges the chain into pairs.
    ///
    /// Looking up a key and releasing the chain are recursive, so the chain must be short.
    static let depthLimit = 8

    init(_ key: UserInfoKeys, _ value: consuming Any?, over below: consuming Storage) {
      self.key = key
      isRemoval = value == nil
      self.value = value
      depth = below.depth + 1
      self.below = below
    }
  }

  /// The storage of a user info, and the keys written since ``UserInfo/beginRecording(at:)`` was called.
  final class Recording {
    let place: RecordingPlace
    private(set) var storage: Storage
    private(set) var written: [UserInfoKeys] = []

    init(at place: RecordingPlace, _ storage: Storage) {
      self.place = place
      self.storage = storage
    }

    convenience init(copying other: Recording) {
      self.init(at: other.place, other.storage)
      written = other.written
    }

    func write(_ value: consuming Any?, under key: UserInfoKeys) {
      if !written.contains(where: { $0.isSameKey(as: key) }) { written.append(key) }
      storage.write(value, under: key)
    }
  }

  /// The decorator call that a recording belongs to: the dispatch, and the responder's index on the route.
  struct RecordingPlace: Equatable {
    let dispatch: UInt64
    let hop: Int
  }
}

// These methods recurse. A `switch` over an enumeration and a method call on a node borrow their values, but a loop
// over the nodes would retain each of them.
extension UserInfo.Storage {
  fileprivate var depth: Int {
    if case .changed(let change) = self { change.depth } else { 0 }
  }

  func value(under key: UserInfoKeys) -> Any? {
    switch self {
    case .empty: nil
    case .pairs(let pairs): pairs.index(of: key).map { pairs[$0].1 }
    case .indexed(let indexed): indexed.index(of: key).map { indexed.pairs[$0].1 }
    case .changed(let change): change.value(under: key)
    case .recorded(let recording): recording.storage.value(under: key)
    }
  }

  /// Returns the stored key with the same name as `key`, or nil if there is none.
  func key(like key: UserInfoKeys) -> UserInfoKeys? {
    switch self {
    case .empty: nil
    case .pairs(let pairs): pairs.index(of: key).map { pairs[$0].0 }
    case .indexed(let indexed): indexed.index(of: key).map { indexed.pairs[$0].0 }
    case .changed(let change): change.key(like: key)
    case .recorded(let recording): recording.storage.key(like: key)
    }
  }

  func contains(_ key: UserInfoKeys) -> Bool { self.key(like: key) != nil }

  var count: Int {
    switch self {
    case .empty: 0
    case .pairs(let pairs): pairs.count
    case .indexed(let indexed): indexed.pairs.count
    case .changed(let change): change.count
    case .recorded(let recording): recording.storage.count
    }
  }

  /// The pairs, in the order in which their keys were added.
  var pairs: [UserInfo.Pair] {
    switch self {
    case .empty: []
    case .pairs(let pairs): pairs
    case .indexed(let indexed): indexed.pairs
    case .changed(let change): change.pairs
    case .recorded(let recording): recording.storage.pairs
    }
  }

  mutating func write(_ value: consuming Any?, under key: UserInfoKeys) {
    if case .recorded(var recording) = self {
      self = .empty
      if !isKnownUniquelyReferenced(&recording) { recording = UserInfo.Recording(copying: recording) }
      recording.write(value, under: key)
      self = .recorded(recording)
    } else if value != nil || contains(key) {
      if depth >= UserInfo.Change.depthLimit { self = .indexed(UserInfo.IndexedPairs(pairs)) }
      if value != nil, isMutable(), case .indexed(let indexed) = self {
        if let value { indexed.write(value, under: key) }
        return
      }
      let below = self
      self = .empty
      self = .changed(UserInfo.Change(key, value, over: below))
    }
  }

  /// Returns whether the pairs are indexed and not shared.
  private mutating func isMutable() -> Bool {
    guard case .indexed(var indexed) = self else { return false }
    self = .empty
    defer { self = .indexed(indexed) }
    return isKnownUniquelyReferenced(&indexed)
  }
}

extension UserInfo.Change {
  fileprivate func value(under key: UserInfoKeys) -> Any? {
    self.key.isSameKey(as: key) ? value : below.value(under: key)
  }

  fileprivate func key(like key: UserInfoKeys) -> UserInfoKeys? {
    self.key.isSameKey(as: key) ? (isRemoval ? nil : self.key) : below.key(like: key)
  }

  fileprivate var count: Int {
    below.count + (isRemoval ? 0 : 1) - (below.contains(key) ? 1 : 0)
  }

  fileprivate var pairs: [UserInfo.Pair] {
    var pairs = below.pairs
    pairs.write(value, under: key)
    return pairs
  }
}

extension UserInfo {
  /// Starts recording the keys that a decorator writes. `place` identifies the call of the decorator.
  mutating func beginRecording(at place: RecordingPlace) {
    _ = endRecording(at: place)
    storage = .recorded(Recording(at: place, storage))
  }

  /// Stops recording and returns the written keys, including those whose values did not change, or nil if a different
  /// user info replaced the recorded one.
  mutating func endRecording(at place: RecordingPlace) -> [UserInfoKeys]? {
    guard case .recorded(let recording) = storage else { return nil }
    storage = recording.storage
    return recording.place == place ? recording.written : nil
  }
}

extension [UserInfo.Pair] {
  func index(of key: UserInfoKeys) -> Int? {
    withUnsafeBufferPointer { pairs in
      for index in pairs.indices where pairs.key(at: index).pointee.isSameKey(as: key) { return index }
      return nil
    }
  }

  var hasDuplicates: Bool {
    withUnsafeBufferPointer { pairs in
      for index in pairs.indices.dropFirst() {
        let key = pairs.key(at: index)
        for earlier in 0..<index where pairs.key(at: earlier).pointee.isSameKey(as: key.pointee) {
          return true
        }
      }
      return false
    }
  }

  mutating func write(_ value: Any?, under key: UserInfoKeys) {
    switch (index(of: key), value) {
    case (let index?, let value?): self[index] = (key, value)
    case (let index?, nil): remove(at: index)
    case (nil, let value?): append((key, value))
    case (nil, nil): break
    }
  }
}

extension UnsafeBufferPointer<UserInfo.Pair> {
  /// Returns a pointer to the key of a pair. Reading `self[index].0` would also copy the value, which costs 150 ns per
  /// event.
  ///
  /// This method is safe for valid indices, because the first element of a tuple is at the tuple's address.
  fileprivate func key(at index: Int) -> UnsafePointer<UserInfoKeys> {
    UnsafeRawPointer(baseAddress.unsafelyUnwrapped + index).assumingMemoryBound(to: UserInfoKeys.self)
  }
}
