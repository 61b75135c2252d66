internal import KitSupport

/// The active dispatches, outermost first, and the emissions kept for reuse.
///
/// Taking an emission allocates only if an event or an outcome of its last dispatch still exists.
///
/// Exclusivity is unchecked here for the same reason as in ``Emission``. An emission is moved out before it is
/// replaced, because the replacement may release its last reference.
@MainActor
final class Nesting {
  /// The maximum number of nested dispatches.
  static let limit = 32

  @exclusivity(unchecked) private(set) var depth = 0

  /// The number of events dropped inside the outermost active dispatch.
  @exclusivity(unchecked) private var dropCount = 0
  @exclusivity(unchecked) private var emissions: ContiguousArray<Emission> = []
  @exclusivity(unchecked) private var lastID: EventTrace.ID = 0

  /// Whether an event may be dispatched now.
  ///
  /// After 32 drops, nested events are ignored until the outermost one ends: handlers that each emit twice would
  /// otherwise cause 2³² dispatches.
  var hasRoom: Bool { depth < Self.limit && (dropCount < Self.limit || depth == 0) }

  /// Counts a dropped event. Returns true for the first one inside the outermost dispatch.
  func noteDrop() -> Bool {
    dropCount += 1
    return dropCount == 1
  }

  /// The innermost active dispatch and the hop it is asking, or nil outside a dispatch.
  ///
  /// The hop is nil if the dispatch is not observed, and between two hops.
  var place: EventTrace.Parent? {
    guard depth > 0 else { return nil }
    return EventTrace.Parent(event: emissions[depth - 1].id, hop: emissions[depth - 1].recorder?.hop)
  }

  /// The route of the innermost dispatch.
  var route: ContiguousArray<Emission.Hop> { depth > 0 ? emissions[depth - 1].hops : [] }

  /// The names of the active dispatches, outermost first.
  var names: [EventName] { emissions.prefix(depth).map(\.name) }

  /// Returns a new dispatch id, greater than all before.
  func nextID() -> EventTrace.ID {
    lastID += 1
    return lastID
  }

  /// Begins a dispatch with an emission that has no other references. Balance each call with ``leave()``.
  func enter(_ name: EventName) -> Emission {
    if depth == emissions.count {
      emissions.append(Emission(name))
    }
    while !isKnownUniquelyReferenced(&emissions[depth]) {
      _ = exchange(&emissions[depth], with: Emission(name))
    }
    let emission = emissions[depth]
    depth += 1
    emission.begin(nextID(), name)
    return emission
  }

  /// Ends the innermost dispatch, whose emission has ended.
  func leave() {
    depth -= 1
    if depth == 0 { dropCount = 0 }
  }
}
