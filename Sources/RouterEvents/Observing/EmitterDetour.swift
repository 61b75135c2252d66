/// A detour from one responder, the origin, to the responder of an emitter. Releasing this object removes the detour.
///
/// Events visit the emitter's responder and its chain, and then continue along the origin's own chain. There is no
/// detour if the emitter has no responder, or if the origin's own chain contains the emitter's responder. If the origin
/// is itself an ``EventDetour`` and returns a detour, that detour takes precedence.
@MainActor
final class EmitterDetour {
  /// The emitter that provides the responder to visit.
  var events: EventEmitter

  private var observation: EventObservation?

  init(above responder: any EventResponder, through events: EventEmitter) {
    self.events = events
    observation = EventRouter.detour(above: responder) { [weak self, weak responder] in
      if let own = (responder as? any EventDetour)?.eventDetour { return own }
      guard let responder, let named = self?.events.responder, !responder.leads(to: named) else { return nil }
      return named
    }
  }
}

extension EventResponder {
  /// Returns whether the chain above this responder contains `other`. The search ends if a responder repeats.
  fileprivate func leads(to other: any EventResponder) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var next = nextEventResponder
    while let current = next, visited.insert(ObjectIdentifier(current)).inserted {
      if current === other { return true }
      next = current.nextEventResponder
    }
    return false
  }
}
