/// A detour that one object has for itself, not by its class.
///
/// Two need one, because it serves a responder of any class, which no role of the class can do: an `EventRecorder(above:)`,
/// and a controller of UIKit that SwiftUI shows. Other apps have none, which costs an emission one load.
final class AttachedDetour {
  /// Where events are led; asked at each emission.
  let responder: @MainActor () -> (any EventResponder)?

  init(_ responder: @escaping @MainActor () -> (any EventResponder)?) {
    self.responder = responder
  }
}

extension Attachments<AttachedDetour> {
  /// What the events that leave `responder` are led through; nil if no detour is attached to it.
  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    attachments(of: responder).last?.object?.responder()
  }
}

extension EventRouter {
  /// Leads the events that leave `responder` through what `detour` returns, as long as the observation lives, in place of
  /// a detour of its class. Where the detour's chain ends, they go on as ever; nil is no detour.
  package static func detour(
    above responder: any EventResponder,
    through detour: @escaping @MainActor () -> (any EventResponder)?
  ) -> EventObservation {
    state.attachedDetours.attach(AttachedDetour(detour), to: responder)
  }

  /// The detour that was attached by ``detour(above:through:)``; nil if there is none.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
