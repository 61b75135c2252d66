/// The dispatches under way, outermost first, and the emissions kept for the next ones.
///
/// Taking an emission from here costs no allocation, unless somebody still holds an event or an outcome of the
/// dispatch that had it last.
@MainActor
final class Nesting {
  /// How many dispatches may be under way at once.
  static let limit = 32

  private(set) var depth = 0
  private var emissions: ContiguousArray<Emission> = []
  private var lastID: EventTrace.ID = 0

  /// The id of the dispatch that is under way innermost.
  var currentID: EventTrace.ID? { depth == 0 ? nil : emissions[depth - 1].id }

  /// The names of the dispatches under way, outermost first.
  var names: [EventName] { emissions.prefix(depth).map(\.name) }

  /// An id for a dispatch; later ones are greater.
  func nextID() -> EventTrace.ID {
    lastID += 1
    return lastID
  }

  /// Takes an emission that nobody looks at. Each call is paired with one of ``leave()``.
  func enter(_ name: EventName) -> Emission {
    if depth == emissions.count {
      emissions.append(Emission(name))
    } else if !isKnownUniquelyReferenced(&emissions[depth]) {
      emissions[depth] = Emission(name)
    }
    depth += 1
    return emissions[depth - 1]
  }

  /// Ends the innermost dispatch, whose emission the caller no longer holds, and answers with it as an outcome.
  ///
  /// Where somebody kept an event, the event keeps what it carried. Letting go of what it carried otherwise may run
  /// any code, also code that emits: that comes last.
  func leave() -> EventOutcome {
    emissions[depth - 1].end()
    depth -= 1
    let isKept = !isKnownUniquelyReferenced(&emissions[depth])
    let emission = emissions[depth]
    if !isKept { _ = emission.takePayload() }
    return EventOutcome(emission: emission)
  }
}
