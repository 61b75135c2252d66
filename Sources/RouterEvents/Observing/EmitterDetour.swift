/// Leads the events that leave a responder of any class through that of an emitter, as long as this lives.
///
/// Where the chain of the emitter's responder ends, events go on along their own. They do so at once if the emitter has no
/// responder, or if their own chain leads to it. A detour that the class of the first responder has counts instead.
@MainActor
final class EmitterDetour {
  /// The emitter whose responder events are led through.
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
