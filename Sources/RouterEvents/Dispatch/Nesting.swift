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
  var place: (id: EventTrace.ID, hop: Int?)? {
    guard depth > 0 else { return nil }
    return (emissions[depth - 1].id, emissions[depth - 1].recorder?.hop)
  }

  /// The names of the dispatches under way, outermost first.
  var names: [EventName] { emissions.prefix(depth).map(\.name) }

  /// An id for a dispatch; later ones are greater.
  func nextID() -> EventTrace.ID {
    lastID += 1
    return lastID
  }

  /// Takes an emission that nobody looks at. Each call is paired with one of ``leave(_:)``.
  func enter(_ name: EventName) -> Emission {
    if depth == emissions.count {
      emissions.append(Emission(name))
    } else if !isKnownUniquelyReferenced(&emissions[depth]) {
      _ = exchange(&emissions[depth], with: Emission(name))
    }
    depth += 1
    return emissions[depth - 1]
  }

  /// Ends the innermost dispatch.
  func leave(_ emission: Emission) {
    emission.end()
    depth -= 1
    if depth == 0 { dropCount = 0 }
  }
}
