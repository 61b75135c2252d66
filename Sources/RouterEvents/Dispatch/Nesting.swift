internal import KitSupport

/// The dispatches under way, outermost first, and the emissions kept for the next ones.
///
/// Taking an emission from here costs no allocation, unless somebody still holds an event or an outcome of the
/// dispatch that had it last.
///
/// Accesses are not checked for overlaps at run time, which is proven as for ``Emission``: an emission that is replaced
/// here is moved out first, because whoever kept it may have let go of it meanwhile.
@MainActor
final class Nesting {
  /// How many dispatches may be under way at once.
  static let limit = 32

  @exclusivity(unchecked) private(set) var depth = 0

  /// How many events were dropped inside the outermost dispatch that is under way.
  @exclusivity(unchecked) private var dropCount = 0
  @exclusivity(unchecked) private var emissions: ContiguousArray<Emission> = []
  @exclusivity(unchecked) private var lastID: EventTrace.ID = 0

  /// Whether an event may be dispatched now. After as many drops as there are levels, none is that is not outermost:
  /// handlers that each emit twice would go on for 2³² dispatches.
  var hasRoom: Bool { depth < Self.limit && (dropCount < Self.limit || depth == 0) }

  /// Counts an event that was dropped; true for the first one inside the outermost dispatch.
  func noteDrop() -> Bool {
    dropCount += 1
    return dropCount == 1
  }

  /// The dispatch that is under way innermost, and the hop that it is asking; the hop is nil while nobody observes.
  var place: EventTrace.Parent? {
    guard depth > 0 else { return nil }
    return EventTrace.Parent(event: emissions[depth - 1].id, hop: emissions[depth - 1].recorder?.hop)
  }

  /// The route of the innermost dispatch.
  var route: ContiguousArray<Emission.Hop> { depth > 0 ? emissions[depth - 1].hops : [] }

  /// The names of the dispatches under way, outermost first.
  var names: [EventName] { emissions.prefix(depth).map(\.name) }

  /// An id for a dispatch; later ones are greater.
  func nextID() -> EventTrace.ID {
    lastID += 1
    return lastID
  }

  /// Takes an emission that nobody looks at, for an event. Each call is paired with one of ``leave()``.
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
