internal import RouterEvents

/// The strategies of a ``StrategyTable`` by name, and its fallback.
///
/// This is an immutable hash table with open addressing. Changing a strategy table creates a new index. A dispatch
/// reads the index in place, so it retains at most the event's strategy. A `Dictionary` would require four retains.
final class StrategyIndex: Sendable {
  /// The strategies, with unique names.
  let strategies: ContiguousArray<Strategy>
  let fallback: Strategy?

  /// The slots of the hash table. Their number is a power of two. At least half of them are free, so every search ends.
  private let slots: ContiguousArray<Slot>

  private struct Slot {
    var key: EventName.LookupKey
    /// The index in ``strategies``, or -1 if the slot is free.
    var position: Int
  }

  init(_ strategies: ContiguousArray<Strategy>, fallback: Strategy?) {
    self.strategies = strategies
    self.fallback = fallback
    var capacity = 2
    while capacity < strategies.count * 2 { capacity *= 2 }
    let free = Slot(key: EventName.LookupKey("" as EventName), position: -1)
    var slots = ContiguousArray(repeating: free, count: capacity)
    for (position, strategy) in strategies.enumerated() {
      let key = EventName.LookupKey(strategy.name)
      var slot = key.hash & (capacity - 1)
      while slots[slot].position >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Slot(key: key, position: position)
    }
    self.slots = slots
  }

  /// Creates an index. If a name repeats, the last strategy wins, and `overlap` is called with both.
  convenience init(
    merging strategies: some Sequence<Strategy>,
    fallback: Strategy? = nil,
    overlap: (_ earlier: Strategy, _ later: Strategy) -> Void = { _, _ in }
  ) {
    var unique: ContiguousArray<Strategy> = []
    var positions: [EventName: Int] = [:]
    for strategy in strategies {
      if let position = positions[strategy.name] {
        overlap(unique[position], strategy)
        unique[position] = strategy
      } else {
        positions[strategy.name] = unique.count
        unique.append(strategy)
      }
    }
    self.init(unique, fallback: fallback)
  }

  func strategy(named name: EventName) -> Strategy? {
    position(EventName.LookupKey(name)) { $0.name == name }.map { strategies[$0] }
  }

  /// Returns the index in ``strategies`` of the strategy for an event. Returning the strategy would retain it.
  @MainActor
  func position(for event: RouterEvent) -> Int? {
    position(event.lookupKey) { $0.name == event.name }
  }

  /// Calls `isNamed` only if the hashes are equal but the identities differ.
  @inline(__always)
  private func position(_ key: EventName.LookupKey, where isNamed: (Strategy) -> Bool) -> Int? {
    let mask = slots.count - 1
    var slot = key.hash & mask
    while slots[slot].position >= 0 {
      let found = slots[slot]
      if found.key.hash == key.hash {
        if found.key.identity == key.identity { return found.position }
        if isNamed(strategies[found.position]) { return found.position }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
