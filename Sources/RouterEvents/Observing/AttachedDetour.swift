/// A detour that one object has for itself, not by its class.
///
/// For RouterEventsTesting alone: an `EventRecorder(above:)` stands between a responder of any class and what is really
/// above it, which no role of the responder's class can do. An app has none, which costs an emission one load.
final class AttachedDetour {
  let detour: any EventResponder

  init(_ detour: any EventResponder) {
    self.detour = detour
  }
}

extension Attachments<AttachedDetour> {
  /// What the events that leave `responder` are led through; nil if no detour is attached to it.
  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    attachments(of: responder).last?.object?.detour
  }
}

extension EventRouter {
  /// Leads the events that leave `responder` through `detour`, as long as the observation lives, in place of a detour
  /// of its class. Where the detour's chain ends, they go on as ever.
  package static func detour(
    above responder: any EventResponder,
    through detour: any EventResponder
  ) -> EventObservation {
    state.attachedDetours.attach(AttachedDetour(detour), to: responder)
  }

  /// The detour that was attached by ``detour(above:through:)``; nil if there is none.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
