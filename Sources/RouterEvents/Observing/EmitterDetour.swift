/// A detour from a responder to the responder of an emitter. It ends when this object is released.
///
/// Where the chain of the emitter's responder ends, events continue along the first responder's chain. They start there
/// if the emitter has no responder. If the first responder is an ``EventDetour`` with a detour, that detour wins.
@MainActor
final class EmitterDetour {
  /// The emitter whose responder is the detour.
  var events: EventEmitter

  private var observation: EventObservation?

  init(above responder: any EventResponder, through events: EventEmitter) {
    self.events = events
    observation = EventRouter.detour(above: responder) { [weak self, weak responder] in
      (responder as? any EventDetour)?.eventDetour ?? self?.events.responder
    }
  }
}
