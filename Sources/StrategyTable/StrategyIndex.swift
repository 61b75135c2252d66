internal import KitSupport
internal import RouterEvents

/// The strategies of a ``StrategyTable`` by name, and its fallback.
///
/// This is a hash table with open addressing. A dispatch reads the index in place, so it retains at most the event's
/// strategy. A `Dictionary` would require four retains.
///
/// `@unchecked Sendable` is safe, because only ``set(_:for:)`` mutates an index, and a table calls it only on an index
/// that nothing else refers to. For the same reason, exclusivity checking is off.
final class StrategyIndex: @unchecked Sendable {
  /// The strategies, with unique names, in any order.
  @exclusivity(unchecked) private(set) var strategies: [Strategy]
  let fallback: Strategy?

  /// The slots of the hash table. Their number is a power of two. At least half of them are free, so every search ends.
  @exclusivity(unchecked) private var slots: ContiguousArray<Slot>

  private struct Slot {
    var key: EventName.LookupKey
    /// The index in ``strategies``, or -1 if the slot is free.
    var position: Int
  }

  init(_ strategies: [Strategy], fallback: Strategy?) {
    self.strategies = strategies
    self.fallback = fallback
    slots = []
    fillSlots()
  }

  private func fillSlots() {
    var capacity = 2
    while capacity < strategies.count * 2 { capacity *= 2 }
    slots = ContiguousArray(
      repeating: Slot(key: EventName.LookupKey("" as EventName), position: -1),
      count: capacity
    )
    for (position, strategy) in strategies.enumerated() {
      let key = EventName.LookupKey(strategy.name)
      slots[slot(of: key) { _ in false }] = Slot(key: key, position: position)
    }
  }

  /// Creates an index. If a name repeats, the last strategy wins, and `overlap` is called with both.
  convenience init(
    merging strategies: [Strategy],
    fallback: Strategy? = nil,
    overlap: (_ earlier: Strategy, _ later: Strategy) -> Void = { _, _ in }
  ) {
    self.init([], fallback: fallback)
    for strategy in strategies {
      if let earlier = self.strategy(named: strategy.name) { overlap(earlier, strategy) }
      set(strategy, for: strategy.name)
    }
  }

  func strategy(named name: EventName) -> Strategy? {
    position(EventName.LookupKey(name)) { $0.name == name }.map { strategies[$0] }
  }

  /// Returns the index in ``strategies`` of the strategy for an event. Returning the strategy would retain it.
  @MainActor
  func position(for event: RouterEvent) -> Int? {
    position(event.lookupKey) { $0.name == event.name }
  }

  private func position(_ key: EventName.LookupKey, where isNamed: (Strategy) -> Bool) -> Int? {
    let position = slots[slot(of: key, where: isNamed)].position
    return position < 0 ? nil : position
  }

  /// Returns the slot of a name, or the free slot where it belongs.
  ///
  /// The method calls `isNamed` only if the hashes are equal but the identities differ.
  private func slot(of key: EventName.LookupKey, where isNamed: (Strategy) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = key.hash & mask
    while slots[slot].position >= 0 {
      let found = slots[slot]
      if found.key.hash == key.hash, found.key.identity == key.identity || isNamed(strategies[found.position])
      {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Sets or removes the strategy for a name, in amortized constant time. The index must be uniquely referenced.
  func set(_ strategy: Strategy?, for name: EventName) {
    let key = EventName.LookupKey(strategy?.name ?? name)
    let slot = slot(of: key) { $0.name == name }
    let position = slots[slot].position
    switch strategy {
    case let strategy? where position >= 0:
      slots[slot].key = key
      _ = exchange(&strategies[position], with: strategy)
    case let strategy?:
      slots[slot] = Slot(key: key, position: strategies.count)
      strategies.append(strategy)
      if strategies.count * 2 > slots.count { fillSlots() }
    case nil where position >= 0:
      free(slot)
      strategies.swapAt(position, strategies.count - 1)
      // Released after the access to the array ends.
      let removed = strategies.removeLast()
      if position < strategies.count {
        let moved = EventName.LookupKey(strategies[position].name)
        slots[self.slot(of: moved) { _ in false }].position = position
      }
      withExtendedLifetime(removed) {}
    case nil:
      break
    }
  }

  /// Frees a slot, and moves later entries whose searches would now end before them.
  private func free(_ slot: Int) {
    let mask = slots.count - 1
    var free = slot
    var next = (slot + 1) & mask
    slots[free].position = -1
    while slots[next].position >= 0 {
      if (next &- slots[next].key.hash) & mask >= (next &- free) & mask {
        slots.swapAt(free, next)
        free = next
      }
      next = (next + 1) & mask
    }
  }
}
