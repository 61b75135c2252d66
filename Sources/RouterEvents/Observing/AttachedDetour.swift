/// A detour attached to one object, independent of its class.
///
/// An `EventRecorder(above:)` and a UIKit controller shown in SwiftUI attach one, because they work with a responder of
/// any class. Without attached detours, the check costs an emission one load.
final class AttachedDetour {
  /// A closure that returns the detour, or nil for none. It is called for each emission.
  let responder: @MainActor () -> (any EventResponder)?

  init(_ responder: @escaping @MainActor () -> (any EventResponder)?) {
    self.responder = responder
  }
}

extension Attachments<AttachedDetour> {
  /// Returns the detour attached last to `responder`, or nil if there is none.
  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    attachments(of: responder).last?.object?.responder()
  }
}

extension EventRouter {
  /// Attaches a detour to `responder`, which takes precedence over the detour of its class.
  ///
  /// - Parameters:
  ///   - responder: The responder whose events take the detour.
  ///   - detour: Returns the detour, or nil to use the detour of the class. It is called for each emission.
  /// - Returns: A token. Releasing it removes the detour.
  package static func detour(
    above responder: any EventResponder,
    through detour: @escaping @MainActor () -> (any EventResponder)?
  ) -> EventObservation {
    state.attachedDetours.attach(AttachedDetour(detour), to: responder)
  }

  /// Returns the detour attached by ``detour(above:through:)``, or nil if there is none.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
