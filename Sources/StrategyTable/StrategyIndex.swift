internal import RouterEvents

/// Strategies by the name of their event, and what takes the rest: what a ``StrategyTable`` refers to.
///
/// A hash table with open addressing that never changes: a table is changed by making another. It is read where it
/// lies, so that an event costs one retain, that of its strategy; a dictionary of the standard library costs four.
final class StrategyIndex: Sendable {
  /// The strategies, no name twice.
  let strategies: ContiguousArray<Strategy>
  let fallback: Strategy?

  /// A power of two slots, at least half of them free, so that each search ends.
  private let slots: ContiguousArray<Slot>

  private struct Slot {
    var key: EventName.LookupKey
    /// The position in ``strategies``, or -1 if the slot is free.
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

  /// Makes an index of strategies of which the last one of a name is in force.
  ///
  /// - Parameters:
  ///   - strategies: the strategies, in order.
  ///   - fallback: what takes the rest.
  ///   - overlap: called for each strategy that takes the place of an earlier one.
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

  /// The strategy for a name.
  func strategy(named name: EventName) -> Strategy? {
    position(EventName.LookupKey(name)) { $0.name == name }.map { strategies[$0] }
  }

  /// The position in ``strategies`` of the one for an event's name. What is called where it lies is not retained.
  @MainActor
  func position(for event: RouterEvent) -> Int? {
    position(event.lookupKey) { $0.name == event.name }
  }

  /// The position of the strategy with that key. Strings are compared only where two keys have one hash and are not one object.
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
