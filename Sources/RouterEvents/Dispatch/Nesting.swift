internal import KitSupport

/// The stack of active dispatches, and the emissions kept for reuse.
///
/// ``enter(_:)`` reuses the previous emission at the same depth, unless an event or outcome still refers to it.
///
/// Exclusivity checking is off for the same reason as in ``Emission``. An emission is moved out before it is replaced,
/// because releasing its contents may run other code.
@MainActor
final class Nesting {
  /// The maximum number of active dispatches, including the outermost one.
  static let limit = 32

  @exclusivity(unchecked) private(set) var depth = 0

  /// The number of events dropped since the outermost active dispatch began.
  @exclusivity(unchecked) private var dropCount = 0
  @exclusivity(unchecked) private var emissions: ContiguousArray<Emission> = []
  @exclusivity(unchecked) private var lastID: EventTrace.ID = 0

  /// Whether an event may be dispatched now.
  ///
  /// After 32 drops, nested events are dropped until the outermost dispatch ends. Without this rule, a handler that
  /// emits two copies of the event it handles would cause 2³² dispatches.
  var hasRoom: Bool { depth < Self.limit && (dropCount < Self.limit || depth == 0) }

  /// Counts a dropped event, and returns whether it is the first since the outermost active dispatch began.
  func noteDrop() -> Bool {
    dropCount += 1
    return dropCount == 1
  }

  /// The ID of the innermost active dispatch and the index of the responder that it is asking.
  ///
  /// The value is nil outside a dispatch. The index is nil between two responders, or if the dispatch is not observed.
  var place: EventTrace.Parent? {
    guard depth > 0 else { return nil }
    return EventTrace.Parent(event: emissions[depth - 1].id, hop: emissions[depth - 1].recorder?.hop)
  }

  /// The responders on the route of the innermost active dispatch. The array is empty outside a dispatch.
  var route: ContiguousArray<Emission.Hop> { depth > 0 ? emissions[depth - 1].hops : [] }

  var names: [EventName] { emissions.prefix(depth).map(\.name) }

  func nextID() -> EventTrace.ID {
    lastID += 1
    return lastID
  }

  /// Begins a dispatch, and returns an emission that no event or outcome refers to.
  ///
  /// Balance each call with a call to ``leave()``.
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

  func leave() {
    depth -= 1
    if depth == 0 { dropCount = 0 }
  }
}
