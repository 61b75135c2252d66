/// A detour from a responder to the responder of an emitter. It ends when this object is released.
///
/// Where the chain of the emitter's responder ends, events continue along the first responder's chain. They start there if
/// the emitter has no responder, or if that chain leads to it. If the first responder is an ``EventDetour`` with a detour,
/// that detour wins.
@MainActor
final class EmitterDetour {
  /// The emitter whose responder is the detour.
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
  /// Whether the chain above this responder has another one. A chain that runs in a loop ends where it repeats.
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
