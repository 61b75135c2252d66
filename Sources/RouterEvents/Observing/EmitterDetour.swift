/// Leads the events that leave a responder of any class through that of an emitter, as long as this lives.
///
/// Where the chain of the emitter's responder ends, events go on along their own. If the emitter has no responder, they
/// do so at once. A detour that the class of the first responder has counts instead.
@MainActor
final class EmitterDetour {
  /// The emitter whose responder events are led through.
  var events: EventEmitter

  private var observation: EventObservation?

  init(above responder: any EventResponder, through events: EventEmitter) {
    self.events = events
    observation = EventRouter.detour(above: responder) { [weak self, weak responder] in
      (responder as? any EventDetour)?.eventDetour ?? self?.events.responder
    }
  }
}
